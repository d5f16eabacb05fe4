import { Grid } from '../layout/grid/grid.tsx';
import { cssVar } from '../tokens/build/tokens.ts';
import { Chapter, FoundationPage, TokenLine, tokensFrom } from './foundation-page.tsx';
import styles from './space-page.module.css';

/** Space and shape, drawn from the tokens. */
export function SpacePage() {
  return (
    <FoundationPage
      title="Space and shape"
      lead="A rhythm of four pixels, nearly square corners, hairlines instead of shadows. Layout components own the space; nothing has an outer margin."
    >
      <Chapter
        title="Space"
        text="The number is the count of 4-px steps. Stack, Cluster, Grid and Columns take it by that number."
      >
        {tokensFrom('space-').map((token) => (
          <TokenLine key={token.name} token={token}>
            <span className={styles.bar} style={{ inlineSize: cssVar(token.name) }} />
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Corners"
        text="Three pixels: cut with a knife, not with a compass. Only badges and avatars are round."
      >
        <Grid columns={3}>
          {tokensFrom('radius-').map((token) => (
            <TokenLine key={token.name} token={token}>
              <span className={styles.corner} style={{ borderRadius: cssVar(token.name) }} />
            </TokenLine>
          ))}
        </Grid>
      </Chapter>
      <Chapter
        title="Rules"
        text="A hairline separates, two pixels close, three pixels of brass mark the present place."
      >
        {tokensFrom('border-width-').map((token) => (
          <TokenLine key={token.name} token={token}>
            <span className={styles.rule} style={{ borderBlockStartWidth: cssVar(token.name) }} />
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Elevation"
        text="Resting things cast no shadow. What leaves its place for a moment does."
      >
        <Grid columns={3}>
          {tokensFrom('elevation-').map((token) => (
            <TokenLine key={token.name} token={token}>
              <span className={styles.sheet} style={{ boxShadow: cssVar(token.name) }} />
            </TokenLine>
          ))}
        </Grid>
      </Chapter>
      <Chapter title="Sizes" text="Nothing that a finger presses is smaller than 44 px.">
        {[...tokensFrom('size-'), ...tokensFrom('seal-'), ...tokensFrom('tile-size-')].map((token) => (
          <TokenLine key={token.name} token={token}>
            <span className={styles.size} style={{ inlineSize: cssVar(token.name) }} />
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Breakpoints and layers"
        text="Drawn at 360 px first. A layer is where a thing stands when two meet."
      >
        {[...tokensFrom('breakpoint-'), ...tokensFrom('layer-')].map((token) => (
          <TokenLine key={token.name} token={token}>
            <b>{token.value}</b>
          </TokenLine>
        ))}
      </Chapter>
    </FoundationPage>
  );
}
