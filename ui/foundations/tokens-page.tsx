import { useState } from 'react';
import { TextField } from '../components/forms/text-field/text-field.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { cssVar, schemes } from '../tokens/build/tokens.ts';
import { Chapter, FoundationPage, type NamedToken, TokenLine, tokensFrom } from './foundation-page.tsx';
import { schemeNames } from './scheme-names.ts';
import styles from './tokens-page.module.css';

const downloads = schemes.map((scheme) => [
  `${scheme}.tokens.json`,
  `${schemeNames[scheme][0]}: all tokens in the DTCG format 2025.10, with references to raw values.`,
]);

const figmaDownloads = [
  ['figma-palette.json', 'The collection Palette: raw colours, hidden from pickers.'],
  ['figma-measures.json', 'The collection Measures: space, type, motion.'],
  ...schemes.map((scheme) => [
    `figma-schemes-${scheme}.json`,
    `The collection Schemes, mode ${schemeNames[scheme][0]}: colours and shadows.`,
  ]),
];

const groups = [
  ['color-', 'Semantic colours', 'Used by components. Each has a value in every scheme.'],
  ['raw-', 'Raw colours', 'Only semantic colours refer to them. They have no custom property.'],
  ['space-', 'Space', 'The count of 4 px steps.'],
  ['size-', 'Sizes', 'Controls, widths and panels.'],
  ['font-', 'Type', 'Families, sizes, weights, line heights and letter spacing.'],
  ['radius-', 'Corners', 'Corner radii.'],
  ['border-width-', 'Borders', 'Border widths.'],
  ['elevation-', 'Elevation', 'Shadows, which are edges in high contrast.'],
  ['layer-', 'Layers', 'Stacking order.'],
  ['duration-', 'Durations', 'Of transitions, messages and slides.'],
  ['easing-', 'Easings', 'Curves of transitions.'],
  ['breakpoint-', 'Breakpoints', 'For media queries, which can’t read custom properties.'],
  ['threshold-', 'Thresholds', 'For scripts.'],
  ['', 'Components', 'Measures of one component.'],
] as const;

/** All tokens by group. A token belongs to the first group whose prefix it has. */
const byGroup = Map.groupBy(tokensFrom(''), ({ name }) => groups.find(([prefix]) => name.startsWith(prefix)));

function Sample({ token }: { token: NamedToken }) {
  if (token.type !== 'color') return null;
  const isRaw = token.name.startsWith('raw-');
  return (
    <span
      className={styles.swatch}
      style={{ background: isRaw ? String(token.value) : cssVar(token.name) }}
    />
  );
}

const Files = ({ files }: { files: readonly (readonly string[])[] }) => (
  <ul className={styles.downloads}>
    {files.map(([file, text]) => (
      <li key={file}>
        <a className={styles.link} href={`./tokens/${file}`} download={file}>
          {file}
        </a>
        <Text size="caption" tone="muted">
          {text}
        </Text>
      </li>
    ))}
  </ul>
);

/** Foundations page with all tokens and their files for other tools. */
export function TokensPage() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase().replace(/^--/, '');
  const matches = ({ name, description, value }: NamedToken) =>
    `${name} ${description} ${value}`.toLowerCase().includes(wanted);
  const shown = groups
    .map((group) => [group, (byGroup.get(group) ?? []).filter(matches)] as const)
    .filter(([, tokens]) => tokens.length > 0);
  const count = shown.reduce((sum, [, tokens]) => sum + tokens.length, 0);
  return (
    <FoundationPage
      title="Tokens"
      lead="Every token with its custom property, its value in each scheme, its name in TypeScript and the components that use it. Copy one, or download all."
    >
      <Chapter
        title="Download"
        text="Built from the same files as the style sheets. A test compares every value with the CSS."
      >
        <Files files={downloads} />
      </Chapter>
      <Chapter
        title="In Figma"
        text="Figma imports these files as variables, without a plugin. They carry descriptions and the names in code."
      >
        <ol>
          <li>
            Open Variables, import figma-palette.json as a new collection and name it Palette. Do the same
            with figma-measures.json: Measures.
          </li>
          <li>
            Import figma-schemes-light.json as the collection Schemes. Its colours refer to Palette, so that
            comes first.
          </li>
          <li>
            Import the other three schemes into the same collection, a mode each. The free plan has one mode a
            collection: import each scheme as its own.
          </li>
        </ol>
        <Files files={figmaDownloads} />
      </Chapter>
      <Chapter
        title="In code"
        text="In a style sheet, use the custom property. In TypeScript, use the name: it is checked."
      >
        <Stack space="3">
          <code className={styles.sample}>color: var(--color-text-link);</code>
          <code className={styles.sample}>import {'{ cssVar, tokens }'} from '@imc/ui/tokens';</code>
          <code className={styles.sample}>style={"{{ color: cssVar('color-text-link') }}"}</code>
        </Stack>
      </Chapter>
      <Chapter title="Find" text="By name, value or description.">
        <Stack space="3">
          <TextField
            label="Find a token"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <Text size="small" tone="muted" role="status">
            {count === 1 ? '1 token' : `${count} tokens`}
          </Text>
        </Stack>
      </Chapter>
      {shown.map(([[prefix, title, text], tokens]) => (
        <Chapter key={prefix} title={title} text={text}>
          {tokens.map((token) => (
            <TokenLine key={token.name} token={token}>
              <Sample token={token} />
            </TokenLine>
          ))}
        </Chapter>
      ))}
    </FoundationPage>
  );
}
