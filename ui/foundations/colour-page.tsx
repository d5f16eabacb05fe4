import { clsx } from 'clsx';
import { Grid } from '../layout/grid/grid.tsx';
import { tokens } from '../tokens/build/tokens.ts';
import { contrast } from '../tokens/contrast.ts';
import { type ContrastPair, contrastPairs } from '../tokens/contrast-pairs.ts';
import styles from './colour-page.module.css';
import { Chapter, FoundationPage, type NamedToken, tokensFrom } from './foundation-page.tsx';

const groups = [
  [
    'surface',
    'Surfaces',
    'What things lie on. Paper is the page, a sheet lies on it, institute blue opens and closes.',
  ],
  ['text', 'Text', 'What is read, by meaning. On blue, text takes its own colours.'],
  ['border', 'Borders', 'Hairlines separate. The edge of a control and the ring of focus must be seen: 3:1.'],
  ['action', 'Actions', 'What can be pressed. Brass is the one action that matters on blue.'],
  ['status', 'Status', 'Green, yellow and red keep their meaning everywhere, with an icon and a word.'],
  ['mark', 'Marks', 'The present place, the step, the ornament. Never text.'],
  ['tile', 'Tiles', 'Grounds and lines of the mosaics.'],
  ['chart', 'Charts', 'Series and shares of a chart, in this order. Never a status.'],
  ['seal', 'Seals', 'The metals of the grades.'],
] as const;

const rawFamilies = ['ink', 'blue', 'paper', 'brass', 'green', 'yellow', 'red', 'night'] as const;

const inScheme = (name: ContrastPair['ink'], scheme: 'light' | 'dark') => {
  const token: { value: string | number; dark?: string | number } = tokens[name];
  return String((scheme === 'dark' && token.dark) || token.value);
};

function Swatch({ token }: { token: NamedToken }) {
  return (
    <div className={styles.swatch}>
      <div className={styles.schemes}>
        <span className={styles.fill} style={{ background: String(token.value) }} />
        <span className={styles.fill} style={{ background: String(token.dark ?? token.value) }} />
      </div>
      <code className={styles.name}>{token.name.replace('color-', '')}</code>
      <span className={styles.note}>{token.description}</span>
      <span className={styles.values}>
        {token.value} · {token.dark ?? token.value}
      </span>
    </div>
  );
}

function Pair({ pair, scheme }: { pair: ContrastPair; scheme: 'light' | 'dark' }) {
  const ink = inScheme(pair.ink, scheme);
  const ground = inScheme(pair.ground, scheme);
  const ratio = contrast(ink, ground);
  return (
    <td className={styles.sample} style={{ color: ink, background: ground }}>
      {pair.least === 4.5 ? 'Aa ₦5,000' : '◆ ▬'} <b>{(Math.floor(ratio * 10) / 10).toFixed(1)}</b>
      {ratio < pair.least && ' too low'}
    </td>
  );
}

/** Colour, drawn from the tokens; the ratios are computed as the page is shown. */
export function ColourPage() {
  return (
    <FoundationPage
      title="Colour"
      lead="Institute blue, paper and one warm metal. A component names a meaning, never a value; each meaning has a value by day and one by night."
    >
      <Chapter
        title="The palette"
        text="Raw values. Only meanings refer to them; no component does, and lint says so."
      >
        {rawFamilies.map((family) => (
          <div key={family} className={styles.ramp}>
            {tokensFrom(`raw-color-${family}`).map((token) => (
              <div key={token.name} className={styles.step}>
                <span className={styles.chip} style={{ background: String(token.value) }} />
                <code className={styles.values}>
                  {token.name.replace('raw-color-', '')}
                  <br />
                  {token.value}
                </code>
              </div>
            ))}
          </div>
        ))}
      </Chapter>
      {groups.map(([group, title, text]) => (
        <Chapter key={group} title={title} text={`${text} Left by day, right by night.`}>
          <Grid columns={3} space="4">
            {tokensFrom(`color-${group}-`).map((token) => (
              <Swatch key={token.name} token={token} />
            ))}
          </Grid>
        </Chapter>
      ))}
      <Chapter
        title="Contrast"
        text="Every pair that is used, in both schemes, measured here and now. Text owes 4.5, edges and signs 3. A unit test holds the same list."
      >
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">What is seen</th>
                <th scope="col">Ground</th>
                <th scope="col">Owes</th>
                <th scope="col">By day</th>
                <th scope="col">By night</th>
              </tr>
            </thead>
            <tbody>
              {contrastPairs.map((pair) => (
                <tr key={pair.ink + pair.ground}>
                  <td>{pair.ink.replace('color-', '')}</td>
                  <td>{pair.ground.replace('color-', '')}</td>
                  <td className={clsx(styles.least)}>{pair.least}</td>
                  <Pair pair={pair} scheme="light" />
                  <Pair pair={pair} scheme="dark" />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Chapter>
    </FoundationPage>
  );
}
