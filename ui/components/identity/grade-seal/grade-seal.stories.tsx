import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { GradeSeal, type GradeSealProps } from './grade-seal.tsx';
import { grades } from './grade-seal-drawings.ts';

const meta = preview.meta({
  title: 'Elements/Identity/Grade seal',
  component: GradeSeal,
  parameters: { alsoCalled: 'medal, rank, emblem, certificate, level' },
  args: { grade: 'MIMC' as const, size: 'xlarge' as const },
});

const titles = {
  SIMC: 'Student',
  GIMC: 'Graduate',
  AIMC: 'Associate',
  MIMC: 'Member',
  FIMC: 'Fellow',
  DFIMC: 'Distinguished Fellow',
};

export const Playground = meta.story({});

Playground.test(
  'on its own, the seal has an accessible name',
  { args: { label: 'Full Member, MIMC' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Full Member, MIMC' })).toBeVisible();
  },
);

/** Next to text, the seal is decorative and hidden from screen readers. */
export const Decorative = meta.story({
  args: { size: 'medium' },
  render: (args) => (
    <Cluster>
      <GradeSeal {...args} />
      <Text>Full Member</Text>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** All grades: the ornament becomes richer with the grade. */
export const Alphabet = meta.story({
  tags: ['S-1.5'],
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid columns={3} ruled>
      {grades.map((grade) => (
        <Section key={grade} as="div" ground="sheet" air="tight">
          <Stack align="center" space="4">
            <GradeSeal grade={grade} size="xlarge" />
            <Stack align="center" space="0">
              <Eyebrow>{grade}</Eyebrow>
              <Heading level={3}>{titles[grade]}</Heading>
            </Stack>
          </Stack>
        </Section>
      ))}
    </Grid>
  ),
});

/** Every grade in every size on both backgrounds. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      {(['page', 'institute', 'institute-deep'] as const).map((ground) => (
        <Section key={ground} as="div" ground={ground} air="tight">
          <Stack>
            {propValues<GradeSealProps['size']>('GradeSeal', 'size').map((size) => (
              <Cluster key={size} space="4">
                {grades.map((grade) => (
                  <GradeSeal
                    key={grade}
                    grade={grade}
                    size={size}
                    ground={ground === 'page' ? 'page' : 'institute'}
                  />
                ))}
              </Cluster>
            ))}
          </Stack>
        </Section>
      ))}
    </>
  ),
});
