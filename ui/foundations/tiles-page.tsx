import { useEffect, useRef, useState } from 'react';
import { TextField } from '../components/forms/text-field/text-field.tsx';
import { Mosaic } from '../components/identity/mosaic/mosaic.tsx';
import { Tile } from '../components/identity/tile/tile.tsx';
import { tilePatterns, tileTones } from '../components/identity/tile/tile-patterns.tsx';
import { Cluster } from '../layout/cluster/cluster.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { Chapter, FoundationPage, Rules } from './foundation-page.tsx';

/** A mosaic with the size of its markup, compressed with gzip like on the server. */
function Weighed({ seed }: { seed: string }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [bytes, setBytes] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new seed changes the markup
  useEffect(() => {
    let isCancelled = false;
    const markup = drawing.current?.outerHTML ?? '';
    const compressed = new Blob([markup]).stream().pipeThrough(new CompressionStream('gzip'));
    new Response(compressed).arrayBuffer().then(({ byteLength }) => {
      if (!isCancelled) setBytes(byteLength);
    });
    return () => {
      isCancelled = true;
    };
  }, [seed]);
  return (
    <Stack space="3">
      <Mosaic ref={drawing} seed={seed} columns={12} rows={9} fit="whole" />
      <Text tabular>
        12 × 9 tiles, as above: <b>{bytes === undefined ? '…' : bytes.toLocaleString('en-NG')} bytes</b>,
        gzip; the budget is 6,144.
      </Text>
    </Stack>
  );
}

/** Foundations page on tiles and mosaics, with an editable seed. */
export function TilesPage() {
  const [seed, setSeed] = useState('Abeokuta');
  return (
    <FoundationPage
      title="Tiles and mosaics"
      lead="Square tiles in the style of adire, the resist-dyed cloth of the Yoruba south-west. Mosaics of them are the institute's only illustrations."
    >
      <Chapter title="The tiles" text="Ten patterns on a 40-unit square, with one line width.">
        <Cluster space="5" as="ul">
          {tilePatterns.map((pattern) => (
            <Stack key={pattern} as="li" align="center" space="2">
              <Tile pattern={pattern} size="large" />
              <Text size="caption" tone="muted">
                {pattern}
              </Text>
            </Stack>
          ))}
        </Cluster>
      </Chapter>
      <Chapter
        title="Tones"
        text="More than half of the tiles have the rest tone. Deep and bright ones add depth. Paper and brass are rare and never next to a tile of the same tone."
      >
        <Stack space="3">
          {tileTones.map((tone) => (
            <Cluster key={tone} space="2">
              {tilePatterns.slice(0, 6).map((pattern) => (
                <Tile key={pattern} pattern={pattern} tone={tone} />
              ))}
              <Text size="small">{tone}</Text>
            </Cluster>
          ))}
        </Stack>
      </Chapter>
      <Chapter
        title="Seeds"
        text="Any text produces a mosaic, which is the same on the server and in every browser. The slides of the home page share one seed and exchange one tile in five. Try one."
      >
        <Stack space="5">
          <TextField label="Seed" value={seed} onChange={(event) => setSeed(event.currentTarget.value)} />
          <Mosaic seed={seed} columns={12} rows={5} fit="whole" />
        </Stack>
      </Chapter>
      <Chapter
        title="Weight"
        text="A mosaic is inline SVG: no request, no image file, no script. Its size is measured on this page, and a unit test fails above the budget."
      >
        <Weighed seed={seed} />
      </Chapter>
      <Chapter title="Composition" text="How to use them on a page.">
        <Rules
          rules={[
            'Use one mosaic per page, in its blue header, where it counts what the page is about: nine tiles for nine guidelines.',
            'Use a strip to end a page or to separate the title from the content. Never show two strips in one view.',
            'Mark an empty state with a single 56 px tile. Choose its pattern once and do not change it.',
            'Never put tiles behind text, use them as a border or distort them: a tile is square.',
            'Mosaics are decorative and hidden from screen readers.',
          ]}
        />
      </Chapter>
    </FoundationPage>
  );
}
