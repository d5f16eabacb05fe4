import { type Scheme, type TokenName, tokens, valueIn } from '@imc/ui/tokens';
import { create, type ThemeVars } from 'storybook/theming';

const families = {
  fontBase: "'Public Sans Variable', 'Public Sans as Roboto', 'Public Sans as Arial', system-ui, sans-serif",
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
};

/** Returns the theme of Storybook's own blocks (canvas, controls, tables, code), which does not support custom properties. */
export function docsTheme(scheme: Scheme): ThemeVars {
  const colour = (name: TokenName) => String(valueIn(tokens[name], scheme));
  const isDark = scheme.endsWith('dark');
  return create({
    base: isDark ? 'dark' : 'light',
    ...families,
    colorPrimary: colour('color-text-link'),
    colorSecondary: colour('color-text-link'),
    appBg: colour('color-surface-page'),
    appContentBg: colour('color-surface-sheet'),
    appPreviewBg: colour('color-surface-page'),
    appBorderColor: colour('color-border-hairline'),
    appBorderRadius: 3,
    textColor: colour('color-text-default'),
    textInverseColor: colour('color-surface-sheet'),
    textMutedColor: colour('color-text-muted'),
    barBg: colour('color-surface-sheet'),
    barTextColor: colour('color-text-muted'),
    barHoverColor: colour('color-text-link'),
    barSelectedColor: colour('color-text-link'),
    buttonBg: colour('color-surface-sheet'),
    buttonBorder: colour('color-border-control'),
    booleanBg: colour('color-surface-page-deep'),
    booleanSelectedBg: colour('color-surface-sheet'),
    inputBg: colour('color-surface-field'),
    inputBorder: colour('color-border-control'),
    inputTextColor: colour('color-text-default'),
    inputBorderRadius: 3,
  });
}
