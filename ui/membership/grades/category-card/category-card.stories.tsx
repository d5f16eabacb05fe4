import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { grades } from '../../../components/identity/grade-seal/grade-seal-drawings.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { CategoryCard } from './category-card.tsx';

const sample = {
  SIMC: ['Student', ['Students at 200 level and above']],
  GIMC: [
    'Graduate',
    ['Final-year students and NYSC members', 'Mandatory Management Consulting Training Programmes'],
  ],
  AIMC: [
    'Associate',
    ['A degree or diploma', 'At least 5 years of managerial experience', 'Competence in one field'],
  ],
  MIMC: ['Member', ['Over 10 years of consulting']],
  FIMC: ['Fellow', ['15 or more years of experience']],
  DFIMC: ['Distinguished Fellow', ['25 or more years of post-graduate experience']],
} as const;

const fees = [
  { label: 'Application', value: '₦5,000' },
  { label: 'Admission / induction', value: '₦25,000' },
  { label: 'Total', value: '₦30,000' },
];

const action = (name: string) => (
  <ButtonLink to="/register" variant="secondary">
    Apply Now<VisuallyHidden> as {name}</VisuallyHidden>
  </ButtonLink>
);

const meta = preview.meta({
  title: 'Elements/Membership/Grades/Category card',
  component: CategoryCard,
  parameters: { alsoCalled: 'eligibility card, requirements card, comparison, fee table, price table' },
  args: {
    grade: 'AIMC' as const,
    name: 'Associate',
    eligibilityLabel: 'Eligibility',
    eligibility: sample.AIMC[1],
    fees,
    children: 'For managers on their way into consulting.',
  },
  argTypes: { action: { control: false }, children: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Eligibility' })).toBeVisible();
  },
});

/** For screen readers, the action names its category. */
export const WithAction = meta.story({ args: { action: action('Associate') } });

/** Six categories as the rows of one table. */
export const SixCategories = meta.story({
  render: (args) => (
    <Stack as="ul" space="0">
      {grades.map((grade) => {
        const [name, eligibility] = sample[grade];
        return (
          <CategoryCard
            key={grade}
            {...args}
            as="li"
            grade={grade}
            name={name}
            eligibility={eligibility}
            action={action(name)}
          />
        );
      })}
    </Stack>
  ),
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations cell="100%" axes={{ grade: grades, long: [false, true] }}>
      {({ grade, long }) => (
        <CategoryCard
          {...args}
          grade={grade}
          name={long ? longName : 'Member'}
          eligibility={long ? [longName] : ['Over 10 years']}
          action={long && action(longName)}
        />
      )}
    </Combinations>
  ),
});
