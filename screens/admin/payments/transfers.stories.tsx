import {
  allocateTransferCall,
  chargesCall,
  decideTakeBackCall,
  ledgerTexts,
  paymentsCall,
  recordTransferCall,
  takeBackPaymentCall,
  transfersCall,
  waiveChargeCall,
} from '@imc/api';
import { answers, reviewer, sampleClient, treasurer } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea, keepingParams } from '../../../.storybook/story-helpers/areas.tsx';
import {
  expectNoOverflow,
  expectToast,
  findAlert,
  shows,
} from '../../../.storybook/story-helpers/expectations.ts';
import { fill, named } from '../../../.storybook/story-helpers/fill.ts';
import { AdminPaymentsScreen } from './admin-payments-screen.tsx';

const meta = preview.meta({
  title: 'Admin/Transfers',
  component: AdminPaymentsScreen,
  ...adminArea,
  parameters: {
    alsoCalled:
      'employer, several people, not allocated, sent back, take back, credit note, waive, treasurer',
    layout: 'fullscreen',
    router: { path: '/admin/payments' },
  },
  args: {
    params: { page: 1, state: undefined },
    onParamsChange: fn(),
    onBack: fn(),
    site: 'https://imc.example',
  },
  render: keepingParams(AdminPaymentsScreen),
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** The open charges of others, newest first. */
const openCharges = async () => {
  const { charges } = await sampleClient('treasurer')(chargesCall, { query: { state: 'open' } });
  return charges.filter(({ is_own }) => !is_own);
};

/** Records a transfer of an unknown payer, so that all of it is not allocated. */
const recordUnknown = async () => {
  const body = { amount: 8_000, payer: 'ZENITH WORKS LTD', reason: 'Nobody knows yet', allocations: [] };
  await sampleClient('treasurer')(recordTransferCall, { body });
};

/** A treasurer asks to take back the first settled charge. */
const askToTakeBack = async () => {
  const client = sampleClient('treasurer');
  const { charges } = await client(chargesCall, { query: { state: 'settled' } });
  const charge_id = charges.find(({ is_own }) => !is_own)?.id ?? 0;
  await client(takeBackPaymentCall, { body: { charge_id, reason: 'Recorded for the wrong person' } });
};

const typeTransfer = named('Type the transfer', async ({ canvas, userEvent }: Context, amount: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Record a transfer' }));
  const dialog = await inDialog('Record a transfer');
  await fill(userEvent, dialog.getByRole('textbox', { name: 'Amount received' }), amount);
  await fill(userEvent, dialog.getByRole('textbox', { name: /^Payer/ }), 'ZENITH WORKS LTD');
  return dialog;
});

const addPerson = named('Add a person', async ({ userEvent }: Context, reference: string) => {
  const dialog = await inDialog('Record a transfer');
  await fill(userEvent, dialog.getByRole('searchbox'), reference);
  await userEvent.click((await dialog.findAllByRole('button', { name: /^Add / }))[0] ?? document.body);
});

/** One transfer of an employer pays for two people, and what is left stands as not allocated. */
export const SeveralPeople = meta.story({
  tags: ['PAY-27'],
  play: async (context) => {
    const [first, second] = await openCharges();
    const dialog = await typeTransfer(context, '1000000');
    await addPerson(context, first?.reference ?? '');
    await addPerson(context, second?.reference ?? '');
    await fill(context.userEvent, dialog.getByRole('textbox', { name: /^Reason/ }), 'Paid ahead');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    await expectToast(ledgerTexts.recorded);
    await expect(await context.canvas.findByRole('link', { name: 'Not allocated 1' })).toBeVisible();
  },
});

/** Another treasurer was faster: it says so, what was typed stays, and what is due now stands beside it. */
export const AnotherWasFaster = meta.story({
  tags: ['PAY-27'],
  play: async (context) => {
    const [charge] = await openCharges();
    const message = ledgerTexts.changedSince(charge?.reference ?? '', treasurer.name);
    context.msw.use(
      answers.refused(recordTransferCall, {
        status: 409,
        message,
        changed: {
          charge_id: charge?.id,
          state: 'open',
          allocated: (charge?.amount ?? 0) - 1_000,
          changed_by: treasurer.name,
          changed_at: '2026-05-06T10:00:00.000Z',
        },
      }),
    );
    const dialog = await typeTransfer(context, '700000');
    await addPerson(context, charge?.reference ?? '');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    await expect(dialog.getByText(/₦1,000 due$/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Amount received' })).toHaveValue('700,000');
  },
});

export const NotSent = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(recordTransferCall)),
  play: async (context) => {
    const dialog = await typeTransfer(context, '5000');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('there was no answer');
  },
});

const notAllocated = { params: { page: 1, view: 'not-allocated' } } as const;

export const NotAllocated = meta.story({
  tags: ['PAY-28'],
  args: notAllocated,
  beforeEach: recordUnknown,
  play: shows('ZENITH WORKS LTD'),
});

NotAllocated.test('a part is allocated to somebody', async ({ canvas, userEvent }) => {
  const [charge] = await openCharges();
  await userEvent.click(canvas.getByRole('button', { name: 'Allocate: ₦8,000, ZENITH WORKS LTD' }));
  const dialog = await inDialog('Allocate the rest of a transfer');
  await fill(userEvent, dialog.getByRole('searchbox'), charge?.reference ?? '');
  await userEvent.click((await dialog.findAllByRole('button', { name: /^Add / }))[0] ?? document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Allocate' }));
  await expectToast(ledgerTexts.allocated);
});

NotAllocated.test('the money was sent back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sent back: ₦8,000, ZENITH WORKS LTD' }));
  const dialog = await inDialog('Record that money was sent back');
  await userEvent.type(dialog.getByLabelText('Sent back on'), '2026-05-06');
  await fill(userEvent, dialog.getByLabelText('Why it was sent back'), 'Not for the Institute');
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
  await expectToast(ledgerTexts.sentBack);
  await expect(await canvas.findByText('Everything is allocated')).toBeVisible();
});

/** Somebody has allocated it in the meantime. */
export const AllocationRefused = meta.story({
  tags: ['PAY-28'],
  args: notAllocated,
  beforeEach: async ({ msw }) => {
    await recordUnknown();
    msw.use(answers.refused(allocateTransferCall, { status: 409, message: ledgerTexts.moreThanRest(2_000) }));
  },
  play: async ({ canvas, userEvent }) => {
    const [charge] = await openCharges();
    await userEvent.click(await canvas.findByRole('button', { name: /^Allocate: / }));
    const dialog = await inDialog('Allocate the rest of a transfer');
    await fill(userEvent, dialog.getByRole('searchbox'), charge?.reference ?? '');
    await userEvent.click((await dialog.findAllByRole('button', { name: /^Add / }))[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Allocate' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(ledgerTexts.moreThanRest(2_000));
  },
});

export const NotAllocatedEmpty = meta.story({
  args: notAllocated,
  play: shows('Everything is allocated'),
});

export const NotAllocatedNoAnswer = meta.story({
  args: notAllocated,
  beforeEach: ({ msw }) => msw.use(answers.fails(transfersCall)),
  play: shows('The transfers could not be loaded.'),
});

/** A reviewer sees the list, and no buttons. */
export const NotAllocatedAsReviewer = meta.story({
  tags: ['PPL-3'],
  args: notAllocated,
  parameters: { user: reviewer },
  beforeEach: recordUnknown,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ZENITH WORKS LTD')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Allocate/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Record a transfer' })).toBeNull();
  },
});

export const OnPhone = meta.story({
  args: notAllocated,
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: recordUnknown,
  play: async ({ canvas }) => {
    await canvas.findByText('ZENITH WORKS LTD');
    await expectNoOverflow();
  },
});

const toApprove = { params: { page: 1, view: 'to-approve' } } as const;

/** A second person sees who asks, and why. */
export const ToApprove = meta.story({
  tags: ['PAY-30'],
  args: toApprove,
  beforeEach: askToTakeBack,
  play: shows('Recorded for the wrong person', treasurer.name),
});

ToApprove.test('and approves', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Approve: / }));
  const question = await findAlert();
  await waitFor(() => expect(question.getByText(/a credit note reverses the receipt/)).toBeVisible());
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
  await expectToast(ledgerTexts.takenBack);
  await expect(await canvas.findByText('Nothing to approve')).toBeVisible();
});

ToApprove.test('or refuses', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Refuse: / }));
  await userEvent.click((await findAlert()).getByRole('button', { name: 'Refuse' }));
  await expectToast(ledgerTexts.takeBackRefused);
});

/** The one who asked sees that another person must approve it. */
export const AskedByOneself = meta.story({
  tags: ['PAY-30'],
  args: toApprove,
  parameters: { user: treasurer },
  beforeEach: askToTakeBack,
  play: shows('You asked: another person must approve it'),
});

/** Somebody has decided in the meantime. */
export const DecisionRefused = meta.story({
  tags: ['PAY-30'],
  args: toApprove,
  beforeEach: async ({ msw }) => {
    await askToTakeBack();
    msw.use(answers.refused(decideTakeBackCall, { status: 404, message: ledgerTexts.noTakeBack }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve: / }));
    const question = await findAlert();
    await userEvent.click(question.getByRole('button', { name: 'Approve' }));
    await expect(await question.findByRole('alert')).toHaveTextContent(ledgerTexts.noTakeBack);
  },
});

export const ToApproveEmpty = meta.story({ args: toApprove, play: shows('Nothing to approve') });

const confirmed = { params: { page: 1, state: 'confirmed' } } as const;
const received = { params: { page: 1, state: 'received' } } as const;

const openFirst = named('Open the first payment', async ({ canvas, userEvent }: Context) => {
  await userEvent.click(
    (await canvas.findAllByRole('button', { name: /^Open IMC-APP/ }))[0] ?? document.body,
  );
  return within(await canvas.findByRole('region', { name: /^Payment for/ }));
});

/** Taking back a confirmation says what happens and waits for a second person. */
export const TakeBack = meta.story({
  tags: ['PAY-30'],
  args: confirmed,
  play: async (context) => {
    const payment = await openFirst(context);
    await context.userEvent.click(
      (await payment.findAllByRole('button', { name: /^Reverse: / }))[0] ?? document.body,
    );
    const dialog = await inDialog('Reverse this confirmation?');
    await expect(dialog.getByText(/once another treasurer or admin approves it/)).toBeInTheDocument();
    await fill(context.userEvent, dialog.getByLabelText('Why it is reversed'), 'Reversed by the bank');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Ask to reverse it' }));
    await expectToast(ledgerTexts.takeBackAsked);
    await expect(
      await payment.findByText(/“Reversed by the bank” Another person must approve it/),
    ).toBeVisible();
  },
});

export const TakeBackRefused = meta.story({
  tags: ['PAY-30'],
  args: confirmed,
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(takeBackPaymentCall, { status: 409, message: ledgerTexts.undoInstead })),
  play: async (context) => {
    const payment = await openFirst(context);
    await context.userEvent.click(
      (await payment.findAllByRole('button', { name: /^Reverse: / }))[0] ?? document.body,
    );
    const dialog = await inDialog('Reverse this confirmation?');
    await fill(context.userEvent, dialog.getByLabelText('Why it is reversed'), 'Wrong person');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Ask to reverse it' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(ledgerTexts.undoInstead);
    await expect(dialog.getByLabelText('Why it is reversed')).toHaveValue('Wrong person');
  },
});

export const Waive = meta.story({
  tags: ['PAY-31'],
  args: received,
  play: async (context) => {
    const payment = await openFirst(context);
    await context.userEvent.click(
      (await payment.findAllByRole('button', { name: /^Waive fee: / }))[0] ?? document.body,
    );
    const dialog = await inDialog('Waive this charge?');
    await fill(context.userEvent, dialog.getByLabelText('Why it is waived'), 'Honorary member');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Waive fee' }));
    await expectToast(ledgerTexts.waived);
    await expect(await payment.findByText('Honorary member')).toBeVisible();
  },
});

export const WaiveRefused = meta.story({
  tags: ['PAY-31'],
  args: received,
  beforeEach: ({ msw }) =>
    msw.use(
      answers.refused(waiveChargeCall, {
        status: 409,
        message: ledgerTexts.notOpen('IMC-APP-391', 'settled'),
      }),
    ),
  play: async (context) => {
    const payment = await openFirst(context);
    await context.userEvent.click(
      (await payment.findAllByRole('button', { name: /^Waive fee: / }))[0] ?? document.body,
    );
    const dialog = await inDialog('Waive this charge?');
    await fill(context.userEvent, dialog.getByLabelText('Why it is waived'), 'Honorary member');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Waive fee' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('it is settled');
  },
});

/** The newest open charge of a listed payment whose person has an account. */
const chargeOfAccount = async () => {
  const { payments } = await sampleClient('treasurer')(paymentsCall, {});
  const listed = new Set<number | null>(payments.map(({ application_id }) => application_id));
  return (await openCharges()).find(
    ({ account_id, application_id }) => account_id !== null && listed.has(application_id),
  );
};

/** Money of the person that is not allocated pays what is due. */
export const Credit = meta.story({
  tags: ['PAY-28'],
  // Before the desk opens the first payment, which may be this one.
  beforeEach: async () => {
    const charge = await chargeOfAccount();
    const body = { amount: 1_000, account_id: charge?.account_id ?? undefined, allocations: [] };
    await sampleClient('treasurer')(recordTransferCall, { body });
  },
  play: async ({ canvas, userEvent }) => {
    const charge = await chargeOfAccount();
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^Open ${charge?.reference},`) }),
    );
    const payment = within(await canvas.findByRole('region', { name: `Payment for ${charge?.reference}` }));
    await userEvent.click(
      (await payment.findAllByRole('button', { name: /^Use the credit: / }))[0] ?? document.body,
    );
    const dialog = await inDialog('Allocate the rest of a transfer');
    await expect(dialog.getByRole('textbox', { name: /^Amount for / })).toHaveValue('1,000');
    await userEvent.click(dialog.getByRole('button', { name: 'Allocate' }));
    await expectToast(ledgerTexts.allocated);
  },
});

/** From the payment of one person the form for several opens with that person. */
export const FromOnePayment = meta.story({
  tags: ['PAY-27'],
  args: received,
  play: async (context) => {
    const payment = await openFirst(context);
    await context.userEvent.click(
      await payment.findByRole('button', { name: 'Transfer covers several people' }),
    );
    const dialog = await inDialog('Record a transfer');
    await expect(dialog.getByRole('textbox', { name: /^Amount for / })).not.toHaveValue('');
    await expect(dialog.getByRole('searchbox', { name: 'Add another person' })).toBeVisible();
  },
});

/** A line of the statement that fits nobody, or several people, is recorded by hand with what the bank says. */
export const FromTheStatement = meta.story({
  tags: ['PAY-24', 'PAY-27'],
  args: received,
  play: async ({ canvas, userEvent }) => {
    const lines = 'Date,Narration,Reference,Credit\n05/05/2026,ZENITH WORKS LTD,FT26126-0031,"8,000.00"';
    await userEvent.upload(
      await canvas.findByLabelText(/File of the statement/),
      new File([lines], 'statement.csv'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Record by hand/ }));
    const dialog = await inDialog('Record a transfer');
    await expect(dialog.getByRole('textbox', { name: 'Amount received' })).toHaveValue('8,000');
    await expect(dialog.getByRole('textbox', { name: /^Payer/ })).toHaveValue('ZENITH WORKS LTD');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^Reason/ }), 'Nobody knows yet');
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    await expect(await canvas.findByText(ledgerTexts.recorded)).toBeVisible();
  },
});
