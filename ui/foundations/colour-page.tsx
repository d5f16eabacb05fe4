import { Fragment } from 'react';
import { Button } from '../components/actions/button/button.tsx';
import { StatusBadge } from '../components/data/status-badge/status-badge.tsx';
import { GradeSeal } from '../components/identity/grade-seal/grade-seal.tsx';
import { TileStrip } from '../components/identity/mosaic/tile-strip.tsx';
import { Cluster } from '../layout/cluster/cluster.tsx';
import { Eyebrow } from '../layout/eyebrow/eyebrow.tsx';
import { Grid } from '../layout/grid/grid.tsx';
import { Heading } from '../layout/heading/heading.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { type Scheme, schemes, tokens, valueIn } from '../tokens/build/tokens.ts';
import { contrast } from '../tokens/contrast.ts';
import { type ContrastPair, contrastPairs, leastContrast } from '../tokens/contrast-pairs.ts';
import styles from './colour-page.module.css';
import { Chapter, FoundationPage, type NamedToken, tokensFrom } from './foundation-page.tsx';

const schemeNames: Record<Scheme, [name: string, note: string]> = {
  light: ['Light', 'Paper by day: the rule.'],
  dark: ['Dark', 'Designed for the night, not inverted. Blue stays blue, brass gets brighter.'],
  contrast: ['High contrast', 'For sunlight, cheap screens and tired eyes. Every hairline is an edge.'],
  'contrast-dark': ['High contrast, dark', 'The same for those whom a white page dazzles.'],
};

const groups = [
  [
    'surface',
    'Surfaces',
    'What things lie on. Paper is the page, a sheet lies on it, institute blue opens and closes.',
  ],
  ['text', 'Text', 'What is read, by meaning. On blue, text takes its own colours.'],
  ['border', 'Borders', 'Hairlines separate. The edge of a control and the ring of focus must be seen.'],
  ['action', 'Actions', 'What can be pressed. Brass is the one action that matters on blue.'],
  ['status', 'Status', 'Green, yellow and red keep their meaning everywhere, with an icon and a word.'],
  ['mark', 'Marks', 'The present place, the step, the ornament. Never text.'],
  ['tile', 'Tiles', 'Grounds and lines of the mosaics.'],
  ['chart', 'Charts', 'Series and shares of a chart, in this order. Never a status.'],
  ['seal', 'Seals', 'The metals of the grades.'],
] as const;

const rawFamilies = ['ink', 'blue', 'paper', 'brass', 'green', 'yellow', 'red', 'night'] as const;

/** The same few things in one scheme, whatever the page around them shows. */
function Specimen({ scheme }: { scheme: Scheme }) {
  const [name, note] = schemeNames[scheme];
  return (
    <div className={styles.specimen} data-scheme={scheme} data-ground="page">
      <div className={styles.specimenHead} data-ground="institute">
        <Heading level={3}>{name}</Heading>
      </div>
      <TileStrip seed="Osogbo" />
      <div className={styles.specimenBody}>
        <Text size="small" tone="muted">
          {note}
        </Text>
        <div className={styles.sheet} data-ground="sheet">
          <Cluster space="4" noWrap>
            <GradeSeal grade="FIMC" />
            <div>
              <Eyebrow letters>FIMC</Eyebrow>
              <Heading level={4} size="card">
                Fellow
              </Heading>
            </div>
          </Cluster>
          <Cluster space="2">
            <StatusBadge kind="application" status="approved" />
            <StatusBadge kind="application" status="pending" />
            <StatusBadge kind="application" status="rejected" />
          </Cluster>
        </div>
        <Cluster space="3">
          <Button>Apply Now</Button>
          <Button variant="secondary">Learn More</Button>
        </Cluster>
      </div>
    </div>
  );
}

function Swatch({ token }: { token: NamedToken }) {
  return (
    <div className={styles.swatch}>
      <div className={styles.fills}>
        {schemes.map((scheme) => (
          <span
            key={scheme}
            className={styles.fill}
            style={{ background: String(valueIn(token, scheme)) }}
            title={`${schemeNames[scheme][0]}: ${valueIn(token, scheme)}`}
          />
        ))}
      </div>
      <div className={styles.words}>
        <code className={styles.name}>{token.name.replace('color-', '')}</code>
        <span className={styles.note}>{token.description}</span>
      </div>
    </div>
  );
}

function Pair({ pair, scheme }: { pair: ContrastPair; scheme: Scheme }) {
  const ink = String(valueIn(tokens[pair.ink], scheme));
  const ground = String(valueIn(tokens[pair.ground], scheme));
  const ratio = contrast(ink, ground);
  return (
    <td className={styles.sample} style={{ color: ink, background: ground }}>
      {pair.kind === 'text' ? 'Aa' : '◆'} <b>{(Math.floor(ratio * 10) / 10).toFixed(1)}</b>
      {ratio < leastContrast(pair.kind, scheme) && ' too low'}
    </td>
  );
}

/** The least that any pair of a kind reaches in a scheme. */
const lowest = (kind: ContrastPair['kind'], scheme: Scheme) =>
  Math.min(
    ...contrastPairs
      .filter((pair) => pair.kind === kind)
      .map(({ ink, ground }) =>
        contrast(String(valueIn(tokens[ink], scheme)), String(valueIn(tokens[ground], scheme))),
      ),
  );

/** Every pair, those of one ink together. */
const byInk = Map.groupBy(contrastPairs, ({ ink }) => ink);

/** Colour, drawn from the tokens; the ratios are computed as the page is shown. */
export function ColourPage() {
  return (
    <FoundationPage
      title="Colour"
      lead="Institute blue, paper and one warm metal. A component names a meaning, never a value; each meaning has a value in each of four schemes."
    >
      <Chapter
        title="Four schemes"
        text="The site follows the reader's system: light or dark, more contrast or not. In Storybook the toolbar chooses, or follows too. These four are alive, whatever the toolbar says."
      >
        <Grid columns={2}>
          {schemes.map((scheme) => (
            <Specimen key={scheme} scheme={scheme} />
          ))}
        </Grid>
      </Chapter>
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
        <Chapter
          key={group}
          title={title}
          text={`${text} From the left: light, dark, high contrast, high contrast in the dark.`}
        >
          <Grid columns={3} space="4">
            {tokensFrom(`color-${group}-`)
              .filter(({ type }) => type === 'color')
              .map((token) => (
                <Swatch key={token.name} token={token} />
              ))}
          </Grid>
        </Chapter>
      ))}
      <Chapter
        title="Contrast"
        text="Every pair that is used, measured here and now. A unit test holds the same list to the same figures."
      >
        <Stack space="6">
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Owed, and the lowest reached</th>
                  {schemes.map((scheme) => (
                    <th key={scheme} scope="col">
                      {schemeNames[scheme][0]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {(['text', 'sign'] as const).map((kind) => (
                  <tr key={kind}>
                    <th scope="row">{kind === 'text' ? 'Text' : 'Edges, signs, shares of a chart'}</th>
                    {schemes.map((scheme) => (
                      <td key={scheme} className={styles.sample}>
                        {leastContrast(kind, scheme).toFixed(1)} · <b>{lowest(kind, scheme).toFixed(2)}</b>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">On</th>
                  {schemes.map((scheme) => (
                    <th key={scheme} scope="col">
                      {schemeNames[scheme][0]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[...byInk].map(([ink, pairs]) => (
                  <Fragment key={ink}>
                    <tr>
                      <th scope="rowgroup" colSpan={schemes.length + 1} className={styles.ink}>
                        {ink.replace('color-', '')}
                      </th>
                    </tr>
                    {pairs.map((pair) => (
                      <tr key={pair.ground}>
                        <td>{pair.ground.replace('color-', '')}</td>
                        {schemes.map((scheme) => (
                          <Pair key={scheme} pair={pair} scheme={scheme} />
                        ))}
                      </tr>
                    ))}
                  </Fragment>
                ))}
              </tbody>
            </table>
          </div>
        </Stack>
      </Chapter>
    </FoundationPage>
  );
}
