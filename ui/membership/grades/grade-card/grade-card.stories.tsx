import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { GradeCard } from './grade-card.tsx';

const apply = (name: string) => (
  <ButtonLink to="/register">
    Apply Now<VisuallyHidden> as {name}</VisuallyHidden>
  </ButtonLink>
);

const meta = preview.meta({
  title: 'Membership/GradeCard',
  component: GradeCard,
  parameters: { alsoCalled: 'pricing card, price, plan, fees, pricing' },
  args: {
    grade: 'MIMC' as const,
    name: 'Member',
    fees: [
      { label: 'Application', value: '₦5,000' },
      { label: 'Admission / induction', value: '₦30,000' },
    ],
    total: { label: 'Total', value: '₦35,000' },
    action: apply('Member'),
  },
  argTypes: { action: { control: false }, children: { control: false } },
});

export const Playground = meta.story({});

/** Requirements instead of fees, as on the page of categories. */
export const Requirements = meta.story({
  args: {
    fees: undefined,
    total: undefined,
    children: <Text>More than 10 years of consulting.</Text>,
  },
});

/** Minimal, long and unbreakable content. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid columns={3} ruled>
      <GradeCard grade="SIMC" name="Student" />
      <GradeCard
        grade="DFIMC"
        name="Distinguishedfellowoftheinstitute"
        fees={[{ label: 'Applicationandexaminationofcertificates', value: '₦100,000,000' }]}
        total={{ label: 'Total', value: '₦100,000,000' }}
        action={apply('Distinguished Fellow')}
      >
        <Text>25 or more years of post-graduate experience.</Text>
      </GradeCard>
      <GradeCard grade="AIMC" name="Associate" action={apply('Associate')} />
    </Grid>
  ),
});
