import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { type TokenName, tokens } from '../ui/tokens/build/tokens.ts';
import { selectDefaultPanel } from './manager/default-panel.ts';
import { rowName, sidebarOrder } from './search/sidebar-order.ts';

const colour = (name: TokenName) => String(tokens[name].value);

/** Theme of Storybook's own interface: institute blue, like the admin sidebar, so that light surfaces always belong to the product. */
const theme = create({
  base: 'dark',
  // `brandTitle` may contain markup only if there is no `brandImage`.
  brandTitle:
    '<span class="brand"><img src="./seal.svg" alt="" width="44" height="44" /><span>Institute of Management Consultants</span></span>',
  brandImage: undefined,
  brandUrl: './?path=/docs/welcome--docs',
  brandTarget: '_self',
  fontBase: "'Public Sans Variable', system-ui, sans-serif",
  colorPrimary: colour('color-action-brass'),
  colorSecondary: colour('raw-color-blue-400'),
  appBg: colour('color-surface-institute-deep'),
  appContentBg: colour('raw-color-blue-950'),
  appHoverBg: colour('color-surface-institute'),
  appPreviewBg: colour('color-surface-page'),
  appBorderColor: colour('raw-color-blue-700'),
  appBorderRadius: 3,
  textColor: colour('color-text-on-brand'),
  textInverseColor: colour('color-surface-institute-deep'),
  textMutedColor: colour('color-border-on-brand'),
  barBg: colour('color-surface-institute-deep'),
  barTextColor: colour('color-text-on-brand-muted'),
  barHoverColor: colour('color-action-brass'),
  barSelectedColor: colour('color-action-brass'),
  buttonBg: colour('color-surface-institute'),
  buttonBorder: colour('color-border-on-brand'),
  booleanBg: colour('color-surface-institute'),
  booleanSelectedBg: colour('raw-color-blue-600'),
  inputBg: colour('raw-color-blue-950'),
  inputBorder: colour('color-border-on-brand'),
  inputTextColor: colour('color-text-on-brand'),
  inputBorderRadius: 3,
});

// The sidebar starts with its sections only.
const collapsedRoots = sidebarOrder.flatMap((name) => (typeof name === 'string' ? name.toLowerCase() : []));
addons.setConfig({ theme, sidebar: { showRoots: true, collapsedRoots, renderLabel: rowName } });
selectDefaultPanel();
