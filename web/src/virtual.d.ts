declare module "virtual:art" {
  const address: string;
  export default address;
}
