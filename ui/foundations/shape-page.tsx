import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../components/actions/button/button.tsx';
import { StatusBadge } from '../components/data/status-badge/status-badge.tsx';
import { Avatar } from '../components/identity/avatar/avatar.tsx';
import { Cluster } from '../layout/cluster/cluster.tsx';
import { Grid } from '../layout/grid/grid.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { cssVar, schemes, valueIn } from '../tokens/build/tokens.ts';
import { Chapter, FoundationPage, type NamedToken, Rules, tokensFrom } from './foundation-page.tsx';
import styles from './shape-page.module.css';

/** A token by its drawing, with its name and its sentence beneath. */
function Plate({ token, children }: { token: NamedToken; children: ReactNode }) {
  return (
    <Stack space="2" as="li">
      <div className={styles.plate}>{children}</div>
      <div>
        <code className={styles.name}>
          {token.name}
          {token.type !== 'color' && ` · ${token.value}`}
        </code>
        <Text size="caption" tone="muted">
          {token.description}
        </Text>
      </div>
    </Stack>
  );
}

/** Corners, borders and elevation, drawn from the tokens. */
export function ShapePage() {
  return (
    <FoundationPage
      title="Shape"
      lead="Cut with a knife, not with a compass: nearly square corners, hairlines instead of boxes, and no shadow under what rests."
    >
      <Chapter
        title="Corners"
        text="Three pixels on everything that has corners. Only what names a state or a person is round."
      >
        <Stack space="6">
          <Grid columns={3} as="ul">
            {tokensFrom('radius-').map((token) => (
              <Plate key={token.name} token={token}>
                <span className={styles.corner} style={{ borderRadius: cssVar(token.name) }} />
              </Plate>
            ))}
          </Grid>
          <Cluster space="4">
            <Button>Apply Now</Button>
            <StatusBadge kind="application" status="approved" />
            <Avatar name="Adaeze Obi" />
          </Cluster>
        </Stack>
      </Chapter>
      <Chapter
        title="Borders"
        text="One pixel separates, two close, three of brass mark the present place. A border is never thicker to be louder."
      >
        <Grid columns={3} as="ul">
          {tokensFrom('border-width-').map((token) => (
            <Plate key={token.name} token={token}>
              <span
                className={styles.bordered}
                data-edge={token.name.replace('border-width-', '')}
                style={{ '--plate-edge': cssVar(token.name) } as CSSProperties}
              />
            </Plate>
          ))}
        </Grid>
      </Chapter>
      <Chapter
        title="Border colours"
        text="A hairline may be faint, since nothing depends on it. The edge of a control may not: it is what says that here one can type."
      >
        <Grid columns={3} as="ul">
          {tokensFrom('color-border-')
            .filter(({ name }) => !name.includes('institute'))
            .map((token) => (
              <Plate key={token.name} token={token}>
                <span
                  className={styles.outlined}
                  style={{ '--plate-ink': cssVar(token.name) } as CSSProperties}
                />
              </Plate>
            ))}
        </Grid>
      </Chapter>
      <Chapter
        title="Elevation"
        text="What rests lies flat. What leaves its place for a moment - a menu, the scrolled bar, a dialog - casts a shadow; in high contrast, a shadow becomes an edge."
      >
        <Stack space="6">
          {schemes.map((scheme) => (
            <div key={scheme} className={styles.elevations} data-scheme={scheme} data-ground="page">
              {tokensFrom('elevation-').map((token) => (
                <div key={token.name} className={styles.raised} style={{ boxShadow: cssVar(token.name) }}>
                  <code className={styles.name}>{token.name.replace('elevation-', '')}</code>
                  <Text size="caption" tone="muted">
                    {scheme}: {valueIn(token, scheme)}
                  </Text>
                </div>
              ))}
            </div>
          ))}
        </Stack>
      </Chapter>
      <Chapter title="Not here" text="What other houses do, and this one does not.">
        <Rules
          rules={[
            'A shadow under a card that rests on the page. Its hairline says enough.',
            'Corners of eight pixels or more; a pill for a button.',
            'A coloured bar down the side of every box. Brass marks one place: the present one.',
            'A box within a box. A rule between two things does the same with half the lines.',
          ]}
        />
      </Chapter>
    </FoundationPage>
  );
}
