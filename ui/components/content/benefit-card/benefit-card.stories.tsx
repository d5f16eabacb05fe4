import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { tileTones } from '../../identity/tile/tile-patterns.tsx';
import { BenefitCard } from './benefit-card.tsx';

const meta = preview.meta({
  title: 'Content/BenefitCard',
  component: BenefitCard,
  args: {
    title: 'Professional Development',
    pattern: 'squares' as const,
    children: 'A hundred training programmes, open to members first and at members’ prices.',
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Professional Development', level: 3 })).toBeVisible();
  },
});

/** The most important card of its row. */
export const Brass = meta.story({ args: { tone: 'brass', pattern: 'circles', title: 'Certification' } });

/** A title without a text. */
export const TitleOnly = meta.story({ args: { children: undefined } });

/** Nine benefits in a ruled grid. */
export const NineBenefits = meta.story({
  render: () => (
    <Grid columns={3} ruled as="ul">
      {(
        [
          ['Recognition', 'circles', 'brass', 'Letters that clients and ministries know.'],
          ['Training', 'zigzag', 'rest', 'Programmes for every grade, through the whole year.'],
          ['Global network', 'lattice', 'bright', 'Colleagues in the institutes of fifty countries.'],
          ['Publications', 'comb', 'rest', 'The journal and the notes of every summit.'],
          ['Referrals', 'petals', 'deep', 'Enquiries reach members of the field first.'],
          ['Standing', 'diamond', 'rest', 'A code of conduct that protects your name as well.'],
          ['Mentoring', 'dots', 'rest', 'A fellow beside you for the first year.'],
          ['Events', 'strokes', 'bright', 'The annual summit, in person.'],
          ['Voice', 'arcs', 'rest', 'A vote at the general meeting.'],
        ] as const
      ).map(([title, pattern, tone, text]) => (
        <BenefitCard key={title} as="li" title={title} pattern={pattern} tone={tone}>
          {text}
        </BenefitCard>
      ))}
    </Grid>
  ),
});

export const Matrix = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Combinations cell="15rem" axes={{ tone: tileTones, text: [undefined, longName, unbreakable] }}>
      {({ tone, text }) => (
        <BenefitCard title={text ?? longName} pattern="lattice" tone={tone}>
          {text}
        </BenefitCard>
      )}
    </Combinations>
  ),
});
