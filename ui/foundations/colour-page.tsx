import { Fragment } from 'react';
import { Button } from '../components/actions/button/button.tsx';
import { StatusBadge } from '../components/data/status-badge/status-badge.tsx';
import { GradeSeal } from '../components/identity/grade-seal/grade-seal.tsx';
import { Mosaic } from '../components/identity/mosaic/mosaic.tsx';
import { Cluster } from '../layout/cluster/cluster.tsx';
import { Eyebrow } from '../layout/eyebrow/eyebrow.tsx';
import { Grid } from '../layout/grid/grid.tsx';
import { Heading } from '../layout/heading/heading.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { type Scheme, schemes, tokens, valueIn } from '../tokens/build/tokens.ts';
import { contrast } from '../tokens/contrast.ts';
import { type ContrastPair, contrastPairs, minimumContrast } from '../tokens/contrast-pairs.ts';
import styles from './colour-page.module.css';
import { Chapter, FoundationPage, type NamedToken, tokensFrom } from './foundation-page.tsx';
import { schemeNames } from './scheme-names.ts';
import { TokenTools } from './token-tools.tsx';

const groups = [
  [
    'surface',
    'Surfaces',
    'Grounds behind content. The page is paper, with sheets on top of it. Institute blue is used for headers and footers.',
  ],
  ['text', 'Text', 'Text colours by meaning. Text on blue has its own colours.'],
  [
    'border',
    'Borders',
    'Hairlines separate content. Edges of controls and focus rings must be clearly visible.',
  ],
  ['action', 'Actions', 'Colours of buttons. Brass marks the primary action on blue.'],
  [
    'status',
    'Status',
    'Green, yellow and red have the same meaning everywhere, and always come with an icon and a text.',
  ],
  ['mark', 'Marks', 'The current page, the current step, ornaments. Never used for text.'],
  ['tile', 'Tiles', 'Grounds and lines of mosaics.'],
  ['chart', 'Charts', 'Series and segments of a chart, in this order. Never used for a status.'],
  ['seal', 'Seals', 'Colours of the grade seals.'],
] as const;

const rawFamilies = ['ink', 'blue', 'paper', 'brass', 'green', 'yellow', 'red', 'night'] as const;

/** The same sample content in one scheme, independent of the page's scheme. */
function Specimen({ scheme }: { scheme: Scheme }) {
  const [name, note] = schemeNames[scheme];
  return (
    <div className={styles.specimen} data-scheme={scheme} data-ground="page">
      <div className={styles.specimenHead} data-ground="institute">
        <Heading level={3}>{name}</Heading>
      </div>
      <Mosaic seed="Osogbo" columns={12} rows={1} fit="whole" />
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
      <div className={styles.text}>
        <TokenTools token={token} />
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
      {ratio < minimumContrast(pair.kind, scheme) && ' too low'}
    </td>
  );
}

/** Returns the lowest contrast ratio of all pairs of a kind in a scheme. */
const lowest = (kind: ContrastPair['kind'], scheme: Scheme) =>
  Math.min(
    ...contrastPairs
      .filter((pair) => pair.kind === kind)
      .map(({ ink, ground }) =>
        contrast(String(valueIn(tokens[ink], scheme)), String(valueIn(tokens[ground], scheme))),
      ),
  );

const byInk = Map.groupBy(contrastPairs, ({ ink }) => ink);

/** Foundations page on colour, rendered from the tokens. Contrast ratios are computed at runtime. */
export function ColourPage() {
  return (
    <FoundationPage
      title="Colour"
      lead="Institute blue, paper and brass. Components use semantic colours, never raw values. Each semantic colour has a value in each of four schemes."
    >
      <Chapter
        title="Four schemes"
        text="The site follows the system's preferences: light or dark, more contrast or not. In Storybook, choose a scheme in the toolbar or let it follow the system. These four samples always show all schemes."
      >
        <Grid columns={2}>
          {schemes.map((scheme) => (
            <Specimen key={scheme} scheme={scheme} />
          ))}
        </Grid>
      </Chapter>
      <Chapter
        title="The palette"
        text="Raw values. Only semantic colours refer to them. Lint rejects them in components."
      >
        {rawFamilies.map((family) => (
          <div key={family} className={styles.ramp}>
            {tokensFrom(`raw-color-${family}`).map((token) => (
              <div key={token.name} className={styles.step}>
                <span className={styles.chip} style={{ background: String(token.value) }} />
                <div className={styles.values}>
                  <span>{token.value}</span>
                  <TokenTools token={token} />
                </div>
              </div>
            ))}
          </div>
        ))}
      </Chapter>
      {groups.map(([group, title, text]) => (
        <Chapter
          key={group}
          title={title}
          text={`${text} From left to right: light, dark, high contrast, high contrast dark.`}
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
        text="The contrast of every pair of colours in use, computed on this page. A unit test checks the same pairs against the same minimums."
      >
        <Stack space="6">
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Required, and lowest in use</th>
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
                    <th scope="row">{kind === 'text' ? 'Text' : 'Edges, icons, chart segments'}</th>
                    {schemes.map((scheme) => (
                      <td key={scheme} className={styles.sample}>
                        {minimumContrast(kind, scheme).toFixed(1)} · <b>{lowest(kind, scheme).toFixed(2)}</b>
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
                        <code>--{ink}</code>
                      </th>
                    </tr>
                    {pairs.map((pair) => (
                      <tr key={pair.ground}>
                        <td>
                          <code>--{pair.ground}</code>
                        </td>
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
