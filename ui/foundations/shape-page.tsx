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
import { TokenTools } from './token-tools.tsx';

/** A sample of a token, with its name and description below. */
function Plate({ token, children }: { token: NamedToken; children: ReactNode }) {
  return (
    <Stack space="2" as="li">
      <div className={styles.plate}>{children}</div>
      <div>
        <TokenTools token={token} />
        <Text size="caption" tone="muted">
          {token.type !== 'color' && `${token.value} · `}
          {token.description}
        </Text>
      </div>
    </Stack>
  );
}

/** Foundations page on corners, borders and elevation, rendered from the tokens. */
export function ShapePage() {
  return (
    <FoundationPage
      title="Shape"
      lead="Nearly square corners, hairlines instead of boxes, and no shadows on resting elements."
    >
      <Chapter
        title="Corners"
        text="Corners have a radius of 3 px. Only status badges and avatars are round."
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
        text="One pixel separates, two pixels end a part, three pixels of brass mark the current page. A thicker border is never used for emphasis."
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
        text="A hairline may be faint, because nothing depends on it. The edge of a control may not, because it shows where people can type."
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
        text="Resting elements are flat. Elements that temporarily float above the page, such as a menu, the scrolled bar or a dialog, cast a shadow. In high contrast the shadow becomes an edge."
      >
        <Stack space="6">
          {schemes.map((scheme) => (
            <div key={scheme} className={styles.elevations} data-scheme={scheme} data-ground="page">
              {tokensFrom('elevation-').map((token) => (
                <div key={token.name} className={styles.raised} style={{ boxShadow: cssVar(token.name) }}>
                  <TokenTools token={token} />
                  <Text size="caption" tone="muted">
                    {scheme}: {valueIn(token, scheme)}
                  </Text>
                </div>
              ))}
            </div>
          ))}
        </Stack>
      </Chapter>
      <Chapter title="Don’t" text="Common styles that we avoid.">
        <Rules
          rules={[
            'A shadow below a card on the page. Its hairline is enough.',
            'Corners of 8 px or more, or pill-shaped buttons.',
            'A coloured bar at the side of every box. Brass only marks the current page.',
            'A box inside a box. A rule between two parts does the same with half the lines.',
          ]}
        />
      </Chapter>
    </FoundationPage>
  );
}
