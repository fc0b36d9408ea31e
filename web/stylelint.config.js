/** Colours, sizes of type, layers and space come from the tokens of src/theme.css: what is written here keeps it so. */
const TOKEN = /^(var\(--type-[\w-]+\)|[\d.]+em|inherit)$/;
const FONT =
  /^(inherit|(\d00 )?(var\(--type-[\w-]+\)|max\(var\(--type-[\w-]+\), calc\(.+\)\)|[\d.]+em)( ?\/ ?[\d.]+)? var\(--(display|text|mono)\))$/;
const SPACED = /(?<![\w.])(?:[4-9]|[1-5]\d|6[0-4])(?:\.\d+)?px\b/; // 1 to 3 px are lines; above 64 px it is layout
const DRAWN = "(--|animation|background|box-shadow|clip-path|filter|mask|stroke|text-shadow|transform)"; // not space

export default {
  rules: {
    "color-named": "never",
    "color-no-hex": true,
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix"],
    "declaration-property-value-allowed-list": {
      "z-index": [/^var\(--layer-[\w-]+\)$/, "auto"],
      "font-size": [TOKEN],
      font: [FONT],
    },
    "declaration-property-value-disallowed-list": { [`/^(?!${DRAWN})/`]: [SPACED], "border-radius": [/[4-9]px|\d\dpx/] },
    "declaration-property-unit-disallowed-list": { "/.*/": ["dvh", "svh", "lvh", "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax"] },
    "media-feature-range-notation": "prefix",
    "media-feature-name-value-allowed-list": {
      "max-width": ["479px", "599px", "819px", "999px"],
      "min-width": ["1500px"],
    },
  },
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
};
