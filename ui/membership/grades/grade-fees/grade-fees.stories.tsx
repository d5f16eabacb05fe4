import { signUpPath } from '@imc/api/contract';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { type GradeFee, GradeFees, type GradeFeesProps } from './grade-fees.tsx';

const grades: readonly GradeFee[] = [
  { code: 'SIMC', name: 'Student', application: 2_000, admission: null, total: 2_000 },
  { code: 'GIMC', name: 'Graduate', application: 5_000, admission: 5_000, total: 10_000 },
  { code: 'AIMC', name: 'Associate', application: 5_000, admission: 25_000, total: 30_000 },
  { code: 'MIMC', name: 'Member', application: 5_000, admission: 30_000, total: 35_000 },
  { code: 'FIMC', name: 'Fellow', application: 5_000, admission: 50_000, total: 55_000 },
  { code: 'DFIMC', name: 'Distinguished Fellow', application: 100_000, admission: 400_000, total: 500_000 },
];

const meta = preview.meta({
  title: 'Elements/Membership/Grades/Grade fees',
  component: GradeFees,
  parameters: { alsoCalled: 'price list, pricing, cost' },
  args: {
    grades,
    labels: {
      application: 'Application',
      admission: 'Admission / induction',
      total: 'Total',
      none: 'none',
      apply: 'Apply Now',
      applyFor: (grade) => `Apply Now for ${grade}`,
    },
    applyTo: signUpPath,
    formatAmount: (naira) => `₦${naira.toLocaleString('en')}`,
  } satisfies GradeFeesProps,
  argTypes: { grades: { control: false } },
});

/** Each grade with its fees and a button whose name includes the grade. */
export const Playground = meta.story({
  tags: ['S-9.5'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Apply .*for / })).toHaveLength(6);
  },
});

/** Under each name, whom the grade is for. */
export const WithConditions = meta.story({
  args: {
    grades: grades.map((grade, index) => ({
      ...grade,
      condition: index === 2 ? 'A degree or diploma and 5 years in management' : `Over ${index} years`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A degree or diploma/)).toBeVisible();
  },
});

/** A grade without an admission fee shows "none". */
export const WithoutAdmissionFee = meta.story({
  args: { grades: grades.slice(0, 1) },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('listitem'));
    await expect(card.getByText('none')).toBeVisible();
    await expect(card.getAllByText('₦2,000')).toHaveLength(2);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <GradeFees {...args} />
      <GradeFees
        {...args}
        grades={[
          { code: 'FIMC', name: longName, application: 0, admission: null, total: 1_234_567_890 },
          { code: 'DFIMC', name: unbreakable, application: 1_234_567_890, admission: 0, total: 0 },
        ]}
      />
    </Stack>
  ),
});
