import {
  ApiError,
  type ApplicationDraft,
  applicationAnswers,
  openDraftCall,
  openDraftMutation,
  submitApplicationCall,
  submitApplicationMutation,
  useApiClient,
} from '@imc/api';
import { answers, memberNew, mocks, sampleForm } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { expect, fn, screen, userEvent as users, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { failureTexts, withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { ErrorState } from '../../components/feedback/error-state/error-state.tsx';
import { InlineMessage } from '../../components/feedback/inline-message/inline-message.tsx';
import { Spinner } from '../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../stories/combinations.tsx';
import {
  applicationDraftLabels,
  applicationFormLabels,
  sampleAccount,
  sampleAmount,
  sampleEligibility,
  sampleFees,
} from '../story-samples.ts';
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx';
import type { ApplicationDraftState } from './application-form-draft.ts';
import { ApplicationDraftStatus } from './application-form-draft-status.tsx';

const { application_id: _id, ...filled } = sampleForm;

/** A draft of the sample form, with changes. Everything except the proof of payment is filled in. */
const draftWith = (changes: object = {}): ApplicationDraft => ({
  application_id: 2210,
  reference: 'IMC-APP-2210',
  data: { ...filled, ...changes },
  saved_at: '2026-05-06T09:12:00.000Z',
  revision: 3,
});

/** Submits the form to the API like the screen does, and shows the outcome above it. */
function ThroughApi(args: ApplicationFormProps) {
  const { mutate, status, error, variables } = useMutation(submitApplicationMutation(useApiClient()));
  const refusal = useMemo(
    () =>
      error instanceof ApiError && variables
        ? {
            problems: Object.entries(error.errors).map(([path, message]) => ({ path, message })),
            form: variables.form,
          }
        : undefined,
    [error, variables],
  );
  return (
    <Stack space="6">
      {error && (
        <InlineMessage role="alert" tone="failure">
          {(error instanceof ApiError && error.serverMessage) || failureTexts.failed}
        </InlineMessage>
      )}
      {status === 'success' && (
        <InlineMessage role="status" tone="success">
          {applicationAnswers.submitted}
        </InlineMessage>
      )}
      <ApplicationForm
        {...args}
        sending={status === 'pending'}
        refusal={refusal}
        onSubmit={(form, proof) => {
          args.onSubmit(form, proof);
          mutate({ form: { application_id: 2210, ...form }, proof, idempotencyKey: crypto.randomUUID() });
        }}
      />
    </Stack>
  );
}

/** Opens the draft first, like the screen does. */
function Opened(args: ApplicationFormProps) {
  const { mutate: open, data, isError } = useMutation(openDraftMutation(useApiClient()));
  useEffect(() => open(), [open]);
  if (isError) {
    return <ErrorState message={failureTexts.failed} retryLabel="Try again" onRetry={() => open()} />;
  }
  return data ? <ThroughApi {...args} draft={data} /> : <Spinner label="Opening the application form" />;
}

/** Renders the draft status in a given state. */
const draftStatus =
  (state: ApplicationDraftState): NonNullable<ApplicationFormProps['renderDraftStatus']> =>
  (form, heading) => (
    <ApplicationDraftStatus
      state={state}
      labels={applicationDraftLabels}
      mine={form.read}
      withDraft={form.withDraft}
      onKeepMine={keepMine}
      onTakeTheirs={() => form.fillIn(state.status === 'conflict' ? (state.stored.data ?? {}) : {})}
    >
      {heading}
    </ApplicationDraftStatus>
  );
const keepMine = fn();

const saved = { status: 'saved', savedAt: '2026-05-06T09:12:00.000Z', leftOut: [] } as const;

const meta = preview.meta({
  title: 'Membership/ApplicationForm',
  component: ApplicationForm,
  args: {
    user: memberNew,
    draft: draftWith(),
    labels: applicationFormLabels,
    eligibility: sampleEligibility,
    fees: sampleFees,
    account: sampleAccount,
    formatAmount: sampleAmount,
    renderDraftStatus: draftStatus(saved),
    onSubmit: fn(),
    onLeave: fn(),
  } satisfies ApplicationFormProps,
  decorators: [withApi('memberNew')],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const proof = () => new File([new Uint8Array(2048)], 'transfer.jpg', { type: 'image/jpeg' });

const submit = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));

const send = async (context: Context) => {
  await context.userEvent.upload(context.canvas.getByLabelText('Proof of payment'), proof());
  await submit(context);
};

/** The alert is rendered in the top layer, outside the story's element. */
const alert = async () => within(await screen.findByRole('alertdialog'));

export const Playground = meta.story({});

Playground.test('opens with the draft and selects the grade from its label', async ({ canvas }) => {
  await expect(canvas.getByRole('form', { name: 'Membership application' })).toBeVisible();
  await expect(canvas.getByLabelText('Surname')).toHaveValue(sampleForm.surname);
  await expect(canvas.getByLabelText('Membership category')).toHaveValue('AIMC');
  await expect(canvas.getByText('What Associate Member (AIMC) asks for')).toBeVisible();
});

Playground.test('calls onLeave on Back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back to My Applications' }));
  await expect(args.onLeave).toHaveBeenCalledOnce();
});

Playground.test('adds and removes a record and moves the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add another assignment' }));
  const added = within(await canvas.findByRole('group', { name: 'Assignment 2' }));
  await waitFor(() => expect(added.getByLabelText('Project')).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Remove assignment 2' }));
  await waitFor(() => expect(canvas.queryByRole('group', { name: 'Assignment 2' })).toBeNull());
});

/** The draft is loading. */
export const LoadingDraft = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(openDraftCall));
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening the application form')).toBeVisible();
  },
});

export const DraftNotOpened = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(openDraftCall));
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No usable answer came.')).toBeVisible();
  },
});

/** An empty draft, prefilled with account data. */
export const Blank = meta.story({
  args: { renderDraftStatus: draftStatus({ ...saved, savedAt: null }) },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Surname')).toHaveValue('');
    await expect(canvas.getAllByLabelText('Email')[0]).toHaveValue(memberNew.email);
    await expect(canvas.getByText('Nothing to save yet')).toBeVisible();
  },
});

/** An incomplete form is not submitted: the alert lists what is missing. */
export const Incomplete = meta.story({
  args: { draft: { ...draftWith(), data: null } },
  play: async (context) => {
    await submit(context);
    const dialog = await alert();
    await expect(dialog.getByText('Please fix the following errors:')).toBeVisible();
    await expect(dialog.getByText('Referee 2 information is incomplete')).toBeVisible();
    await expect(dialog.getByText('Declaration must be agreed to')).toBeVisible();
    await expect(dialog.getByText('Proof of payment is required')).toBeVisible();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
});

Incomplete.test('OK moves the focus to the first invalid field', async ({ canvas, userEvent }) => {
  await userEvent.click((await alert()).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(canvas.getByLabelText('Surname')).toHaveFocus());
});

/** Long names and answers. */
export const LongContent = meta.story({
  args: {
    draft: draftWith({ surname: longName, employer: longName, email: unbreakable, postalAddress: longName }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Surname')).toHaveValue(longName);
  },
});

const [institution] = sampleForm.institutions;
const [firstReferee, secondReferee] = sampleForm.referees;

/** A referee with some of the seven fields empty: each field shows its own error, and the alert has one line for the referee. */
export const RefereeIncomplete = meta.story({
  args: { draft: draftWith({ referees: [firstReferee, { ...secondReferee, position: '', whatsapp: '' }] }) },
  play: async (context) => {
    await send(context);
    const dialog = await alert();
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Referee 2 information is incomplete',
    ]);
    await context.userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    const referee = within(context.canvas.getByRole('region', { name: 'Referee 2' }));
    await waitFor(() => expect(referee.getByLabelText('Position')).toHaveFocus());
    await expect(referee.getByLabelText('Position')).toHaveAccessibleDescription('Position is required');
    await expect(referee.getByLabelText('WhatsApp number')).toHaveAccessibleDescription(
      'WhatsApp number is required',
    );
    await expect(referee.getByLabelText('Name')).toBeValid();
  },
});

/** Invalid years, dates and numbers. */
export const YearsAndNumbers = meta.story({
  args: {
    draft: draftWith({
      tel: 'not a phone',
      institutions: [{ ...institution, from: 'abcd', to: '2999' }],
      date: '2999-01-01',
    }),
  },
  play: async (context) => {
    await send(context);
    const dialog = await alert();
    await expect(dialog.getByText(/^Telephone number must be 7 to 15 digits/)).toBeVisible();
    await expect(dialog.getByText(/^Institution 1: From year must be between/)).toBeVisible();
    await expect(dialog.getByText(/^Institution 1: To year must be between/)).toBeVisible();
    await expect(dialog.getByText("Date can't be in the future")).toBeVisible();
  },
});

/** A text that is too long shows an error while the user types, with the number of excess characters. */
export const TooLongToSubmit = meta.story({
  args: { draft: draftWith({ surname: 'x'.repeat(199) }) },
  play: async (context) => {
    const surname = context.canvas.getByLabelText('Surname');
    await context.userEvent.type(surname, 'yz');
    await expect(surname).toHaveAccessibleDescription('Surname is 1 character too long (at most 200)');
    await context.userEvent.type(surname, '{Backspace}');
    await expect(surname).toBeValid();
    await context.userEvent.type(surname, 'zzz');
    await submit(context);
    const dialog = await alert();
    await expect(dialog.getByText('Surname is 3 characters too long (at most 200)')).toBeVisible();
  },
});

/** A dropped file that is not an image is rejected with an error at the field. */
export const NotAnImage = meta.story({
  play: async ({ canvas }) => {
    const text = new File(['not a picture'], 'transfer.pdf', { type: 'application/pdf' });
    const field = canvas.getByLabelText('Proof of payment');
    // The file picker only offers images, but a dropped file bypasses it.
    await users.setup({ applyAccept: false }).upload(field, text);
    await expect(field).toHaveAccessibleDescription(/Proof of payment must be an image/);
  },
});

export const Success = meta.story({
  beforeEach({ msw }) {
    const sent = { message: 'ok', application_id: 2210, reference: 'IMC-APP-2210' };
    msw.use(answers.success(submitApplicationCall, sent));
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('Application submitted successfully!')).toBeVisible();
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
    await expect(context.args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ surname: sampleForm.surname, declaration: 'agreed' }),
      expect.any(File),
    );
  },
});

/** No response: the button stays busy, and a second click does nothing. */
export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(submitApplicationCall));
  },
  play: async (context) => {
    await send(context);
    const button = context.canvas.getByRole('button', { name: /Submit Application/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await context.userEvent.click(button);
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Sends the pending response. */
let answer = () => {};

/** A slow response. What the user types while waiting is preserved. */
export const Slow = meta.story({
  beforeEach({ msw }) {
    const sent = { message: 'ok', application_id: 2210, reference: 'IMC-APP-2210' };
    const after = new Promise<void>((resolve) => {
      answer = resolve;
    });
    msw.use(answers.success(submitApplicationCall, sent, { after }));
  },
  play: async (context) => {
    await send(context);
    await context.userEvent.type(context.canvas.getByLabelText('Surname'), 'x');
    answer();
    await expect(await context.canvas.findByText('Application submitted successfully!')).toBeVisible();
    await expect(context.canvas.getByLabelText('Surname')).toHaveValue(`${sampleForm.surname}x`);
  },
});

/** The server's messages are shown at their fields, including the file field, until the user changes them. */
export const RefusedAtTheFields = meta.story({
  beforeEach({ msw }) {
    const errors = { 'referees.1.tel': 'This number is not in use', proofOfPayment: 'The picture is blank' };
    msw.use(answers.refused(submitApplicationCall, { errors }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context);
    const referee = within(canvas.getByRole('region', { name: 'Referee 2' }));
    const number = referee.getByLabelText('Telephone number');
    await waitFor(() => expect(number).toHaveAccessibleDescription('This number is not in use'));
    await expect(canvas.getByLabelText('Proof of payment')).toHaveAccessibleDescription(
      /The picture is blank/,
    );
    await userEvent.type(number, '1');
    await expect(number).toBeValid();
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answers.refused(submitApplicationCall, {
        status: 422,
        message: 'The image could not be read to its end.',
      }),
    );
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('The image could not be read to its end.')).toBeVisible();
  },
});

export const NoAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(submitApplicationCall));
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('No usable answer came.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Surname')).toHaveValue(sampleForm.surname);
    await expect(context.canvas.getByText('transfer.jpg')).toBeVisible();
  },
});

/** The draft was saved elsewhere: the dialog shows both versions of each field that differs. */
export const DraftConflict = meta.story({
  args: {
    renderDraftStatus: draftStatus({ status: 'conflict', stored: draftWith({ surname: 'Other' }) }),
  },
  beforeEach() {
    keepMine.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare and choose' }));
    const dialog = within(await screen.findByRole('dialog'));
    const row = within(dialog.getByRole('row', { name: /^Surname/ }));
    await expect(row.getByText(sampleForm.surname)).toBeVisible();
    await expect(row.getByText('Other')).toBeVisible();
    await expect(dialog.queryByRole('row', { name: /^Email/ })).toBeNull();
  },
});

DraftConflict.test('Keep this calls onKeepMine', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep this' }));
  await expect(keepMine).toHaveBeenCalledOnce();
});

DraftConflict.test('Take other fills in the stored draft', async ({ canvas, userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Take other' }));
  await waitFor(() => expect(canvas.getByLabelText('Surname')).toHaveValue('Other'));
});

/** All draft states, and the form with long words while it is being submitted. */
export const Matrix = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Stack space="8">
      {draftStates.map((state) => (
        // Inside a section, a header is not a banner landmark.
        <section key={JSON.stringify(state)}>
          <ApplicationDraftStatus
            state={state}
            labels={applicationDraftLabels}
            mine={() => ({})}
            withDraft={() => ({})}
            onKeepMine={fn()}
            onTakeTheirs={fn()}
          />
        </section>
      ))}
      <ApplicationForm
        {...args}
        sending
        draft={draftWith({ surname: longName, employer: unbreakable })}
        labels={{ ...applicationFormLabels, lead: longName, submit: longName, back: unbreakable }}
        account={{ bank: longName, name: unbreakable, number: '0123456789' }}
      />
    </Stack>
  ),
});

const draftStates: readonly ApplicationDraftState[] = [
  { status: 'saving' },
  { status: 'failed', cause: { kind: 'connection' } },
  { status: 'failed', cause: { kind: 'server' } },
  { status: 'failed', cause: { kind: 'refused', message: longName } },
  { ...saved, leftOut: [{ path: 'postalAddress', excess: 2_000 }] },
  { ...saved, savedAt: null },
];
