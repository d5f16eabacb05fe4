import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { BenefitCard, type BenefitEvidence } from './benefit-card.tsx';

const specimen: BenefitEvidence = {
  kind: 'specimen',
  grade: 'FIMC',
  name: 'Adaeze Sample, FIMC',
  line: 'Consultant',
};

const evidences: readonly BenefitEvidence[] = [
  specimen,
  { kind: 'figure', value: '100+', caption: 'training programmes' },
  { kind: 'quote', text: 'A member promises no result.', source: 'Guideline 2' },
  {
    kind: 'lines',
    lines: [
      { name: '0118 Adaeze Sample', detail: 'DFIMC' },
      { name: '0119 Babatunde Sample', detail: 'FIMC' },
    ],
  },
];

const meta = preview.meta({
  title: 'Elements/Membership/Memberships/Benefit card',
  component: BenefitCard,
  parameters: { alsoCalled: 'advantage, feature, perk' },
  args: {
    title: 'Letters after your name',
    children: 'Clients see your grade.',
    evidence: specimen,
    to: '/membership/category',
  },
  argTypes: { evidence: { control: false } },
});

/** A sample person's name says so. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adaeze Sample, FIMC')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Letters after your name' })).toBeVisible();
  },
});

/** Each kind of evidence, long words, and a card without evidence. */
export const Matrix = meta.story({
  render: (args) => (
    <Grid as="ul" columns={3} ruled>
      {evidences.map((evidence) => (
        <BenefitCard key={evidence.kind} {...args} as="li" evidence={evidence} />
      ))}
      <BenefitCard
        {...args}
        as="li"
        title={unbreakable}
        evidence={{ kind: 'lines', lines: [{ name: longName, detail: unbreakable }] }}
      >
        {longName}
      </BenefitCard>
      <BenefitCard {...args} as="li" evidence={undefined} />
    </Grid>
  ),
});
