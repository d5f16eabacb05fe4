import {
  ApiError,
  type ApplicationDraft,
  type ApplicationSection,
  applicationAnswers,
  openDraft,
  submitApplicationCall,
  submitApplicationMutation,
  useApiClient,
} from '@imc/api';
import { applicationRefusal, uploadTexts } from '@imc/api/contract';
import { answers, memberNew, mocks, sampleForm } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectLink } from '../../../../.storybook/story-helpers/expectations.ts';
import { openSection } from '../../../../.storybook/story-helpers/open-section.ts';
import { failureTexts, withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { largeText } from '../../../stories/large-text.ts';
import { propValues } from '../../../stories/prop-values.ts';
import { expectMirrored, rightToLeft } from '../../../stories/right-to-left.ts';
import {
  applicationDraftLabels,
  applicationFormLabels,
  sampleAccount,
  sampleAmount,
  sampleDay,
  sampleRequirements,
} from '../../story-samples.ts';
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
  proof: null,
});

/** Submits the form to the API and keeps the section like the screen does, and shows the outcome above it. */
function ThroughApi(args: ApplicationFormProps) {
  const { mutate, status, error, variables } = useMutation(submitApplicationMutation(useApiClient()));
  const [section, setSection] = useState<ApplicationSection>(args.section ?? 'personal');
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
        section={section}
        onSectionChange={setSection}
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
  const client = useApiClient();
  const { mutate: open, data } = useMutation({ mutationFn: () => openDraft(client) });
  useEffect(() => open(), [open]);
  return data ? <ThroughApi {...args} draft={data} /> : null;
}

const draftStatus =
  (state: ApplicationDraftState): NonNullable<ApplicationFormProps['renderDraftStatus']> =>
  (form) => (
    <ApplicationDraftStatus
      state={state}
      labels={applicationDraftLabels}
      mine={form.read}
      withDraft={form.withDraft}
      onResolve={form.fillIn}
    />
  );

const saved = { status: 'saved', savedAt: '2026-05-06T09:12:00.000Z', leftOut: [] } as const;

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Application form',
  component: ApplicationForm,
  args: {
    user: memberNew,
    draft: draftWith(),
    labels: applicationFormLabels,
    requirements: sampleRequirements,
    feeBasis: 'grade',
    account: sampleAccount,
    formatAmount: sampleAmount,
    formatDay: sampleDay,
    renderDraftStatus: draftStatus(saved),
    onSubmit: fn(),
    onLeave: fn(),
  } satisfies ApplicationFormProps,
  decorators: [withApi('memberNew')],
  parameters: {
    alsoCalled: 'apply, membership form, long form, proof of payment, referees',
  },
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const proof = () => new File([new Uint8Array(2048)], 'transfer.jpg', { type: 'image/jpeg' });

const submit = async (context: Context) => {
  await openSection(context, 'Review');
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Submit Application' }));
};

/** The file input. The section has the same name. */
const proofInput = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByLabelText('Proof of payment', { selector: 'input' });

const attach = async (context: Context) => {
  await openSection(context, 'Proof of payment');
  await context.userEvent.upload(proofInput(context), proof());
};

const send = async (context: Context) => {
  await attach(context);
  await submit(context);
};

/** The alert is rendered in the top layer, outside the story's element. */
const alert = async () => within(await screen.findByRole('alertdialog'));

/** The whole form. */
export const Playground = meta.story({
  tags: ['S-3.4', 'APP-1'],
});

Playground.test('opens with the draft and selects the grade from its label', async (context) => {
  const { canvas } = context;
  await expect(canvas.getByRole('form', { name: 'Membership application' })).toBeVisible();
  await expect(canvas.getByLabelText('Surname')).toHaveValue(sampleForm.surname);
  await openSection(context, 'Grade and declaration');
  await expect(canvas.getByLabelText('Membership category')).toHaveValue('AIMC');
  await expect(canvas.getByText('Requirements for Associate Member (AIMC)')).toBeVisible();
});

Playground.test('calls onLeave on Back to My Applications', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back to My Applications' }));
  await expect(args.onLeave).toHaveBeenCalledOnce();
});

Playground.test('opens any section and moves the focus to its heading', async (context) => {
  const { canvas, userEvent } = context;
  await openSection(context, 'Referees');
  await expect(canvas.getByRole('heading', { level: 1, name: 'Referees' })).toHaveFocus();
  await expect(canvas.getByLabelText('Surname')).not.toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(canvas.getByRole('heading', { level: 1, name: 'Grade and declaration' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  await expect(canvas.getByRole('heading', { level: 1, name: 'Referees' })).toBeVisible();
});

Playground.test('Enter in a field opens the next section', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Surname'), '{Enter}');
  await expect(canvas.getByRole('heading', { level: 1, name: 'Professional' })).toHaveFocus();
});

Playground.test('keeps typed values and the chosen file in every section', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.type(canvas.getByLabelText('Surname'), 'x');
  await attach(context);
  await openSection(context, 'Education');
  await openSection(context, 'Proof of payment');
  await expect(canvas.getByText('transfer.jpg')).toBeVisible();
  await openSection(context, 'Personal');
  await expect(canvas.getByLabelText('Surname')).toHaveValue(`${sampleForm.surname}x`);
});

Playground.test('adds and removes a record and moves the focus', async (context) => {
  const { canvas, userEvent } = context;
  await openSection(context, 'Assignments');
  await userEvent.click(canvas.getByRole('button', { name: 'Add another assignment' }));
  const added = within(await canvas.findByRole('group', { name: 'Assignment 2' }));
  await waitFor(() => expect(added.getByLabelText('Project')).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Remove assignment 2' }));
  await waitFor(() => expect(canvas.queryByRole('group', { name: 'Assignment 2' })).toBeNull());
});

Playground.test('the bar follows what is typed', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Surname'));
  await expect(
    await canvas.findByRole('button', { name: 'Section 1 of 8: Personal, incomplete' }),
  ).toBeVisible();
});

/** Each section with the sample form. */
export const Professional = meta.story({ tags: ['APP-1'], args: { section: 'professional' } });
export const Education = meta.story({ tags: ['APP-1'], args: { section: 'education' } });
export const Assignments = meta.story({ tags: ['APP-1'], args: { section: 'assignments' } });

/** On a desktop, the referees are two cards side by side. */
export const Referees = meta.story({
  tags: ['APP-1', 'ACC-1'],
  args: { section: 'referees' },
  play: ({ canvas }) => expectLink(canvas, /^Privacy notice/, '/privacy'),
});

/** The applicant can send a notice to a referee with a name. It is written from the entered values. */
export const NoticeToReferee = meta.story({
  tags: ['APP-11'],
  args: { section: 'referees', draft: draftWith({ referees: [] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Notice to Referee/ })).toBeNull();
    const referee = within(canvas.getByRole('region', { name: 'Referee 2' }));
    await userEvent.type(referee.getByLabelText('Name'), 'Zainab Musa');
    await userEvent.type(referee.getByLabelText('Telephone number'), '0800 000 0044');
    await userEvent.click(await referee.findByRole('button', { name: 'Notice to Referee 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notice to Zainab Musa' }));
    await expect(dialog.getByText(/^Dear Zainab Musa,/)).toHaveTextContent(/IMC-APP-2210/);
    await expect(dialog.getByText(/^Dear Zainab Musa,/)).toHaveTextContent(
      `${sampleForm.otherNames} ${sampleForm.surname}`,
    );
    await expect(dialog.getByText(/^Dear Zainab Musa,/)).toHaveTextContent(`${location.origin}/privacy`);
    await expect(dialog.queryByRole('link', { name: 'Send by email' })).toBeNull();
    await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/2348000000044\?text=Dear%20Zainab/),
    );
  },
});

NoticeToReferee.test('closing returns to the button', async ({ canvas, userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Notice to Referee 2' })).toHaveFocus());
});

/** A name that could be read as markup, as a part of an address, or as a formula stays a name. WhatsApp opens with the first valid number. */
export const NoticeWithHostileName = meta.story({
  tags: ['APP-11'],
  args: {
    section: 'referees',
    draft: draftWith({
      referees: sampleForm.referees.map((referee) => ({
        ...referee,
        name: '=HYPERLINK("x")&bcc=a@mail.example#<b>Ada</b>\u202e 🙂',
        email: 'zainab.musa@mail.example',
        whatsapp: 'none',
        tel: '+44 20 7946 0018',
      })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notice to Referee 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    const addressOf = (name: string) => new URL(dialog.getByRole<HTMLAnchorElement>('link', { name }).href);
    const mail = addressOf('Send by email');
    await expect(mail.pathname).toBe('zainab.musa@mail.example');
    await expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
    const text = mail.searchParams.get('body')?.replaceAll('\r\n', '\n');
    const chat = addressOf('Share on WhatsApp (new tab)');
    await expect(chat.pathname).toBe('/442079460018');
    await expect(chat.searchParams.get('text')).toBe(text);
    for (const part of [
      /^Dear .*<b>Ada<\/b>/,
      /Name, Position, Institution, Address, Telephone number, WhatsApp number, Email/,
      /to examine my application/,
      /stay until I ask for their erasure/,
      /Write to membership@imc\.example or call/,
      /Nigeria Data Protection Act 2023/,
    ])
      await expect(dialog.getByText(part)).toBeVisible();
  },
});

export const GradeAndDeclaration = meta.story({
  tags: ['APP-1', 'APP-10', 'ACC-1'],
  args: { section: 'declaration' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /AIMC/ })).toHaveTextContent('Met. BSc Economics, 2012.');
    await expect(canvas.getByRole('link', { name: /^Privacy notice/ })).toBeVisible();
  },
});

GradeAndDeclaration.test('the rule sheet follows the grade and the facts', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.selectOptions(canvas.getByLabelText('Membership category'), 'DFIMC');
  const sheet = () => canvas.getByRole('region', { name: /DFIMC/ });
  await waitFor(() => expect(sheet()).toHaveTextContent(/Not met yet\. \d+ years since BSc Economics, 2012/));
  await expect(sheet()).toHaveTextContent('This is only advice: you can still apply.');
});

export const ProofOfPayment = meta.story({
  tags: ['APP-1', 'PAY-2'],
  args: { section: 'payment' },
  play: async ({ canvas }) => {
    // The amount to transfer is that of the grade. Flat fees are only information, without a copy button.
    await expect(canvas.getByRole('button', { name: 'Copy Application fee' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Copy (Annual|Induction)/ })).toBeNull();
    await expect(canvas.getByText('Annual Membership Fee')).toBeVisible();
    await expect(canvas.getByText(/Induction Fee/)).toBeVisible();
    await expect(
      canvas.getByText(
        /₦5,000 is due now for Associate Member \(AIMC\), with the application, and ₦25,000 at admission/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /All fees/ })).toHaveAttribute(
      'href',
      '/membership/application',
    );
  },
});

/** The flat fees are charged: the fees of the grade are the other statement. */
export const FlatFees = meta.story({
  tags: ['PAY-2', 'PAY-40'],
  args: { section: 'payment', feeBasis: 'flat' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy Annual Membership Fee' })).toBeVisible();
    await expect(canvas.getByText(/₦10,000 is due now for Associate.*₦25,000 at admission/)).toBeVisible();
    await expect(canvas.getByText('Other published fees')).toBeVisible();
    await expect(canvas.getByText('Application fee')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy Application fee' })).toBeNull();
  },
});

/** Everything that is entered, with the proof still missing. */
export const Review = meta.story({
  tags: ['APP-1', 'APP-4'],
  args: { section: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('BSc Economics')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Proof of payment' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  },
});

Review.test('Edit opens the section', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Education' }));
  await expect(canvas.getByRole('heading', { level: 1, name: 'Education' })).toHaveFocus();
});

/** The review of an empty form names every empty field. */
export const ReviewBlank = meta.story({
  tags: ['APP-4'],
  args: { section: 'review', draft: { ...draftWith(), data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Surname, Other names, Title/)).toBeVisible();
    await expect(canvas.getByText(/^Referee 1: Name, Position, /)).toBeVisible();
  },
});

/** A student without employer and assignments: notes say what to enter instead. */
export const StudentNotes = meta.story({
  tags: ['APP-9'],
  args: {
    section: 'assignments',
    draft: draftWith({ membershipCategory: 'SIMC', assignments: [] }),
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(/^No consulting assignment yet\?/)).toBeVisible();
    await openSection(context, 'Professional');
    await expect(canvas.getByText(/^No employer yet\?/)).toBeVisible();
  },
});

/** Graduates see a note on the mandatory training. */
export const GraduateNotes = meta.story({
  tags: ['APP-9'],
  args: { section: 'declaration', draft: draftWith({ membershipCategory: 'GIMC' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Graduate Members must undergo the Mandatory Management Consulting Training/),
    ).toBeVisible();
  },
});

/** An empty draft, prefilled with account data. */
export const Blank = meta.story({
  args: { renderDraftStatus: draftStatus({ ...saved, savedAt: null }) },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Surname')).toHaveValue('');
    await expect(canvas.getAllByLabelText('Email')[0]).toHaveValue(memberNew.email);
  },
});

/** Only the sections that the committee asks for, with its question. */
export const SectionsAskedFor = meta.story({
  args: {
    only: ['personal', 'referees'],
    notice: <Text>Please give the telephone number of your second referee.</Text>,
    draft: draftWith({ institutions: [] }),
    onSubmit: fn<ApplicationFormProps['onSubmit']>(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Section \d of 3/ })).toHaveLength(3);
  },
});

SectionsAskedFor.test('no other section is validated', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Section 3 of 3: Review/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
});

/** An incomplete form is not submitted: the alert lists what is missing. */
export const Incomplete = meta.story({
  tags: ['S-5.4', 'S-5.5', 'APP-5'],
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

Incomplete.test(
  'a line opens the section of its field and focuses the field',
  async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await alert()).getByRole('button', { name: 'Referee 2 information is incomplete' }),
    );
    const referee = within(await canvas.findByRole('region', { name: 'Referee 2' }));
    await waitFor(() => expect(referee.getByLabelText('Name')).toHaveFocus());
  },
);

/** Submits too early, closes the alert and opens a section. */
const afterSubmitting = (title: string) => async (context: Context) => {
  await submit(context);
  await context.userEvent.click((await alert()).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(context.canvas.getByLabelText('Surname')).toHaveFocus());
  await openSection(context, title);
  // A phone folds the list of sections.
  if (context.canvas.queryByRole('button', { name: / \d of \d$/ })) return;
  const button = new RegExp(`^Section \\d of 8: ${title}, has errors`);
  await expect(await context.canvas.findByRole('button', { name: button })).toBeVisible();
};

const blankDraft = { ...draftWith(), data: null };

/** Each section with errors at its empty fields, after a submission. */
export const PersonalWithErrors = meta.story({
  tags: ['APP-2'],
  args: { draft: blankDraft },
  play: afterSubmitting('Personal'),
});
export const ProfessionalWithErrors = meta.story({
  args: { draft: blankDraft },
  play: afterSubmitting('Professional'),
});
export const EducationWithErrors = meta.story({
  args: { draft: blankDraft },
  play: afterSubmitting('Education'),
});
export const AssignmentsWithErrors = meta.story({
  args: { draft: blankDraft },
  play: afterSubmitting('Assignments'),
});
export const RefereesWithErrors = meta.story({
  args: { draft: blankDraft },
  play: afterSubmitting('Referees'),
});
export const DeclarationWithErrors = meta.story({
  args: { draft: blankDraft },
  play: afterSubmitting('Grade and declaration'),
});
export const ProofWithErrors = meta.story({
  args: { draft: blankDraft },
  play: afterSubmitting('Proof of payment'),
});

Incomplete.test('OK moves the focus to the first invalid field', async ({ canvas, userEvent }) => {
  await userEvent.click((await alert()).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(canvas.getByLabelText('Surname')).toHaveFocus());
});

const [institution] = sampleForm.institutions;
const [firstReferee, secondReferee] = sampleForm.referees;

/** A referee with some of the seven fields empty: each field shows its own error, and the alert has one line for the referee. */
export const RefereeIncomplete = meta.story({
  tags: ['S-5.5'],
  args: { draft: draftWith({ referees: [firstReferee, { ...secondReferee, position: '', whatsapp: '' }] }) },
  play: async (context) => {
    await send(context);
    const dialog = await alert();
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Referee 2 information is incomplete',
    ]);
    await context.userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    const referee = within(await context.canvas.findByRole('region', { name: 'Referee 2' }));
    await waitFor(() => expect(referee.getByLabelText('Position')).toHaveFocus());
    await expect(referee.getByLabelText('Position')).toHaveAccessibleDescription('Position is required');
    await expect(referee.getByLabelText('WhatsApp number')).toHaveAccessibleDescription(
      'WhatsApp number is required',
    );
    await expect(referee.getByLabelText('Name')).toBeValid();
  },
});

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

/** A typed value is validated when the field loses the focus; empty fields only on submit. */
export const JudgedWhileTyping = meta.story({
  tags: ['APP-5'],
  args: { section: 'education', draft: draftWith({ institutions: [{ ...institution, from: '', to: '' }] }) },
  play: async ({ canvas, userEvent, step }) => {
    const from = canvas.getByLabelText('From');
    await step('A year is not judged while it is typed', async () => {
      await userEvent.type(from, '12');
      await expect(from).toBeValid();
    });
    await step('It is judged when the field is left', async () => {
      await userEvent.tab();
      await waitFor(() =>
        expect(from).toHaveAccessibleDescription(/^Institution 1: From year must be between 1900 and/),
      );
      await expect(
        await canvas.findByRole('button', { name: 'Section 3 of 8: Education, has errors' }),
      ).toBeVisible();
    });
    await step('An empty field is not judged', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('To', { exact: true })).toBeValid();
    });
    await step('A correction is accepted at once', async () => {
      await userEvent.clear(from);
      await userEvent.type(from, '2008');
      await waitFor(() => expect(from).toBeValid());
    });
  },
});

/** Close to the limit, the characters that are left are counted. */
export const CountedNearTheLimit = meta.story({
  tags: ['APP-6'],
  args: { draft: draftWith({ surname: 'x'.repeat(180) }) },
  play: async ({ canvas, userEvent }) => {
    const surname = canvas.getByLabelText('Surname');
    await expect(surname).not.toHaveAccessibleDescription();
    await userEvent.type(surname, 'y');
    await expect(surname).toHaveAccessibleDescription('19 characters left');
    await expect(canvas.getByText('19 characters left')).toBeVisible();
  },
});

/** A text that is too long shows an error while the user types, with the number of excess characters. */
export const TooLongToSubmit = meta.story({
  tags: ['APP-6'],
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

/** Sends the pending response. */
let answer = () => {};

Playground.test(
  'is sent once, and what is typed while waiting for the answer is preserved',
  {
    beforeEach({ msw }) {
      const sent = { message: 'ok', application_id: 2210, reference: 'IMC-APP-2210' };
      const after = new Promise<void>((resolve) => {
        answer = resolve;
      });
      msw.use(answers.success(submitApplicationCall, sent, { after }));
    },
  },
  async (context) => {
    await send(context);
    await openSection(context, 'Personal');
    await context.userEvent.type(context.canvas.getByLabelText('Surname'), 'x');
    answer();
    await expect(await context.canvas.findByText('Application submitted successfully!')).toBeVisible();
    await expect(context.canvas.getByLabelText('Surname')).toHaveValue(`${sampleForm.surname}x`);
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
    await expect(context.args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ surname: sampleForm.surname, declaration: 'agreed' }),
      expect.any(File),
    );
  },
);

const secondRefereesNumber = ({ canvas }: Context) =>
  within(canvas.getByRole('region', { name: 'Referee 2' })).getByLabelText('Telephone number');

/** The server's messages are shown at their fields, including the file field. */
export const RefusedAtTheFields = meta.story({
  beforeEach({ msw }) {
    const problems = [
      {
        path: 'referees.1.tel',
        message: 'Telephone number must be 7 to 15 digits, such as +234 800 000 0000',
      },
      { path: 'referees.1.email', message: 'Please enter a valid email address' },
      { path: 'proofOfPayment', message: uploadTexts.broken },
    ];
    msw.use(answers.refused(submitApplicationCall, applicationRefusal(problems)));
  },
  play: async (context) => {
    await send(context);
    await openSection(context, 'Referees');
    // A phone shows one referee at a time.
    if (!context.canvas.queryByRole('region', { name: 'Referee 2' }))
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(secondRefereesNumber(context)).toHaveAccessibleDescription(/^Telephone number must be/),
    );
    await expect(proofInput(context)).toHaveAccessibleDescription(new RegExp(uploadTexts.broken));
    secondRefereesNumber(context).scrollIntoView({ block: 'center' });
  },
});

RefusedAtTheFields.test('a changed field loses its message', async (context) => {
  const number = secondRefereesNumber(context);
  await context.userEvent.type(number, '1');
  await expect(number).toBeValid();
});

/** The draft was saved elsewhere: the dialog shows both versions of each field that differs. */
export const DraftConflict = meta.story({
  args: {
    renderDraftStatus: draftStatus({
      status: 'conflict',
      base: { ...filled, surname: 'Before', employer: 'Before' },
      stored: draftWith({ surname: 'Other', employer: 'Before', position: 'Only there' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare and choose' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = within(dialog.getByRole('radiogroup', { name: 'Surname' }));
    await expect(field.getByRole('radio', { name: new RegExp(sampleForm.surname) })).not.toBeChecked();
    await expect(field.getByRole('radio', { name: /Other/ })).not.toBeChecked();
    // All other fields were changed in one version only.
    await expect(dialog.getAllByRole('radio')).toHaveLength(2);
  },
});

DraftConflict.test(
  'each field asks for a choice; the rest is merged',
  async ({ canvas, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await step('a missing choice is said at its field', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(dialog.getByText('Choose one')).toBeVisible();
    });
    await step('the chosen version is filled in', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: /Other/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(canvas.getByLabelText('Surname')).toHaveValue('Other'));
    });
  },
);

/** On a phone, the referees are shown one at a time, and a list opens from the name of the section. */
export const RefereesOnPhone = meta.story({
  tags: ['APP-1', 'APP-2'],
  args: { section: 'referees', draft: draftWith({ referees: sampleForm.referees.slice(0, 1) }) },
  globals: { viewport: { value: 'width360' } },
  play: async ({ canvas, userEvent }) => {
    const referee = (number: number) => canvas.queryByRole('region', { name: `Referee ${number}` });
    await expect(referee(2)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Referee 2' })).toHaveFocus());
    await expect(referee(1)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(referee(1)).toBeVisible();
  },
});

RefereesOnPhone.test(
  'the list opens a section; a line of the alert its referee',
  async ({ canvas, userEvent, step }) => {
    await step('The list opens the review', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Referees 5 of 8' }));
      await userEvent.click(canvas.getByRole('button', { name: /^Section 8 of 8/ }));
      await expect(canvas.getByRole('heading', { level: 1, name: 'Review' })).toHaveFocus();
    });
    await step('A line of the alert opens its referee', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
      await userEvent.click(
        (await alert()).getByRole('button', { name: 'Referee 2 information is incomplete' }),
      );
      await waitFor(() =>
        expect(
          within(canvas.getByRole('region', { name: 'Referee 2' })).getByLabelText('Name'),
        ).toHaveFocus(),
      );
    });
  },
);

Playground.test(
  'the buttons stay above a virtual keyboard',
  { globals: { viewport: { value: 'width360' } } },
  async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const { bottom } = next.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    const viewport = visualViewport ?? new VisualViewport();
    Object.defineProperty(viewport, 'height', { configurable: true, value: innerHeight - 300 });
    viewport.dispatchEvent(new Event('resize'));
    await expect(next.getBoundingClientRect().bottom).toBe(bottom - 300);
    Reflect.deleteProperty(viewport, 'height');
    viewport.dispatchEvent(new Event('resize'));
  },
);

/** On a phone, the rule sheet follows the grade. */
export const RuleSheetOnPhone = meta.story({
  tags: ['APP-7'],
  args: { section: 'declaration' },
  globals: { viewport: { value: 'width360' } },
  play: async (context) => {
    const { canvas } = context;
    const rules = canvas.getByText('Requirements for Associate Member (AIMC)');
    await context.userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(rules).not.toBeVisible();
    await openSection(context, 'Grade and declaration');
    await expect(rules).toBeVisible();
    const top = (element: Element) => element.getBoundingClientRect().top;
    await expect(top(rules)).toBeLessThan(top(canvas.getByRole('checkbox')));
    rules.scrollIntoView({ block: 'center' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const LargeText = meta.story({
  args: { section: 'referees' },
  globals: { viewport: { value: 'width360' } },
  beforeEach: largeText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const RightToLeft = meta.story({
  args: { section: 'education' },
  beforeEach: rightToLeft,
  play: async () => expectMirrored(),
});

/** All texts that name a landmark, for several forms on one page. */
const named = (name: string): ApplicationFormProps['labels'] => ({
  ...applicationFormLabels,
  title: `${applicationFormLabels.title}, ${name}`,
  nav: { ...applicationFormLabels.nav, label: `${applicationFormLabels.nav.label}, ${name}` },
  ruleSheet: { ...applicationFormLabels.ruleSheet, title: (grade) => `${grade}, ${name}` },
});

/** All draft states, every section, and the review with long words while the form is being submitted. */
export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      {draftStates.map((state) => (
        <section key={JSON.stringify(state)}>
          <ApplicationDraftStatus
            state={state}
            labels={applicationDraftLabels}
            mine={() => ({})}
            withDraft={() => ({})}
            onResolve={fn()}
          />
        </section>
      ))}
      {propValues<ApplicationFormProps['section']>('ApplicationForm', 'section').map((section) => (
        <ApplicationForm {...args} key={section} section={section} labels={named(section)} />
      ))}
      <ApplicationForm
        {...args}
        section="payment"
        feeBasis="flat"
        labels={{
          ...named('flat'),
          payment: { ...applicationFormLabels.payment, title: 'Payment of flat fees' },
        }}
      />
      <ApplicationForm
        {...args}
        sending
        draft={draftWith({ surname: longName, employer: unbreakable, referees: [] })}
        section="review"
        labels={{
          ...named('long'),
          review: { ...applicationFormLabels.review, title: longName },
          submit: longName,
          back: unbreakable,
        }}
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
