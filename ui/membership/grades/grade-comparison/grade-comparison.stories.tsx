import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { GradeComparison, type GradeComparisonProps } from './grade-comparison.tsx';

const meta = preview.meta({
  title: 'Membership/GradeComparison',
  component: GradeComparison,
  parameters: { alsoCalled: 'comparison table, compare grades, compare, pricing table' },
  args: {
    caption: 'Eligibility and fees of the grades, lowest first.',
    grades: [
      {
        code: 'SIMC',
        name: 'Student',
        eligibility: 'Students at 200 level and above.',
        application: 2_000,
        admission: null,
        total: 2_000,
      },
      {
        code: 'AIMC',
        name: 'Associate',
        eligibility: 'A degree or diploma. At least 5 years of managerial experience.',
        application: 5_000,
        admission: 25_000,
        total: 30_000,
      },
      {
        code: 'DFIMC',
        name: 'Distinguished Fellow',
        eligibility: '25 or more years of post-graduate experience.',
        application: 100_000,
        admission: 400_000,
        total: 500_000,
      },
    ],
    labels: {
      grade: 'Grade',
      eligibility: 'Eligibility',
      application: 'Application',
      admission: 'Admission / induction',
      total: 'Total',
      none: 'none',
    },
    formatAmount: (naira) => `₦${naira.toLocaleString('en')}`,
  } satisfies GradeComparisonProps,
  argTypes: { grades: { control: false } },
});

export const Playground = meta.story({
  tags: ['S-1.5'],
  play: async ({ canvas }) => {
    const student = canvas.getByRole('row', { name: /Student SIMC/ });
    await expect(within(student).getByText('none')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Distinguished Fellow DFIMC/ })).toHaveTextContent(
      '₦500,000',
    );
  },
});

/** On a phone each grade is a card, headed by its name. */
export const OnPhone = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['!autodocs'] });

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <GradeComparison {...args} captionShown stickyHeader density="dense" />
      <GradeComparison
        {...args}
        captionShown={false}
        stickyHeader={false}
        caption="Long words"
        grades={[
          {
            code: 'FIMC',
            name: longName,
            eligibility: unbreakable,
            application: 1_234_567_890,
            admission: null,
            total: 1_234_567_890,
          },
        ]}
      />
    </Stack>
  ),
});
