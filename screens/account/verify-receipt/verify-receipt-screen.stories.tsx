import { groupedReceiptCode, receiptTexts, verifyReceiptCall } from '@imc/api';
import { answers, mocks, sampleReceipt } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { VerifyReceiptScreen } from './verify-receipt-screen.tsx';

const meta = preview.meta({
  title: 'Account/Verify a receipt',
  tags: ['S-2.71'],
  component: VerifyReceiptScreen,
  parameters: { alsoCalled: 'check a receipt, authenticity, validate, QR', layout: 'fullscreen' },
  args: { code: '' },
  decorators: [withApi()],
  beforeEach: ({ msw }) => msw.use(...mocks.all),
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const submit = async ({ canvas, userEvent }: Context, code?: string) => {
  if (code) await userEvent.type(canvas.getByLabelText('Code of the receipt'), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
};

export const Blank = meta.story({});

/** The code is in the address of the receipt. */
export const Genuine = meta.story({
  tags: ['PAY-9'],
  args: { code: groupedReceiptCode(sampleReceipt.code) },
  play: async (context) => {
    await submit(context);
    const heading = await context.canvas.findByRole('heading', { level: 1, name: sampleReceipt.number });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(context.canvas.getByText('This receipt is genuine.')).toBeVisible();
    await expect(context.canvas.queryByText(sampleReceipt.name)).toBeNull();
  },
});

Genuine.test('another receipt can be verified', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Verify another receipt' }));
  await expect(canvas.getByLabelText('Code of the receipt')).toBeVisible();
});

/** The payment was taken back: it says when, and the number of the credit note. */
export const Reversed = meta.story({
  tags: ['PAY-9', 'PAY-30'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.success(verifyReceiptCall, {
        receipt: {
          ...sampleReceipt,
          initials: 'A. N.',
          reversed_at: '2026-05-06T10:00:00.000Z',
          credit_note: 'IMC-C-2026-00001',
        },
      }),
    ),
  play: async (context) => {
    await submit(context, '7K2M-QP4T-09XA-HJ3C');
    await expect(await context.canvas.findByText('This receipt was reversed.')).toBeVisible();
    await expect(context.canvas.getByText(/6 May 2026 with credit note IMC-C-2026-00001/)).toBeVisible();
    await expect(context.canvas.queryByText('This receipt is genuine.')).toBeNull();
  },
});

export const UnknownCode = meta.story({
  tags: ['PAY-9'],
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(verifyReceiptCall, { status: 404, message: receiptTexts.unknownCode })),
  play: async (context) => {
    await submit(context, '0000-0000-0000-0000');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(receiptTexts.unknownCode);
    await expect(context.canvas.getByLabelText('Code of the receipt')).toHaveValue('0000-0000-0000-0000');
  },
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(verifyReceiptCall)),
  play: async (context) => {
    await submit(context, '7K2M');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Please try again');
  },
});
