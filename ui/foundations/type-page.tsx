import { Grid } from '../layout/grid/grid.tsx';
import { Text } from '../layout/text/text.tsx';
import { cssVar } from '../tokens/build/tokens.ts';
import { Chapter, FoundationPage, TokenLine, tokensFrom } from './foundation-page.tsx';
import styles from './type-page.module.css';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 ₦&@?!';

/** Foundations page on typography, rendered from the tokens. */
export function TypePage() {
  return (
    <FoundationPage
      title="Type"
      lead="Newsreader for headlines and figures, Public Sans for everything else. Both are self-hosted and subset to 37 KB together."
    >
      <Chapter
        title="Newsreader"
        text="Headlines and figures in weights 420 to 500, with tight spacing, at the optical size for 36 pt. Never for running text or controls."
      >
        <p className={styles.specimen}>Letters, examined</p>
        <p className={styles.displayAlphabet}>{alphabet}</p>
      </Chapter>
      <Chapter title="Public Sans" text="Running text and controls, in weights 400 to 700.">
        <p className={styles.textSpecimen}>
          From the student at 200 level to the Distinguished Fellow with a quarter of a century behind them,
          every member carries letters that mean something: education shown, work examined, two referees
          asked, a code signed.
        </p>
        <p className={styles.textAlphabet}>{alphabet}</p>
      </Chapter>
      <Chapter
        title="Sizes"
        text="Eleven sizes. The larger ones grow with the screen width from 360 to 1280 px."
      >
        {tokensFrom('font-size-').map((token) => (
          <TokenLine key={token.name} token={token}>
            <span
              className={/[5-9]|[a-z]$/.test(token.name) ? styles.display : undefined}
              style={{ fontSize: cssVar(token.name) }}
            >
              {token.name.endsWith('figure') ? '2,210' : 'Adaeze'}
            </span>
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Weights"
        text="Weight distinguishes text; it does not make it louder. Headings are not bold."
      >
        {tokensFrom('font-weight-').map((token) => (
          <TokenLine key={token.name} token={token}>
            <span
              className={token.name.includes('display') ? styles.display : undefined}
              style={{ fontWeight: cssVar(token.name), fontSize: cssVar('font-size-5') }}
            >
              Membership
            </span>
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Figures"
        text="Lining figures everywhere, tabular ones where amounts are aligned in a column. Both families contain the naira sign."
      >
        <Grid columns={2}>
          <div>
            <Text size="caption" tone="muted">
              Running
            </Text>
            <p>
              ₦111,111
              <br />
              ₦500,000
            </p>
          </div>
          <div>
            <Text size="caption" tone="muted">
              Tabular
            </Text>
            <Text tabular>
              ₦111,111
              <br />
              ₦500,000
            </Text>
          </div>
        </Grid>
      </Chapter>
      <Chapter
        title="Names"
        text="The main file of both families contains the dots and tone marks of Yoruba and Igbo names. Neither family has the hooked letters of Hausa, which use a system font."
      >
        <p className={styles.names}>
          Ọlátúnjí Adébáyọ̀ · Ẹniọlá Ṣóyínká · Ụzọamaka Nwáńkwọ · Chukwuemeka Ọkọrọ
        </p>
        <p>Ọlátúnjí Adébáyọ̀ · Ẹniọlá Ṣóyínká · Ụzọamaka Nwáńkwọ · Chukwuemeka Ọkọrọ</p>
      </Chapter>
      <Chapter
        title="Lines and spacing"
        text="Headlines have tight lines, running text has more space. The letters of a grade are spaced."
      >
        {[...tokensFrom('font-line-'), ...tokensFrom('font-tracking-')].map((token) => (
          <TokenLine key={token.name} token={token}>
            <span
              className={styles.lines}
              style={
                token.type === 'number'
                  ? { lineHeight: cssVar(token.name) }
                  : { letterSpacing: cssVar(token.name) }
              }
            >
              Institute of Management Consultants, FIMC
            </span>
          </TokenLine>
        ))}
      </Chapter>
      <Chapter
        title="Fallback fonts"
        text="Until the web fonts are loaded, system fonts adjusted to the same widths and heights are used, so that no text moves when the web fonts arrive."
      >
        <p className={styles.specimen}>Letters, examined</p>
        <p className={styles.standInDisplay}>Letters, examined</p>
        <p>Every member carries letters that mean something.</p>
        <p className={styles.standInText}>Every member carries letters that mean something.</p>
      </Chapter>
    </FoundationPage>
  );
}
