import type { CSSProperties } from 'react';
import { Grid } from '../layout/grid/grid.tsx';
import { Heading } from '../layout/heading/heading.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { Chapter, FoundationPage, tokensFrom } from './foundation-page.tsx';
import styles from './layers-page.module.css';
import { TokenTools } from './token-tools.tsx';

const px = (rem: string | number) => Number.parseFloat(String(rem)) * 16;

/** Screen widths that every design is reviewed at. */
const screens = [
  [360, 'Phone: designed first'],
  [768, 'Tablet'],
  [1280, 'Desktop'],
] as const;
/** Wide enough for the label of the last breakpoint. */
const rulerWidth = 1760;

const changes = [
  [
    'Below 640 px',
    'One column. The navigation is behind a button, the member area has a bottom navigation, tables are cards.',
  ],
  ['From 640 px', 'Two cards or figures per row. The footer has two columns.'],
  ['From 768 px', 'Texts and images side by side. The four figures of the stat strip are in one row.'],
  [
    'From 1024 px',
    'The full navigation bar, the sidebars of the member and admin areas, grids with three or more columns, four footer columns.',
  ],
  ['From 1280 px', 'No changes. The content stays 1120 px wide and the margins grow.'],
] as const;

/** Foundations page on stacking order and breakpoints. */
export function LayersPage() {
  const layers = tokensFrom('layer-');
  return (
    <FoundationPage
      title="Layers and breakpoints"
      lead="Which element is on top where two overlap, and at which widths the layout changes."
    >
      <Chapter
        title="Layers"
        text="Five layers with wide gaps between them. Dialogs need none: the browser shows them in its top layer and makes the rest of the page inert."
      >
        <ol className={styles.stack}>
          {layers.toReversed().map((token, index) => (
            <li
              key={token.name}
              className={styles.layer}
              style={{ '--layer-step': layers.length - 1 - index } as CSSProperties}
            >
              <span className={styles.height}>{token.value}</span>
              <span>
                <TokenTools token={token} />
                <Text size="small" tone="muted">
                  {token.description}
                </Text>
              </span>
            </li>
          ))}
        </ol>
      </Chapter>
      <Chapter
        title="Breakpoints"
        text="Few, and in rem, so that text at 200% gets the layout of a screen half as wide. A unit test checks that all media queries use them."
      >
        <Stack space="8">
          <div className={styles.ruler}>
            {screens.map(([width, name]) => (
              <div
                key={width}
                className={styles.screen}
                style={{ inlineSize: `${(width / rulerWidth) * 100}%` }}
              >
                <b>{width}</b> <span>{name}</span>
              </div>
            ))}
            {tokensFrom('breakpoint-').map((token) => (
              <span
                key={token.name}
                className={styles.mark}
                style={{ insetInlineStart: `${(px(token.value) / rulerWidth) * 100}%` }}
              >
                <b>{px(token.value)}</b>
              </span>
            ))}
          </div>
          <Grid columns={2} as="ul">
            {tokensFrom('breakpoint-').map((token) => (
              <li key={token.name}>
                <TokenTools token={token} />
                <Text size="small" tone="muted">
                  {token.value} · {token.description}
                </Text>
              </li>
            ))}
          </Grid>
        </Stack>
      </Chapter>
      <Chapter
        title="What changes"
        text="Where possible, components adapt to their own width with container queries, not to the screen: a card wraps by the card's width."
      >
        <Stack space="5" as="ul">
          {changes.map(([from, text]) => (
            <li key={from}>
              <Heading level={3} size="label">
                {from}
              </Heading>
              <Text measure tone="muted">
                {text}
              </Text>
            </li>
          ))}
        </Stack>
      </Chapter>
      <Chapter
        title="By scroll"
        text="One threshold is not a width: the bar changes once the page has scrolled this far (S-9.1)."
      >
        {tokensFrom('threshold-').map((token) => (
          <div key={token.name}>
            <p className={styles.threshold}>{token.value} px</p>
            <TokenTools token={token} />
          </div>
        ))}
      </Chapter>
    </FoundationPage>
  );
}
