import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../../components/actions/button/button.tsx';
import { DecisionLetter, type DecisionLetterProps } from './decision-letter.tsx';

const meta = preview.meta({
  title: 'Membership/DecisionLetter',
  component: DecisionLetter,
  parameters: { alsoCalled: 'rejection letter, admission letter, print' },
  args: {
    grade: 'FIMC',
    institute: 'Institute of Management Consultants, Nigeria',
    title: 'Decision on your application',
    reference: 'IMC-APP-302',
    facts: [
      { label: 'Name', value: 'Amaka Grace Nwosu' },
      { label: 'Grade', value: 'Fellow (FIMC)' },
      { label: 'Date', value: '6 May 2026' },
    ],
    decision: 'The Membership Committee has not approved this application.',
    reason: {
      label: 'What the committee wrote',
      text: 'Fellowship needs ten years of consulting.\nPlease apply as a Member.',
    },
    closing: 'With kind regards, the Membership Committee',
    actions: <Button>Print</Button>,
  } satisfies DecisionLetterProps as DecisionLetterProps,
});

export const Playground = meta.story({
  tags: ['APP-69'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/IMC-APP-302/);
  },
});

/** The committee wrote nothing. */
export const Approved = meta.story({
  args: {
    decision: 'The Membership Committee has approved this application.',
    reason: undefined,
  },
});

/** A reason of the greatest length still prints on one page. */
export const LongContent = meta.story({
  args: { reason: { label: 'What the committee wrote', text: 'Please send more. '.repeat(55) } },
});

export const Matrix = meta.story({ args: { facts: [] } });
