import { cssVar, type TokenName, tokens } from '../tokens/build/tokens.ts';
import { Chapter, FoundationPage, type NamedToken, TokenLine, tokensFrom } from './foundation-page.tsx';
import styles from './space-page.module.css';

const named = (...names: TokenName[]): NamedToken[] => names.map((name) => ({ name, ...tokens[name] }));

const targets = named('size-target', 'size-control', 'button-height-small', 'field-height');
const widths = named('size-measure', 'size-form', 'size-page', 'size-sidebar');
const fixed = named('size-nav-panel', 'size-nav-menu-about', 'size-nav-menu-membership', 'size-chart');

const bar = (token: NamedToken) => (
  <TokenLine key={token.name} token={token}>
    <span className={styles.size} style={{ inlineSize: cssVar(token.name) }} />
  </TokenLine>
);

/** Foundations page on space and sizes, rendered from the tokens. */
export function SpacePage() {
  return (
    <FoundationPage
      title="Space"
      lead="A scale of 4 px steps. Layout components set the space between elements; no component has an outer margin."
    >
      <Chapter
        title="Steps"
        text="The number is the count of 4 px steps. Pass it as the space prop of Stack, Cluster, Grid and Columns."
      >
        {tokensFrom('space-').map((token) => (
          <TokenLine key={token.name} token={token}>
            <span className={styles.bar} style={{ inlineSize: cssVar(token.name) }} />
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Which step to use"
        text="Related elements are closer together than unrelated ones, so that the distance shows what belongs together."
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Between</th>
              <th scope="col">Step</th>
            </tr>
          </thead>
          <tbody>
            {[
              ['an icon and its text, a label and its field', '1 or 2'],
              ['buttons in a row, lines of one item', '3'],
              ['a heading and its text, cells of a table', '3 or 4'],
              ['fields of a form, cards in a grid', '6'],
              ['groups of a form, two columns', '8 to 12'],
              ['sections of a page', '16 to 24, set by Section'],
              ['content and the edge of the screen', 'gutter'],
            ].map(([between, step]) => (
              <tr key={between}>
                <td>{between}</td>
                <td>{step}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Chapter>
      <Chapter
        title="Touch targets"
        text="Touch targets are at least 44 px. The small button is for dense tables used with a mouse; on a phone its target is still 44 px."
      >
        {targets.map((token) => (
          <TokenLine key={token.name} token={token}>
            <span className={styles.target} style={{ blockSize: cssVar(token.name) }} />
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Widths"
        text="A line of text has at most 60 to 75 characters, a form stays narrow enough to scan, and a page is at most 1120 px wide."
      >
        {widths.map(bar)}
      </Chapter>
      <Chapter
        title="Fixed by the specification"
        text="Section 9 of the specification sets these to the pixel."
      >
        {fixed.map(bar)}
      </Chapter>
      <Chapter title="Seals and tiles" text="Their available sizes.">
        {[...tokensFrom('seal-'), ...tokensFrom('tile-size-')].map(bar)}
      </Chapter>
    </FoundationPage>
  );
}
