import type { CSSProperties } from 'react';
import { Grid } from '../layout/grid/grid.tsx';
import { Heading } from '../layout/heading/heading.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { Chapter, FoundationPage, tokensFrom } from './foundation-page.tsx';
import styles from './layers-page.module.css';

const px = (rem: string | number) => Number.parseFloat(String(rem)) * 16;

/** The screens that everything is looked at on, and the widest that the ruler shows. */
const screens = [
  [360, 'A phone: drawn first'],
  [768, 'A tablet'],
  [1280, 'A desk'],
] as const;
const widest = 1280;

const changes = [
  [
    'Below 640 px',
    'One column. Navigation behind a button; member area with its bar at the foot; tables as cards.',
  ],
  ['From 640 px', 'Two cards and two figures in a row; the footer in two columns.'],
  ['From 768 px', 'Text beside text, picture beside text; the four figures of the strip in one row.'],
  [
    'From 1024 px',
    'The full navigation, sidebars of members and admins, grids of three and more, the footer in four.',
  ],
  ['From 1280 px', 'Nothing new. Content stays 1120 px wide and the margins grow.'],
] as const;

/** What stands over what, and where a page changes its layout. */
export function LayersPage() {
  const layers = tokensFrom('layer-');
  return (
    <FoundationPage
      title="Layers and breakpoints"
      lead="Which of two things lies on top when they meet, and at which width a page is laid out anew."
    >
      <Chapter
        title="Layers"
        text="Five heights, far apart. Dialogs need none: the browser shows them above everything and holds the rest back."
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
                <code className={styles.name}>{token.name.replace('layer-', '')}</code>
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
        text="Few, in rem, so that twice the text is laid out as on half the screen. A unit test holds every media query to these."
      >
        <Stack space="8">
          <div className={styles.ruler}>
            {screens.map(([width, name]) => (
              <div key={width} className={styles.screen} style={{ inlineSize: `${(width / widest) * 100}%` }}>
                <b>{width}</b> <span>{name}</span>
              </div>
            ))}
            {tokensFrom('breakpoint-').map((token) => (
              <span
                key={token.name}
                className={styles.mark}
                style={{ insetInlineStart: `${(px(token.value) / widest) * 100}%` }}
              >
                <b>{px(token.value)}</b>
              </span>
            ))}
          </div>
          <Grid columns={2} as="ul">
            {tokensFrom('breakpoint-').map((token) => (
              <li key={token.name}>
                <code className={styles.name}>
                  {token.name} · {token.value}
                </code>
                <Text size="small" tone="muted">
                  {token.description}
                </Text>
              </li>
            ))}
          </Grid>
        </Stack>
      </Chapter>
      <Chapter
        title="What changes"
        text="Where a component can know its own room it asks that, not the screen: the parts of a card break by the card."
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
        text="One threshold is not a width: the bar changes once the page has moved this far (S-9.1)."
      >
        {tokensFrom('threshold-').map((token) => (
          <p key={token.name} className={styles.threshold}>
            {token.value} px
          </p>
        ))}
      </Chapter>
    </FoundationPage>
  );
}
