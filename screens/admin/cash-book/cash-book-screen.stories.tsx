import { cashBookCall, closeMonthCall, exportCashBookCall, ledgerTexts } from '@imc/api';
import { answers, treasurer } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea, keepingParams } from '../../../.storybook/story-helpers/areas.tsx';
import { expectToast, findAlert, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { CashBookScreen } from './cash-book-screen.tsx';

const meta = preview.meta({
  title: 'Admin/Cash book',
  component: CashBookScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'ledger, journal, accounts, balance, close a month, treasurer',
    layout: 'fullscreen',
    router: { path: '/admin/cash-book' },
    user: treasurer,
  },
  args: { params: {}, onParamsChange: fn() },
  render: keepingParams(CashBookScreen),
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const Page = meta.story({
  tags: ['S-2.138', 'PAY-32'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Opening balance/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Closing balance/ })).toBeVisible();
  },
});

/** The last month, from its first to its last day. */
export const LastMonth = meta.story({
  tags: ['PAY-32'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('row', { name: /Opening balance/ });
    await step('By its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Last month' }));
      await waitFor(() => expect(canvas.getByLabelText('To')).not.toHaveValue(''));
    });
    await step('Other days by hand', async () => {
      await userEvent.clear(canvas.getByLabelText('From'));
      await userEvent.type(canvas.getByLabelText('From'), '2026-01-01');
      await userEvent.clear(canvas.getByLabelText('To'));
      await userEvent.type(canvas.getByLabelText('To'), '2026-05-06');
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await expect(await canvas.findAllByText('ZENITH WORKS LTD')).not.toHaveLength(0);
    });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.slow(cashBookCall)),
  play: shows('Loading the cash book'),
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(cashBookCall)),
  play: shows('The cash book could not be loaded.'),
});

export const RefusedWithReason = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(cashBookCall, { status: 400, message: ledgerTexts.periodReversed })),
  play: shows(ledgerTexts.periodReversed),
});

export const DownloadFails = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(exportCashBookCall)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excel' }));
    const alert = await findAlert();
    await waitFor(() => expect(alert.getByText(/could not be downloaded/)).toBeVisible());
  },
});

/** Shows the next open month first, and then asks. */
const closeMonth = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Review and close / }));
  await userEvent.click(await canvas.findByRole('button', { name: /^Close / }));
  const question = await findAlert();
  await waitFor(() => expect(question.getByText(/becomes final/)).toBeVisible());
  return question;
};

export const Success = meta.story({
  tags: ['PAY-33'],
  play: async (context) => {
    const question = await closeMonth(context);
    await context.userEvent.click(question.getByRole('button', { name: /^Close / }));
    await expectToast(/is closed\.$/);
    await expect(await context.canvas.findByText('This period is closed')).toBeVisible();
    await expect(context.canvas.getByText(/^Closed up to the end of/)).toBeVisible();
  },
});

/** Somebody has recorded money in that month in the meantime. */
export const Refused = meta.story({
  tags: ['PAY-33'],
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(closeMonthCall, { status: 409, message: ledgerTexts.otherClosing })),
  play: async (context) => {
    const question = await closeMonth(context);
    await context.userEvent.click(question.getByRole('button', { name: /^Close / }));
    await expect(await question.findByRole('alert')).toHaveTextContent(ledgerTexts.otherClosing);
  },
});
