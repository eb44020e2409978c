// Lints the browser client and the drawn boards. Types are checked by tsc, layout by Prettier.
import js from "@eslint/js";
import globals from "globals";

const MAX_COLUMNS = 120;
const MAX_FUNCTION_LINES = 80;

export default [
  { ignores: ["**/vendor/**", "build/**", ".venv/**", "docs/**"] },
  js.configs.recommended,
  {
    files: ["src/**/*.js", "tests/**/*.js"],
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: globals.browser },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" },
    rules: {
      complexity: ["error", 15],
      eqeqeq: "error",
      "max-len": ["error", { code: MAX_COLUMNS }],
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", MAX_FUNCTION_LINES],
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      "no-var": "error",
      "prefer-const": "error",
      "no-warning-comments": [
        "error",
        { terms: ["@ts-ignore", "@ts-nocheck", "@ts-expect-error", "todo"], location: "anywhere" },
      ],
    },
  },
  // The parts of boards know the page around them by board-kit/host.js only.
  {
    files: ["src/ludoteca/web/board-kit/**/*.js"],
    rules: { "no-restricted-imports": ["error", { patterns: ["../table/*", "../pages/*"] }] },
  },
  { files: ["src/ludoteca/web/app/boot.js"], languageOptions: { sourceType: "script" } },
  // One function, evaluated in the page as an expression.
  {
    files: ["tests/browser/gallery/audit.js", "tests/browser/gallery/windows.js"],
    rules: { complexity: "off", "max-lines-per-function": "off" },
  },
  { files: ["tests/web/*.js"], languageOptions: { globals: globals.node } },
];
