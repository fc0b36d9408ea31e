declare module "virtual:art" {
  const address: string;
  export default address;
}

declare module "virtual:languages" {
  export const NAMES: Record<string, string>;
  export const WHOLE: Record<string, boolean>;
  export const TEXTS: Record<string, () => Promise<string>>;
}
