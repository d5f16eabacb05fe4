import { useState } from 'react';
import { Mosaic } from '../components/mosaic/mosaic.tsx';
import { TileStrip } from '../components/mosaic/tile-strip.tsx';
import { TextField } from '../components/text-field/text-field.tsx';
import { Tile } from '../components/tile/tile.tsx';
import { tilePatterns, tileTones } from '../components/tile/tile-patterns.tsx';
import { Cluster } from '../layout/cluster/cluster.tsx';
import { Section } from '../layout/section/section.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { Chapter, FoundationPage } from './foundation-page.tsx';

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
      <Chapter title="Cost" text="A unit test renders them and fails above the budget.">
        <Text measure>
          The hero's mosaic of 80 tiles costs about 1.2 KB compressed, in the page itself: no request, no
          image, no script. The budget is 6 KB.
        </Text>
      </Chapter>
    </FoundationPage>
  );
}
