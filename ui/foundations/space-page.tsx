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

/** Space and sizes, drawn from the tokens. */
export function SpacePage() {
  return (
    <FoundationPage
      title="Space"
      lead="A rhythm of four pixels. Layout components own the space between things; nothing has an outer margin of its own."
    >
      <Chapter
        title="Steps"
        text="The number is the count of 4-px steps. Stack, Cluster, Grid and Columns take it by that number."
      >
        {tokensFrom('space-').map((token) => (
          <TokenLine key={token.name} token={token}>
            <span className={styles.bar} style={{ inlineSize: cssVar(token.name) }} />
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Where they go"
        text="Things that belong together stand closer than things that do not: the distance says what the words need not."
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
              ['a sign and its word, a label and its field', '1 or 2'],
              ['buttons in a row, lines of one thing', '3'],
              ['a heading and its text, cells of a table', '3 or 4'],
              ['fields of a form, cards in a grid', '6'],
              ['groups of a form, two columns', '8 to 12'],
              ['sections of a page', '16 to 24, by the section itself'],
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
        title="Pressed by a finger"
        text="Nothing that a finger presses is smaller than 44 px. The small button is for dense tables beside a mouse, and keeps 44 px free around it on a phone."
      >
        {targets.map((token) => (
          <TokenLine key={token.name} token={token}>
            <span className={styles.target} style={{ blockSize: cssVar(token.name) }} />
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Widths"
        text="Text stops at 60 to 75 letters, a form where the eye can still follow, a page at 1120 px."
      >
        {widths.map(bar)}
      </Chapter>
      <Chapter
        title="Fixed by the specification"
        text="Section 9 of the specification names these to the pixel."
      >
        {fixed.map(bar)}
      </Chapter>
      <Chapter title="Seals and tiles" text="The sizes in which they are drawn.">
        {[...tokensFrom('seal-'), ...tokensFrom('tile-size-')].map(bar)}
      </Chapter>
    </FoundationPage>
  );
}
