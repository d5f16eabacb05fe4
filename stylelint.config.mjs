import { guarded } from './scripts/stylelint/guarded.ts';
import { logical } from './scripts/stylelint/logical.ts';
import { tokens } from './scripts/stylelint/tokens.ts';

/** CSS design rules: tokens only, logical properties, guarded hover and motion. Exceptions are disabled in the CSS file with a reason. */
const physical = '/^(margin|padding|border)-(top|right|bottom|left)/';

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-value-no-unknown-custom-properties', guarded, logical, tokens],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  ignoreFiles: [
    'app/dist/**',
    'release/**',
    'ui/{tokens,fonts}/build/**',
    '**/storybook-static/**',
    '.cache/**',
  ],
  rules: {
    'imc/guarded': true,
    'imc/logical': true,
    'imc/tokens': true,
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
    'import-notation': 'string',
    'property-no-vendor-prefix': [true, { ignoreProperties: ['font-smoothing', 'text-size-adjust'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-disallowed-list': [
      [physical, '/^(top|right|bottom|left)$/', '/^(min-|max-)?(width|height)$/'],
      { message: 'Use the logical property (margin-inline-start, inset-block-end, inline-size …).' },
    ],
    'color-no-hex': [true, { message: 'Use a token: var(--color-…).' }],
    'color-named': ['never', { ignore: ['inside-function'] }],
    'function-disallowed-list': [['rgb', 'rgba', 'hsl', 'hsla'], { message: 'Use a token: var(--color-…).' }],
    'declaration-property-value-disallowed-list': [
      { '/.*/': ['/var\\(--raw-/'], 'font-size': ['/^[\\d.]+em$/'], float: ['left', 'right'] },
      { message: 'Use a meaning token, or a logical value (inline-end).' },
    ],
    'csstools/value-no-unknown-custom-properties': [true, { importFrom: ['ui/tokens/build/tokens.css'] }],
  },
};
