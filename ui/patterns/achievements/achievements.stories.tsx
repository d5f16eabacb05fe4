import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Columns } from '../../layout/columns/columns.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Section } from '../../layout/section/section.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import { longName, unbreakable } from '../../stories/combinations.tsx';
import { type Achievement, Achievements } from './achievements.tsx';

const four: Achievement[] = [
  {
    title: 'Professional Development',
    text: 'More than 100 training programmes, for every grade and through the whole year.',
    pattern: 'zigzag',
  },
  {
    title: 'Industry Partnerships',
    text: 'Ministries, banks and universities that ask for the letters by name.',
    pattern: 'lattice',
  },
  {
    title: 'Global Network',
    text: 'Colleagues in the institutes of fifty countries, under one code.',
    pattern: 'circles',
  },
  {
    title: 'Certification',
    text: 'Three levels, examined here and recognised abroad.',
    more: { label: 'The five steps', to: '/certifications' },
    pattern: 'diamond',
  },
];

const meta = preview.meta({
  title: 'Patterns/Achievements',
  component: Achievements,
  parameters: { alsoCalled: 'features, highlights' },
  args: { items: four },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: 'Global Network', level: 3 })).toBeVisible();
  },
});

/** Titles without a description. */
export const TitlesOnly = meta.story({ args: { items: four.map(({ text: _, ...item }) => item) } });

export const OnHome = meta.story({
  tags: ['S-2.42'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section ground="institute-deep" aria-labelledby="achievements">
      <Stack space="10">
        <Columns split="lead">
          <Heading level={2} id="achievements">
            What members have built since 1979
          </Heading>
          <Text size="lead">Four things that a consultant finds here, and a client behind every letter.</Text>
        </Columns>
        <Achievements {...args} />
      </Stack>
    </Section>
  ),
});

/** Two and three achievements, with long and unbreakable words. */
export const Matrix = meta.story({
  render: () => (
    <Stack>
      <Achievements items={four.slice(0, 2)} />
      <Achievements
        items={[
          { title: longName, text: unbreakable, pattern: 'comb' },
          { title: unbreakable, text: longName, pattern: 'petals' },
          { title: 'Short', pattern: 'dots' },
        ]}
      />
    </Stack>
  ),
});
