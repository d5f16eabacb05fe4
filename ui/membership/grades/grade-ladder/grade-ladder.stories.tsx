import { signUpPath } from '@imc/api/contract';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName } from '../../../stories/combinations.tsx';
import { GradeLadder, type GradeLadderProps, type LadderGrade } from './grade-ladder.tsx';

const grades: readonly LadderGrade[] = [
  {
    code: 'SIMC',
    name: 'Student',
    audience: 'For students.',
    requirements: ['Students at 200 level and above'],
    application: 2_000,
    admission: null,
    total: 2_000,
  },
  {
    code: 'GIMC',
    name: 'Graduate',
    audience: 'For a first career.',
    requirements: ['Final-year students and NYSC members', 'They must undergo training'],
    application: 5_000,
    admission: 5_000,
    total: 10_000,
  },
  {
    code: 'AIMC',
    name: 'Associate',
    audience: 'For managers who consult.',
    requirements: [
      'A degree or diploma',
      'At least 5 years of managerial experience',
      'Competence in one field',
    ],
    application: 5_000,
    admission: 25_000,
    total: 30_000,
  },
  {
    code: 'MIMC',
    name: 'Member',
    audience: 'For practising consultants.',
    requirements: ['Over 10 years of consulting'],
    application: 5_000,
    admission: 30_000,
    total: 35_000,
  },
  {
    code: 'FIMC',
    name: 'Fellow',
    audience: 'For experienced practitioners.',
    requirements: ['15 or more years of post-graduate experience'],
    application: 5_000,
    admission: 50_000,
    total: 55_000,
  },
  {
    code: 'DFIMC',
    name: 'Distinguished Fellow',
    audience: 'For leaders of the profession.',
    requirements: ['25 or more years of post-graduate experience'],
    application: 100_000,
    admission: 400_000,
    total: 500_000,
  },
];

const meta = preview.meta({
  title: 'Elements/Membership/Grades/Grade ladder',
  component: GradeLadder,
  parameters: { alsoCalled: 'ladder of grades, grade picker, seals, pricing, levels', layout: 'fullscreen' },
  args: {
    grades,
    labels: {
      choice: 'Choose a grade',
      eligibility: 'Eligibility',
      fees: 'Fees',
      signAs: 'You sign as',
      signature: (grade) => `Your name, ${grade}`,
      compare: 'Compare all six',
      application: 'Application',
      admission: 'Admission / induction',
      total: 'Total',
      none: 'none',
      apply: 'Apply Now',
      applyFor: (grade) => `Apply Now for ${grade}`,
    },
    applyTo: signUpPath,
    compareTo: '/membership/category',
    formatAmount: (naira) => `₦${naira.toLocaleString('en')}`,
  } satisfies GradeLadderProps,
  argTypes: { grades: { control: false } },
  render: (args) => (
    <Section ground="institute" aria-label="Grades">
      <GradeLadder {...args} />
    </Section>
  ),
});

/** Choosing a grade shows its panel alone (S-2.120). */
export const Playground = meta.story({
  tags: ['S-2.120'],
  play: async ({ canvas, step, userEvent }) => {
    const ladder = within(canvas.getByRole('group', { name: 'Choose a grade' }));
    await step('The grade chosen at first shows its panel', async () => {
      await expect(ladder.getByRole('radio', { name: /^MIMC/ })).toBeChecked();
      await expect(ladder.getByRole('link', { name: 'Apply Now for Member' })).toBeVisible();
      await expect(ladder.getByText('Your name, MIMC')).toBeVisible();
    });
    await step('Another grade replaces it', async () => {
      await userEvent.click(ladder.getByRole('radio', { name: /^SIMC/ }));
      const apply = await ladder.findByRole('link', { name: 'Apply Now for Student' });
      await waitFor(() => expect(apply).toBeVisible());
      await expect(ladder.getByText('Your name, MIMC')).not.toBeVisible();
      await expect(ladder.getByText('none')).toBeVisible();
    });
    await step('Arrow keys move up the ladder', async () => {
      await userEvent.keyboard('{ArrowRight}');
      const apply = ladder.getByRole('link', { name: 'Apply Now for Graduate' });
      await waitFor(() => expect(apply).toBeVisible());
    });
  },
});

/** The highest grade is chosen at first. */
export const HighestGrade = meta.story({ args: { defaultGrade: 'DFIMC' } });

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      {([2, 3] as const).map((headingLevel) => (
        <Section key={headingLevel} ground="institute" aria-label={`Grades ${headingLevel}`}>
          <GradeLadder
            {...args}
            headingLevel={headingLevel}
            defaultGrade="FIMC"
            grades={grades.map((grade, index) => ({
              ...grade,
              name: index === 4 ? longName : grade.name,
              admission: index === 4 ? 1_234_567_890 : grade.admission,
            }))}
          />
        </Section>
      ))}
      {grades.map(({ code }) => (
        <Section key={code} ground="institute" aria-label={code}>
          <GradeLadder {...args} defaultGrade={code} />
        </Section>
      ))}
    </Stack>
  ),
});
