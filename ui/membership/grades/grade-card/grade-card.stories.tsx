import preview from '../../../../.storybook/preview.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { grades } from '../../../components/identity/grade-seal/grade-seal-drawings.ts';
import { Columns } from '../../../layout/columns/columns.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { GradeCard } from './grade-card.tsx';

const sample = {
  SIMC: { name: 'Student', fees: ['₦2,000', 'none', '₦2,000'] },
  GIMC: { name: 'Graduate', fees: ['₦5,000', '₦5,000', '₦10,000'] },
  AIMC: { name: 'Associate', fees: ['₦5,000', '₦25,000', '₦30,000'] },
  MIMC: { name: 'Member', fees: ['₦5,000', '₦30,000', '₦35,000'] },
  FIMC: { name: 'Fellow', fees: ['₦5,000', '₦50,000', '₦55,000'] },
  DFIMC: { name: 'Distinguished Fellow', fees: ['₦100,000', '₦400,000', '₦500,000'] },
} as const;

const apply = (name: string) => (
  <ButtonLink to="/register">
    Apply Now<VisuallyHidden> as {name}</VisuallyHidden>
  </ButtonLink>
);

const meta = preview.meta({
  title: 'Elements/Membership/Grades/Grade card',
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

export const Playground = meta.story({ decorators: [withWidth('24rem')] });

/** Requirements instead of fees, as on the page of categories. */
export const Requirements = meta.story({
  decorators: [withWidth('24rem')],
  args: {
    fees: undefined,
    total: undefined,
    children: <Text>More than 10 years of consulting.</Text>,
  },
});

/** The six grades in a ruled grid. */
export const AllGrades = meta.story({
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => (
    <Section aria-labelledby="grades">
      <Stack space="12">
        <Columns split="lead">
          <Heading level={2} size="page" id="grades">
            Six grades, one standard of conduct
          </Heading>
          <Text size="lead">
            From the student at 200 level to the Distinguished Fellow with a quarter of a century behind them,
            every member carries letters that mean something: education shown, work examined, two referees
            asked, a code signed.
          </Text>
        </Columns>
        <Grid columns={3} ruled as="ul">
          {grades.map((grade) => {
            const { name, fees } = sample[grade];
            return (
              <GradeCard
                key={grade}
                as="li"
                grade={grade}
                name={name}
                fees={[
                  { label: 'Application', value: fees[0] },
                  { label: 'Admission / induction', value: fees[1] },
                ]}
                total={{ label: 'Total', value: fees[2] }}
                action={apply(name)}
              />
            );
          })}
        </Grid>
      </Stack>
    </Section>
  ),
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
