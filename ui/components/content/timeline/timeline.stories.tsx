import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { Timeline } from './timeline.tsx';

const meta = preview.meta({
  title: 'Content/Timeline',
  component: Timeline,
  parameters: { alsoCalled: 'history, status history, milestones' },
  args: {
    stateLabels: { done: 'done', current: 'under way', ahead: 'still to come' },
    items: [
      {
        key: 'committee',
        title: 'The committee reads your file',
        detail: 'next sitting 12 December, 7 files ahead of yours',
        state: 'ahead' as const,
      },
      {
        key: 'payment',
        title: 'Payment confirmed',
        detail: '₦35,000 seen in the bank, 18 November, receipt R-0931',
        state: 'done' as const,
      },
      {
        key: 'received',
        title: 'Application received',
        detail: '14 November, 21:04, reference IMC-APP-2210',
        state: 'done' as const,
      },
    ],
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'The committee reads your file, still to come',
    );
  },
});

/** In chronological order, with a current step. */
export const UnderWay = meta.story({
  args: {
    items: [
      { key: 'sent', title: 'Application received', detail: '14 November, 21:04', state: 'done' },
      { key: 'paid', title: 'We look for your payment', detail: 'within two working days', state: 'current' },
      {
        key: 'read',
        title: 'The committee reads your file',
        detail: 'next sitting 12 December',
        state: 'ahead',
      },
      { key: 'told', title: 'We write to you', detail: 'the day after the sitting', state: 'ahead' },
    ],
  },
});

/** Under its heading, as on the home page of the member area. */
export const UnderHeading = meta.story({
  render: (args) => (
    <Stack space="3">
      <Heading level={2} size="card">
        What happens next
      </Heading>
      <Timeline {...args} />
    </Stack>
  ),
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations cell="16rem" axes={{ state: ['done', 'current', 'ahead'], detail: [false, true] }}>
      {({ state, detail }) => (
        <Timeline
          {...args}
          items={['a', 'b'].map((key) => ({ key, title: longName, detail: detail && unbreakable, state }))}
        />
      )}
    </Combinations>
  ),
});
