import { useState } from 'react';
import { TextField } from '../components/forms/text-field/text-field.tsx';
import { Avatar } from '../components/identity/avatar/avatar.tsx';
import { Cloth } from '../components/identity/cloth/cloth.tsx';
import { clothPlaces, composeCloth } from '../components/identity/cloth/cloth-compose.ts';
import { type Grade, grades } from '../components/identity/grade-seal/grade-seal-drawings.ts';
import { Tile } from '../components/identity/tile/tile.tsx';
import { Cluster } from '../layout/cluster/cluster.tsx';
import { Grid } from '../layout/grid/grid.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { Chapter, FoundationPage, Rules } from './foundation-page.tsx';

/** What each grade adds to the one below it. */
const additions: Record<Grade, string> = {
  SIMC: 'Student: the plain cloth, one blue.',
  GIMC: 'Graduate: deep corners, a line.',
  AIMC: 'Associate: a bright centre, beads.',
  MIMC: 'Member: a paper centre, bright sides, a second line.',
  FIMC: 'Fellow: one brass tile, brass rays.',
  DFIMC: 'Distinguished Fellow: four brass tiles, brass corners.',
};

const samples = ['Adaeze', 'Babatunde', 'Chiamaka', 'Danjuma', 'Ebele', 'Funmilayo', 'Gbenga', 'Halima'];

/** Foundations page on the cloth of a person, with an editable seed. */
export function ClothPage() {
  const [seed, setSeed] = useState('Adaeze Sample');
  const { quarter, fold } = composeCloth(seed, 'SIMC');
  return (
    <FoundationPage
      title="Cloths"
      lead="Each person has an adire cloth of their own, drawn from a name or a number. It is their portrait where there is no photo."
    >
      <Chapter
        title="A seed and a grade"
        text="Any text gives a cloth, which is the same on the server and in every browser. The grade never changes the patterns: it adds tones, brass and a border. Try a name."
      >
        <Stack space="5">
          <TextField label="Seed" value={seed} onChange={(event) => setSeed(event.currentTarget.value)} />
          <Grid columns={3}>
            {grades.map((grade) => (
              <Stack key={grade} space="2">
                <Cloth seed={seed} grade={grade} />
                <Text size="small">{additions[grade]}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Chapter>
      <Chapter
        title="The quarter and its fold"
        text="Four different tiles make a quarter. Mirrored or turned around the centre, it makes the cloth of sixteen tiles, as a dyer folds the cloth before the resist."
      >
        <Cluster space="5">
          {clothPlaces.map((place) => (
            <Stack key={place} align="center" space="2">
              <Tile pattern={quarter[place].pattern} size="large" />
              <Text size="caption" tone="muted">
                {place}: {quarter[place].pattern}
              </Text>
            </Stack>
          ))}
          <Text>This seed is {fold}.</Text>
        </Cluster>
      </Chapter>
      <Chapter
        title="The border"
        text="The bands around the tiles are the edges of the grade seals, set square: a line, beads, rays. From the Fellow on they are brass."
      >
        <Cluster space="5">
          {grades.slice(1).map((grade) => (
            <div key={grade} style={{ inlineSize: '11rem' }}>
              <Cloth seed="Abeokuta" grade={grade} />
            </div>
          ))}
        </Cluster>
      </Chapter>
      <Chapter
        title="Small"
        text="Between 32 and 64 px the border is left out, the outer tiles are cropped, and the lines are heavier. An avatar covers the centre with a brass plate for the initial, because people look for the letter first."
      >
        <Stack space="4">
          <Cluster space="3">
            {samples.map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </Cluster>
          <Cluster space="3">
            {samples.map((name) => (
              <Avatar key={name} name={name} size="large" />
            ))}
          </Cluster>
        </Stack>
      </Chapter>
      <Chapter title="Use" text="Where a cloth belongs.">
        <Rules
          rules={[
            'Take a seed that stays: the id of a member, the name of an officer.',
            'Set the grade only after the admission. Until then the cloth is plain.',
            'Write the name next to the cloth. It is a picture, not proof of identity.',
            'A certificate takes its border from the member’s cloth, and its corners from the grade.',
            'Don’t recolour, crop or turn a cloth. The small detail is the only crop.',
          ]}
        />
      </Chapter>
    </FoundationPage>
  );
}
