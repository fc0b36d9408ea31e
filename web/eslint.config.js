import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const IGNORED = { args: "all", argsIgnorePattern: "^_", varsIgnorePattern: "^_$", destructuredArrayIgnorePattern: "^_" };

export default ts.config(
  { ignores: ["node_modules", "src/lib/schema.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // svelte-check says it, and knows types
      "@typescript-eslint/no-unused-vars": ["error", IGNORED],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "svelte/no-unused-svelte-ignore": "off", // it takes the reason behind the codes for more codes
      "svelte/no-useless-mustaches": ["error", { ignoreStringEscape: true }],
      "svelte/prefer-svelte-reactivity": "off", // what a module keeps for itself need not be watched
    },
  },
);
