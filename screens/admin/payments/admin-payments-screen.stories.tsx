import {
  type Call,
  matchPaymentsCall,
  paymentsCall,
  paymentTexts,
  recordPartPaymentCall,
  undoPaymentCall,
  updatePaymentCall,
} from '@imc/api';
import {
  answers,
  createMockProvider,
  mocks,
  reviewer,
  sampleClient,
  sampleSeed,
  treasurer,
} from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea, keepingParams } from '../../../.storybook/story-helpers/areas.tsx';
import { expectNoOverflow, findAlert, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { fill, named } from '../../../.storybook/story-helpers/fill.ts';
import { AdminPaymentsScreen } from './admin-payments-screen.tsx';

const start = { state: 'received', page: 1 } as const;

const meta = preview.meta({
  title: 'Admin/Payments',
  component: AdminPaymentsScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'treasurer, fees, bank statement, reconciliation',
    layout: 'fullscreen',
    router: { path: '/admin/payments' },
  },
  args: { params: start, onParamsChange: fn(), onBack: fn(), site: 'https://imc.example' },
  render: keepingParams(AdminPaymentsScreen),
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const openPayment = named('Open the payment', async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Open IMC-APP-391/ }));
  return within(await canvas.findByRole('region', { name: 'Payment for IMC-APP-391' }));
});

const changedByAnother = { status: 409, message: paymentTexts.changedSince(treasurer.name) };

/** A treasurer records a part payment for the same application on another device, so the next call about it is refused. */
const recordByAnother = async ({ msw }: Pick<StoryContext, 'msw'>, refused: Call) => {
  await sampleClient('treasurer')(recordPartPaymentCall, { body: { application_id: 391, amount: 3_000 } });
  msw.use(answers.refused(refused, changedByAnother, { once: true }));
};

const confirmPayment = named('Confirm the payment', async (context: Context) => {
  const payment = await openPayment(context);
  await fill(context.userEvent, payment.getByRole('textbox', { name: /Bank reference/ }), 'FT26126-0007');
  await context.userEvent.click(payment.getByRole('button', { name: 'Confirm payment' }));
  return context.canvas.findByText(/^Confirmed for IMC-APP-391\./);
});

export const List = meta.story({
  tags: ['S-2.130', 'PAY-13'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Effiong Ime/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pending 4' })).toHaveAttribute('aria-current', 'page');
  },
});

List.test('a search starts when the user pauses', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('searchbox'));
  await userEvent.paste('Bako');
  await expect(await canvas.findByText('1-1 of 1 payments')).toBeVisible();
});

/** A treasurer may do everything here. */
export const AsTreasurer = meta.story({
  tags: ['PPL-3'],
  parameters: { user: treasurer },
  play: async (context) => {
    await expect(context.canvas.getByRole('link', { name: 'Bank statement' })).toBeVisible();
    await expect(await confirmPayment(context)).toBeVisible();
  },
});

/** A reviewer sees neither forms nor bank statement, and a line that says why. */
export const AsReviewer = meta.story({
  tags: ['PPL-3'],
  parameters: { user: reviewer },
  play: async (context) => {
    const why = 'You can read payments; a treasurer or an admin records them.';
    await expect(context.canvas.getAllByText(why)[0]).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: 'Bank statement' })).toBeNull();
    const payment = await openPayment(context);
    await expect(await payment.findByText(why)).toBeVisible();
    await expect(payment.queryByRole('textbox')).toBeNull();
  },
});

/** While the payments of another filter load, the earlier rows stay readable but can't be opened. */
export const Updating = meta.story({
  tags: ['SITE-5'],
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Effiong Ime/ })).toBeVisible();
    msw.use(answers.slow(paymentsCall));
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('Bako');
    await waitFor(() => expect(canvasElement.querySelector('tbody')).toHaveAttribute('inert'));
    await expect(canvas.getByRole('rowheader', { name: /Effiong Ime/ })).toBeVisible();
  },
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(paymentsCall)),
  play: shows('The payments could not be loaded.'),
});

/** Enter confirms the open payment, the next one opens, and the list moves up. The receipt follows when it can no longer be undone. */
export const Success = meta.story({
  tags: ['PAY-15'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openPayment(context);
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Effiong Ime/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Confirmed for IMC-APP-391\./)).toBeVisible();
    await expect(await canvas.findByText('1-3 of 3 payments')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Payment for/ })).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'Payment for IMC-APP-391' })).toBeNull();
  },
});

/** J and K open the neighbours. */
export const Neighbours = meta.story({
  tags: ['PAY-13'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('rowheader', { name: /Effiong Ime/ });
    const current = () =>
      canvas.getAllByRole('row').findIndex((row) => row.getAttribute('aria-current') === 'true');
    await userEvent.keyboard('jj');
    await waitFor(() => expect(current()).toBe(2));
    await userEvent.keyboard('k');
    await waitFor(() => expect(current()).toBe(1));
  },
});

/** On a phone a payment takes the place of the list, with a way back. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await openPayment(context);
    await expectNoOverflow();
    await expect(context.canvas.queryByRole('rowheader')).toBeNull();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back to the list' }));
    const row = await context.canvas.findByRole('rowheader', { name: /Effiong Ime/ });
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(92);
  },
});

/** Undoing a confirmation opens its payment again, with the forms. */
export const Undone = meta.story({
  tags: ['PAY-20'],
  beforeEach({ msw }) {
    // Undoing depends on the time, so this provider has the real one.
    msw.use(...createMockProvider({ seed: sampleSeed }).groups.admin);
  },
  play: async (context) => {
    await confirmPayment(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Undo' }));
    const payment = within(await context.canvas.findByRole('region', { name: 'Payment for IMC-APP-391' }));
    await expect(await payment.findByRole('button', { name: 'Confirm payment' })).toBeVisible();
    await expect(payment.getAllByText('Pending')[0]).toBeVisible();
  },
});

export const UndoneTooLate = meta.story({
  tags: ['PAY-20'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.refused(undoPaymentCall, { status: 409, message: paymentTexts.undoTooLate }),
      ...createMockProvider({ seed: sampleSeed }).groups.admin,
    ),
  play: async (context) => {
    await confirmPayment(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Undo' }));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(paymentTexts.undoTooLate);
  },
});

/**
 * Another admin records a part payment while it is open: the first try is refused, the reason that was typed stays, and the second try applies
 * to the changed payment.
 */
export const RefusedThenSaved = meta.story({
  tags: ['PAY-14', 'PAY-19'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const payment = await openPayment(context);
    await recordByAnother(context, updatePaymentCall);
    await userEvent.clear(payment.getByRole('textbox', { name: /^Amount received/ }));
    await fill(userEvent, payment.getByRole('textbox', { name: /^Amount received/ }), '1000');
    // This admin still sees that 1,000 is not the fee.
    const confirm = () => userEvent.click(canvas.getByRole('button', { name: 'Confirm payment' }));
    await confirm();
    await fill(userEvent, await payment.findByRole('textbox', { name: /^Reason/ }), 'Hardship');
    await confirm();
    await expect(await payment.findByRole('alert')).toHaveTextContent(
      'Ibrahim Musa has changed this payment',
    );
    await expect((await payment.findAllByText('₦3,000'))[0]).toBeVisible();
    await expect(payment.getByRole('textbox', { name: /^Amount received/ })).toHaveValue('1,000');
    await expect(payment.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Hardship');
  },
});

RefusedThenSaved.test('the second try succeeds', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm payment' }));
  await expect(await canvas.findByText(/^Confirmed for IMC-APP-391\./)).toBeVisible();
});

const csv = [
  'Date,Narration,Reference,Credit',
  '05/05/2026,NIP FROM EFFIONG IME IMC-APP-391,FT26126-0007,"5,000.00"',
  '05/05/2026,TRF YUSUF BAKO,FT26126-0008,"1,000.00"',
  '05/05/2026,<b>Unknown</b> =1+1,FT26126-0009,5000',
  '05/05/2026,<b>Unknown</b> =1+1,FT26126-0009,5000',
].join('\n');

const choose = (
  { canvas, userEvent }: Context,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'statement.csv',
) => userEvent.upload(canvas.getByLabelText(/File of the statement/), new File([content], name));

/** Confirms that a part payment is recorded. */
const answerYes = async () => {
  const question = await findAlert();
  await userEvent.click(question.getByRole('button', { name: 'Record as part' }));
};

/** Each line of the statement with its possible payment. */
export const BankStatement = meta.story({
  tags: ['PAY-22', 'PAY-24'],
  play: async (context) => {
    await choose(context, csv);
    await expect(
      await context.canvas.findByRole('button', { name: 'Confirm: ₦5,000 for IMC-APP-391' }),
    ).toBeVisible();
    for (const heading of ['To confirm: 2', 'Unknown: 1', 'Repeated: 1'])
      await expect(context.canvas.getByRole('heading', { name: heading })).toBeVisible();
  },
});

BankStatement.test('Enter confirms a match and goes on to the next line', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Confirm: ₦5,000 for IMC-APP-391' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText(/^Confirmed for IMC-APP-391. Receipt and email/)).toBeVisible();
  const next = canvas.getByRole('button', { name: 'Record as part: ₦1,000 for IMC-APP-409' });
  await waitFor(() => expect(next).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await answerYes();
  await expect(await canvas.findByText('Recorded for IMC-APP-409.')).toBeVisible();
});

BankStatement.test('a statement can be dropped anywhere on the page', async ({ canvas, canvasElement }) => {
  const drop = (type: string) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Date,Narration,Credit\n05/05/2026,Dropped,7000'], 'other.csv'));
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    canvasElement.ownerDocument.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await expect(drop('dragover')).toBe(true);
  await waitFor(() => expect(canvas.getAllByText('Drop the bank statement')[0]).toBeVisible());
  // The browser must not open the file.
  await expect(drop('drop')).toBe(true);
  await expect(await canvas.findByText('Dropped')).toBeVisible();
});

/** Two transfers of one applicant: after the first is recorded, the second is compared with the remaining amount. */
export const TwoLinesOfOneApplicant = meta.story({
  tags: ['PAY-25'],
  play: async (context) => {
    await choose(
      context,
      [
        'Date,Narration,Reference,Credit',
        '05/05/2026,NIP FROM EFFIONG IME IMC-APP-391,FT26126-0011,"3,000.00"',
        '05/05/2026,NIP FROM EFFIONG IME IMC-APP-391 REST,FT26126-0012,"2,000.00"',
      ].join('\n'),
    );
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Record as part: ₦3,000 for IMC-APP-391' }),
    );
    await answerYes();
    await expect(await context.canvas.findByText('Recorded for IMC-APP-391.')).toBeVisible();
    await expect(context.canvas.getByText('Application fee ₦5,000, received ₦3,000')).toBeVisible();
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: 'Confirm: ₦2,000 for IMC-APP-391' }),
    );
    await expect(await context.canvas.findByText(/^Confirmed for IMC-APP-391. Receipt/)).toBeVisible();
  },
});

/** Another admin was faster: the next click applies to the changed payment. */
export const LineRefusedThenRecorded = meta.story({
  tags: ['PAY-25'],
  play: async (context) => {
    await choose(
      context,
      'Date,Narration,Reference,Credit\n05/05/2026,EFFIONG IME IMC-APP-391,FT26126-0013,"2,000.00"',
    );
    const button = await context.canvas.findByRole('button', {
      name: 'Record as part: ₦2,000 for IMC-APP-391',
    });
    await recordByAnother(context, recordPartPaymentCall);
    await context.userEvent.click(button);
    await answerYes();
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Ibrahim Musa has changed');
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Confirm: ₦2,000 for IMC-APP-391' }),
    );
    await expect(await context.canvas.findByText(/^Confirmed for IMC-APP-391. Receipt/)).toBeVisible();
  },
});

/** 1,000 lines, sent in two requests of which the second fails. */
const manyLines = [
  'Date,Narration,Reference,Credit',
  '05/05/2026,NIP FROM EFFIONG IME IMC-APP-391,FT26126-0007,"5,000.00"',
  ...Array.from({ length: 999 }, (_, index) => `05/05/2026,Nobody,FT-${index},${index + 1}`),
].join('\n');

/** The connection fails halfway: compared lines stay, and the rest can be compared later. */
export const StatementPartlyCompared = meta.story({
  tags: ['PAY-26'],
  beforeEach({ msw }) {
    let calls = 0;
    msw.use(
      http.post(`*${matchPaymentsCall.path}`, () => {
        calls += 1;
        return calls === 2 ? HttpResponse.error() : undefined;
      }),
    );
  },
  play: async (context) => {
    await choose(context, manyLines);
    await expect(
      await context.canvas.findByText('300 of 1,000 incoming transfers were compared.'),
    ).toBeVisible();
    await expect(context.canvas.getAllByText(/^The lines could not be compared/)[0]).toBeVisible();
    await expect(
      context.canvas.getByRole('button', { name: 'Confirm: ₦5,000 for IMC-APP-391' }),
    ).toBeVisible();
  },
});

StatementPartlyCompared.test('goes on with the rest', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Compare the rest' }));
  await expect(await canvas.findByRole('heading', { name: 'Unknown: 999' })).toBeVisible();
  await expect(canvas.queryByText(/incoming transfers were compared/)).toBeNull();
});

export const StatementStopped = meta.story({
  tags: ['PAY-26'],
  beforeEach: ({ msw }) => msw.use(answers.slow(matchPaymentsCall)),
  play: async (context) => {
    await choose(context, manyLines);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Stop comparing' }));
    await expect(
      await context.canvas.findByText('0 of 1,000 incoming transfers were compared.'),
    ).toBeVisible();
    await expect(context.canvas.queryByText(/could not be compared/)).toBeNull();
  },
});

StatementStopped.test('another file takes its place', async (context) => {
  context.msw.resetHandlers(...mocks.all, ...createMockProvider({ seed: sampleSeed }).handlers);
  await choose(context, csv, 'other.csv');
  await expect(await context.canvas.findByRole('heading', { name: 'Unknown: 1' })).toBeVisible();
  await expect(context.canvas.queryByText(/incoming transfers were compared/)).toBeNull();
});

/** An old workbook can't be read, whatever its name. */
export const StatementRefused = meta.story({
  tags: ['PAY-21'],
  play: async (context) => {
    await choose(context, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'statement.xlsx');
    await waitFor(() =>
      expect(context.canvas.getAllByText(/^This is a workbook of an old Excel/)[0]).toBeVisible(),
    );
  },
});

/** The names of the columns say nothing, so the treasurer does. The next file of this bank is read without asking. */
export const ColumnsByHand = meta.story({
  tags: ['PAY-21'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await choose(context, 'Tag,Zweck,Ein\n05/05/2026,EFFIONG IME IMC-APP-391,"5,000.00"');
    await step('Say what each column holds', async () => {
      const column = (name: string) => canvas.findByRole('combobox', { name });
      await userEvent.selectOptions(await column('Tag'), 'date');
      await userEvent.selectOptions(await column('Zweck'), 'narration');
      await userEvent.selectOptions(await column('Ein'), 'credit');
      await expect(
        await canvas.findByRole('button', { name: 'Confirm: ₦5,000 for IMC-APP-391' }),
      ).toBeVisible();
    });
    await step('Choose the next file', async () => {
      await choose(context, 'Tag,Zweck,Ein\n05/05/2026,NEXT FILE,"7,000.00"', 'next.csv');
      await expect(await canvas.findByText('NEXT FILE')).toBeVisible();
    });
  },
});

/** Another order of day and month reads the file again. */
export const DecidedOtherwise = meta.story({
  tags: ['PAY-21'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, csv.replaceAll('05/05/2026', '04/05/2026'));
    await expect(await canvas.findByText(/^4 May 2026.*0007/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dates' }), 'monthFirst');
    await expect(await canvas.findByText(/^5 Apr 2026.*0007/)).toBeVisible();
  },
});

/** The receipt of a confirmed payment has its own address. */
export const Receipt = meta.story({
  tags: ['PAY-13'],
  args: { params: { ...start, receipt: 377 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Print/ })).toBeVisible();
  },
});
