import { tokens } from '../tokens/build/tokens.ts';

// Mail programs ignore custom properties and parts of style sheets, so every rule is inline, with the values of the tokens. The style sheet in
// the head only adds the dark scheme, for programs that read it.

type ColorName = Extract<keyof typeof tokens, `color-${string}`>;

const light = (name: ColorName): string => String(tokens[name].value);
const dark = (name: ColorName): string => {
  const token: { value: string | number; dark?: string | number } = tokens[name];
  return String(token.dark ?? token.value);
};

/** System fonts: few mail programs load web fonts, and a remote font would reveal that the mail was opened. */
export const serif = "Newsreader, Georgia, 'Times New Roman', serif";
export const sans = "'Public Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Colours of the parts of a mail, by the class that carries the dark value. */
const colors = {
  'mail-page': { background: 'color-surface-page' },
  'mail-sheet': { background: 'color-surface-sheet', border: 'color-border-hairline' },
  'mail-band': { background: 'color-surface-institute' },
  'mail-text': { color: 'color-text-default' },
  'mail-muted': { color: 'color-text-muted' },
  'mail-rule': { border: 'color-border-hairline' },
  'mail-action': { background: 'color-action-primary', color: 'color-action-on-primary' },
} as const satisfies Record<string, { background?: ColorName; border?: ColorName; color?: ColorName }>;

export type MailPart = keyof typeof colors;

const properties = { background: 'backgroundColor', border: 'borderColor', color: 'color' } as const;
const cssNames = { background: 'background-color', border: 'border-color', color: 'color' } as const;

/** Returns the class and the light colours of a part, for the element's `className` and `style`. */
export function part(name: MailPart): { className: MailPart; colors: Record<string, string> } {
  const entries = Object.entries(colors[name]) as [keyof typeof properties, ColorName][];
  return {
    className: name,
    colors: Object.fromEntries(entries.map(([kind, token]) => [properties[kind], light(token)])),
  };
}

/** Fixed colours on the blue band, which is dark in every scheme. */
export const onBand = {
  text: light('color-text-on-brand'),
  brass: light('color-mark-brass-bright'),
} as const;

/** React Email repeats the page's colour on a cell inside the body, because some programs drop the body. */
const selectorOf = (name: string): string =>
  name === 'mail-page' ? '.mail-page,.mail-page>table>tbody>tr>td' : `.${name}`;

const darkRules = Object.entries(colors).map(
  ([name, uses]) =>
    `${selectorOf(name)}{${(Object.entries(uses) as [keyof typeof cssNames, ColorName][])
      .map(([kind, token]) => `${cssNames[kind]}:${dark(token)} !important`)
      .join(';')}}`,
);

/** Style sheet in the head of every mail: the dark scheme, and less space at the edges of a phone. */
export const mailStyleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${darkRules.join('')}}`,
  '@media (max-width:480px){.mail-pad>tbody>tr>td{padding-left:20px !important;padding-right:20px !important}}',
].join('\n');
