import { useEffect, useRef, useState } from 'react';
import { TextField } from '../components/forms/text-field/text-field.tsx';
import { Mosaic } from '../components/identity/mosaic/mosaic.tsx';
import { TileStrip } from '../components/identity/mosaic/tile-strip.tsx';
import { Tile } from '../components/identity/tile/tile.tsx';
import { tilePatterns, tileTones } from '../components/identity/tile/tile-patterns.tsx';
import { Cluster } from '../layout/cluster/cluster.tsx';
import { Section } from '../layout/section/section.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { Chapter, FoundationPage, Rules } from './foundation-page.tsx';

/** A mosaic and what it weighs: its markup, compressed as a server would, as soon as it is drawn. */
function Weighed({ seed }: { seed: string }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [bytes, setBytes] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seed is another drawing.
  useEffect(() => {
    let gone = false;
    const markup = drawing.current?.outerHTML ?? '';
    const compressed = new Blob([markup]).stream().pipeThrough(new CompressionStream('gzip'));
    new Response(compressed).arrayBuffer().then(({ byteLength }) => {
      if (!gone) setBytes(byteLength);
    });
    return () => {
      gone = true;
    };
  }, [seed]);
  return (
    <Stack space="3">
      <Mosaic ref={drawing} seed={seed} columns={12} rows={9} fit="whole" />
      <Text tabular>
        12 by 9, as above: <b>{bytes === undefined ? '…' : bytes.toLocaleString('en-NG')} bytes</b>, gzip; the
        budget is 6,144.
      </Text>
    </Stack>
  );
}

/** Tiles and mosaics, with a seed to try. */
export function TilesPage() {
  const [seed, setSeed] = useState('Abeokuta');
  return (
    <FoundationPage
      title="Tiles and mosaics"
      lead="Square tiles in the manner of adire, the resist-dyed cloth of the Yoruba south-west. Laid side by side they are the institute's only pictures."
    >
      <Chapter
        title="The tiles"
        text="Ten patterns on a field of 40 units, one weight of line. Each is drawn once and laid by reference."
      >
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
        text="More than half rest. Deep and bright ones give depth; paper and brass are rare, and never touch their own kind."
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
        text="Any word lays a mosaic, the same one on the server and in every browser. Pages use their path, slides their name. Try one."
      >
        <Stack space="5">
          <TextField label="Seed" value={seed} onChange={(event) => setSeed(event.currentTarget.value)} />
          <Mosaic seed={seed} columns={12} rows={5} fit="whole" />
        </Stack>
      </Chapter>
      <Chapter
        title="Quiet"
        text="Behind other things, such as the foot of a sidebar: lines one step from the ground, no paper, no brass."
      >
        <Section as="div" ground="institute-deep" air="none" width="full">
          <Mosaic seed={seed} palette="quiet" columns={12} rows={3} fit="whole" />
        </Section>
      </Chapter>
      <Chapter title="Strips" text="A strip closes a page. It is as wide as its place, on any screen.">
        <Stack space="4">
          <TileStrip seed={seed} />
          <TileStrip seed={`${seed} two`} size="medium" />
        </Stack>
      </Chapter>
      <Chapter
        title="Turning"
        text="In the hero some tiles turn by a quarter, one after another, and rest. A pause stands beside them, and reduced motion stops them."
      >
        <Mosaic seed="turning" columns={12} rows={3} fit="whole" turning />
      </Chapter>
      <Chapter
        title="Weight"
        text="It stands in the page itself: no request, no image, no script. Measured here and now; a unit test fails above the budget."
      >
        <Weighed seed={seed} />
      </Chapter>
      <Chapter title="Composition" text="How a page should take them.">
        <Rules
          rules={[
            'One mosaic on a page, on the blue that opens it. Every slide has its own seed, so that each has its own cloth.',
            'A strip closes a page or parts the title from the matter. Never two strips in one view.',
            'One tile, 56 px, marks an empty state. Its pattern is chosen once and kept.',
            'Never behind text, never as a border, never squeezed: a tile is square.',
            'Meaning nothing, it is hidden from those who listen.',
          ]}
        />
      </Chapter>
    </FoundationPage>
  );
}
