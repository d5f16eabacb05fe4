import { checkGradeRules, type GradeFacts, gradeCodes } from '@imc/api/contract';
import { sampleForm } from '@imc/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { largeText } from '../../../stories/large-text.ts';
import { expectMirrored, rightToLeft } from '../../../stories/right-to-left.ts';
import { ruleSheetLabels, sampleRequirements } from '../../story-samples.ts';
import { RuleSheet, type RuleSheetProps } from './rule-sheet.tsx';

/** Fixed, so that the counted years stay the same. */
const now = new Date('2026-11-15T09:00:00.000Z');

const sheetOf = (grade: RuleSheetProps['grade'], facts: GradeFacts) => ({
  grade,
  requirements: sampleRequirements[grade],
  checks: checkGradeRules(grade, facts, now),
});

const institution = { name: 'Sample University', from: '', to: '', qualification: '', dateObtained: '' };

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Rule sheet',
  component: RuleSheet,
  parameters: { alsoCalled: 'eligibility check, requirements, checklist of rules, grade conditions, advice' },
  args: { ...sheetOf('AIMC', sampleForm), labels: ruleSheetLabels } satisfies RuleSheetProps,
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Requirements for Associate Member (AIMC)' }),
    ).toBeVisible();
    const [degree, managerial] = canvas.getAllByRole('listitem');
    await expect(degree).toHaveTextContent('Met. BSc Economics, 2012.');
    await expect(managerial).toHaveTextContent(/Not yet known\. .*Operations Manager/);
  },
});

/** Nothing relevant has been entered: the sheet says what to enter. */
export const Blank = meta.story({
  args: sheetOf('FIMC', {}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/Not yet known\. Enter your qualifications/);
  },
});

export const Met = meta.story({
  tags: ['APP-7'],
  args: sheetOf('FIMC', {
    institutions: [{ ...institution, qualification: 'BSc Economics', dateObtained: '2008-07-20' }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Met. 18 years since BSc Economics, 2008.');
  },
});

/** The entered facts do not meet the rule. The applicant can apply nevertheless. */
export const NotMet = meta.story({
  tags: ['APP-7'],
  args: sheetOf('DFIMC', sampleForm),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Not met yet. 14 years since BSc Economics, 2012.',
    );
  },
});

/** The entered facts do not decide: a year without a date, and a qualification that may be a degree. */
export const CannotTell = meta.story({
  tags: ['APP-7'],
  args: sheetOf('FIMC', {
    institutions: [{ ...institution, qualification: 'BSc Economics', to: '2011' }],
  }),
});

/** A student, with the level in the qualification. */
export const Student = meta.story({
  args: sheetOf('SIMC', {
    institutions: [{ ...institution, from: '2024', to: '2028', qualification: 'BSc Economics, 300 level' }],
  }),
});

/** A graduate in national service. */
export const Graduate = meta.story({ args: sheetOf('GIMC', { position: 'NYSC member' }) });

/** Long and hostile texts are shown as text, and shortened. */
export const LongContent = meta.story({
  args: {
    ...sheetOf('AIMC', {
      position: `<script>alert('position')</script> ${unbreakable}`,
      institutions: [{ ...institution, qualification: `BSc ${longName.repeat(20)}`, to: '2012' }],
    }),
    requirements: [longName, unbreakable, longName],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('<script>');
    await expect(canvasElement.textContent?.length).toBeLessThan(900);
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'width360' } },
  tags: ['!autodocs'],
});

export const LargeText = meta.story({
  globals: { viewport: { value: 'width360' } },
  beforeEach: largeText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const RightToLeft = meta.story({
  beforeEach: rightToLeft,
  play: async () => expectMirrored(),
});

/** Every grade, blank and with the sample form. */
export const Matrix = meta.story({
  tags: ['APP-8'],
  render: ({ labels }) => (
    <Grid columns={3} space="6">
      {gradeCodes.flatMap((grade) =>
        Object.entries({ blank: {}, filled: sampleForm }).map(([name, facts]) => (
          <RuleSheet
            key={`${grade} ${name}`}
            {...sheetOf(grade, facts)}
            labels={{ ...labels, title: (code) => `${labels.title(code)}, ${name}` }}
          />
        )),
      )}
      <RuleSheet
        {...sheetOf('AIMC', {})}
        requirements={[longName, unbreakable]}
        labels={{ ...labels, title: () => unbreakable }}
      />
    </Grid>
  ),
});
