import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { Button } from '../../../components/actions/button/button.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { PaymentQuery } from './payment-query.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Payment query',
  component: PaymentQuery,
  parameters: { alsoCalled: 'queried payment, payment question, treasurer, new receipt' },
  args: {
    payment: {
      state: 'queried' as const,
      reference: 'IMC-APP-425',
      question:
        'The picture is cut off before the amount. Please send one that shows the amount and the reference.',
    },
    labels: {
      title: 'The treasurer has a question about this payment',
      noQuestion: 'The payment could not be matched with your application.',
      text: 'Answer in words, send a new picture, or both: it is then checked again.',
      form: (reference) => `Answer about ${reference}`,
      answer: 'Your answer',
      required: 'Write an answer or choose a proof.',
      send: 'Send answer',
      unavailable: 'The form could not be checked.',
    },
    hasPicture: false,
    onAnswer: async () => undefined,
    children: <Button variant="secondary">Choose a picture</Button>,
  },
  decorators: [withWidth('40rem')],
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'The treasurer has a question about this payment' }),
    ).toBeVisible();
  },
});

/** Neither an answer nor a picture. */
export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByText('Write an answer or choose a proof.')).toBeVisible();
  },
});

/** Nothing was asked. */
export const WithoutQuestion = meta.story({
  args: { payment: { state: 'queried' as const, reference: 'IMC-APP-425', question: null } },
});

/** What was written is shown as text. */
export const UnsafeInput = meta.story({
  args: {
    payment: {
      state: 'queried' as const,
      reference: 'IMC-APP-425',
      question: '<script>alert(1)</script> =SUM(A1)\nאיזה חשבון?',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<script>alert/)).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <PaymentQuery
        {...args}
        payment={{
          reference: `IMC-APP-${'9'.repeat(15)}`,
          state: 'queried' as const,
          question: `${longName} ${unbreakable}. `.repeat(8),
        }}
      />
      <div style={{ maxInlineSize: '16rem' }}>
        <PaymentQuery {...args} labels={{ ...args.labels, title: `The Secretary asks: ${longName}` }} />
      </div>
    </Stack>
  ),
});
