import {
  type AdminInformationRequest,
  addApplicationNoteCall,
  applicationAnswers,
  applicationHistoryCall,
  applicationNotesCall,
  applicationReviewCall,
  closeInformationRequestCall,
  decisionTexts,
  informationRequestsCall,
  undoDecisionCall,
  updateApplicationStatusCall,
} from '@imc/api';
import {
  admin,
  answeredInformationRequest,
  answers,
  createMockProvider,
  reviewer,
  type Seed,
  sampleApplications,
  sampleClient,
  sampleInformationRequest,
  sampleSeed,
} from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { adminArea } from '../../../../.storybook/story-helpers/areas.tsx';
import { expectNoOverflow, findAlert, shows } from '../../../../.storybook/story-helpers/expectations.ts';
import { adminApplication as texts } from '../../../content/index.ts';
import { AdminApplicationScreen, type AdminApplicationScreenProps } from './admin-application-screen.tsx';

const meta = preview.meta({
  title: 'Admin/Application',
  tags: ['S-2.29'],
  component: AdminApplicationScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'decision desk, application details, approve, reject, undo, internal note, duplicate receipt',
    layout: 'fullscreen',
    router: { path: '/admin/applications' },
  },
  args: {
    id: 412,
    place: '12 of 125',
    onBack: fn(),
    onOpen: fn(),
    previousId: 413,
    nextId: 411,
  } satisfies AdminApplicationScreenProps,
});

const phone = { viewport: { value: 'mobile1', isRotated: false } };

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

const opened = ({ canvas }: Context) => canvas.findByRole('heading', { name: 'Personal Information' });
const select = ({ canvas }: Context) => canvas.getByLabelText(/^Status of the application/);

/** A provider with the real time, so that a decision can be undone. */
const withSeed = (seed: Partial<Seed>) => createMockProvider({ seed: { ...sampleSeed, ...seed } }).handlers;

/** Opens the dialog for a decision and writes a reason. */
const writeReason = async (context: Context, button: string, title: string) => {
  await opened(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await context.userEvent.type(dialog.getByLabelText(/^Reason/), 'Please name another referee.');
  return dialog;
};

export const Page = meta.story({
  tags: ['S-2.67', 'APP-53', 'SITE-6', 'APP-47', 'APP-48'],
  play: async (context) => {
    const { canvas } = context;
    await opened(context);
    for (const name of [
      'Personal Information',
      'Professional Information',
      'Application Status',
      'Proof of Payment',
      'Additional Information',
      'Education',
      'Consulting assignments',
      'Referees',
      'Declaration',
    ]) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    const proof = canvas.getByRole('link', { name: /^Open the proof/ });
    await expect(proof).toHaveAttribute('href', '/uploads/proof_of_payment/sample-proof-412.jpg');
    await expect(proof).toHaveAttribute('target', '_blank');
    await expect(await canvas.findByText('No notes yet.')).toBeVisible();
  },
});

Page.test(
  'J and K open the neighbours wherever the focus is, and a letter in a field is typed',
  async ({ canvas, userEvent, args }) => {
    canvas.getByRole('link', { name: 'Payments' }).focus();
    await userEvent.keyboard('j');
    await expect(args.onOpen).toHaveBeenLastCalledWith(411);
    await userEvent.keyboard('k');
    await expect(args.onOpen).toHaveBeenLastCalledWith(413);
    await userEvent.type(canvas.getByLabelText('New note'), 'jar');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(canvas.getByLabelText('New note')).toHaveValue('jar');
  },
);

Page.test('the button counts what speaks against approving, and the dialog says it', async (context) => {
  const { canvas, userEvent } = context;
  const text = '₦5,000 not yet confirmed.';
  await userEvent.click(await canvas.findByRole('button', { name: /^Approve with \d warnings?$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this application' }));
  await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
});

Page.test('A, R and P are the buttons, without Control and Shift', async (context) => {
  const { userEvent, step } = context;
  const cancel = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog', { name }));
    // Keys do nothing while a dialog is open.
    await userEvent.keyboard('j');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await step('each opens the dialog of its decision', async () => {
    await userEvent.keyboard('a');
    await cancel('Approve this application');
    await userEvent.keyboard('r');
    await cancel('Reject this application');
    await userEvent.keyboard('p');
    await cancel('Set this application to pending');
    await expect(context.args.onOpen).not.toHaveBeenCalled();
  });
  await step('with another key held, they are commands of the browser', async () => {
    await userEvent.keyboard('{Control>}a{/Control}{Shift>}A{/Shift}{Alt>}r{/Alt}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  });
});

Page.test('the keys are listed under ?, and turned off there for the list too', async (context) => {
  const { canvas, userEvent, args, step } = context;
  await step('turn them off', async () => {
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const action of ['Next application', 'Previous application', 'Approve it', 'Show this list'])
      await expect(dialog.getByText(action)).toBeInTheDocument();
    await userEvent.click(dialog.getByLabelText('Use single keys as shortcuts'));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(localStorage.getItem('imc.admin-shortcuts')).toBe('off');
  });
  await step('then no key does anything, and the button still lists them', async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('ja?');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
  localStorage.removeItem('imc.admin-shortcuts');
});

/** Staff who may not decide see everything and can write notes. One line says why there are no buttons. */
export const AsReviewer = meta.story({
  tags: ['PPL-3', 'PPL-4'],
  parameters: { user: reviewer },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await expect(canvas.getByText('You can read and recommend; an admin decides.')).toBeVisible();
    await expect(canvas.queryByLabelText(/^Status of the application/)).toBeNull();
    for (const name of ['Approve', 'Set to pending', 'Reject', 'Undo', 'Request information'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(await canvas.findByLabelText('New note')).toBeVisible();
    await userEvent.keyboard('a');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(help.getByText('Next application')).toBeInTheDocument();
    await expect(help.queryByText('Approve it')).toBeNull();
    await userEvent.click(help.getByRole('button', { name: 'Done' }));
  },
});

/** One column, with the decision first. */
export const OnPhone = meta.story({
  globals: phone,
  tags: ['!autodocs', 'APP-48'],
  play: async (context) => {
    await opened(context);
    await expectNoOverflow();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.refused(applicationReviewCall, { status: 500 })),
  play: async (context) => {
    await expect(await context.canvas.findByText('The application could not be loaded.')).toBeVisible();
  },
});

/** History, notes and requests can't be loaded. A decision is still possible. */
export const RecordsNotLoaded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...[applicationHistoryCall, applicationNotesCall, informationRequestsCall].map((call) =>
        answers.fails(call),
      ),
    ),
  play: shows(
    'The history could not be loaded.',
    'The notes could not be loaded.',
    'What was asked could not be loaded.',
  ),
});

export const UnknownId = meta.story({
  tags: ['APP-47'],
  args: { id: 999_999 },
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(applicationReviewCall, { status: 404, message: applicationAnswers.notFound })),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('There is no such application')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to List' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
});

const [sample] = sampleApplications;

/** Admins read their own applications in the member area. */
export const OwnApplication = meta.story({
  tags: ['APP-47'],
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(applicationReviewCall, { status: 403, message: decisionTexts.ownApplication })),
  play: shows(decisionTexts.ownApplication),
});

export const SamePicture = meta.story({
  tags: ['UPL-6'],
  beforeEach({ msw }) {
    const applications = sampleApplications.map((application) =>
      application.id === 398 ? { ...application, proofFile: 'sample-proof-412.jpg' } : application,
    );
    msw.use(...withSeed({ applications }));
  },
  play: async (context) => {
    await opened(context);
    const link = context.canvas.getByRole('link', { name: 'IMC-APP-398' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('application=398'));
    await expect(context.canvas.getByText(/the same file/)).toBeVisible();
  },
});

/** The applicant may be the admin under a second account: each decision warns of it. */
export const SecondAccount = meta.story({
  tags: ['APP-55'],
  beforeEach({ msw }) {
    if (!sample) throw new Error('There is no sample application.');
    const form = { ...sample.form, surname: 'Eze', otherNames: 'Ngozi', whatsapp: '08000000001' };
    msw.use(...withSeed({ applications: [{ ...sample, form }] }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { telephone, name } = texts.warnings.sharedWithYou;
    await expect(await canvas.findByText(telephone, { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this application' }));
    await waitFor(() => expect(dialog.getByText(name)).toBeVisible());
    await expect(dialog.queryByText(/is not confirmed/)).toBeNull();
  },
});

/** An approval in the select is saved at once. */
export const StatusUpdated = meta.story({
  tags: ['S-4.3', 'S-8.8', 'APP-59'],
  play: async (context) => {
    await opened(context);
    await context.userEvent.selectOptions(select(context), 'Approve');
    await expect((await findAlert()).getByText('Status updated successfully')).toBeVisible();
  },
});

/** A rejection in the select asks for the reason. Cancelling decides nothing and returns focus to the select. */
export const RejectedInTheSelect = meta.story({
  play: async (context) => {
    await opened(context);
    await context.userEvent.selectOptions(select(context), 'Reject');
    await expect(await screen.findByRole('dialog', { name: 'Reject this application' })).toBeVisible();
  },
});

RejectedInTheSelect.test('cancel', async (context) => {
  await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(select(context)).toHaveFocus());
  await expect(select(context)).toHaveValue('pending');
});

/** The alert has the text of the specification, not the server's message. */
export const StatusRefused = meta.story({
  tags: ['S-8.8', 'APP-59'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.refused(updateApplicationStatusCall, {
        status: 409,
        message: applicationAnswers.withdrawnByApplicant,
      }),
    ),
  play: async (context) => {
    await opened(context);
    await context.userEvent.selectOptions(select(context), 'Approve');
    const dialog = await findAlert();
    await expect(dialog.getByText('Failed to update application status')).toBeVisible();
    await expect(dialog.queryByText(applicationAnswers.withdrawnByApplicant)).toBeNull();
  },
});

/** A decision with a reason is in the history and can be undone. */
export const Decided = meta.story({
  tags: ['APP-58'],
  beforeEach: ({ msw }) => msw.use(...withSeed({})),
  play: async (context) => {
    const dialog = await writeReason(context, 'Reject', 'Reject this application');
    await context.userEvent.type(dialog.getByLabelText(/^Note/), 'The referee is a relative.');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    const { canvas } = context;
    await expect(await canvas.findByText(/^until .*before the email is sent/)).toBeVisible();
    await expect(canvas.getByText(/^Rejected by/)).toBeVisible();
    await expect(canvas.getByText('The referee is a relative.')).toBeVisible();
  },
});

Decided.test('Undo restores the status, and the history shows both steps', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(await canvas.findByText('Decision undone')).toBeVisible();
  await expect(canvas.getByText('Undone')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
});

/** Another admin decided meanwhile: the dialog says who and keeps the reason, and the page shows the new status. */
export const DecidedElsewhere = meta.story({
  tags: ['APP-58'],
  play: async (context) => {
    const dialog = await writeReason(context, 'Reject', 'Reject this application');
    await sampleClient('admin')(updateApplicationStatusCall, {
      body: { application_id: 412, status: 'approved' },
    });
    context.msw.use(
      answers.refused(updateApplicationStatusCall, {
        status: 409,
        message: decisionTexts.decidedSince(admin.name, 'approved'),
        decided: { status: 'approved', changed_by: admin.name, changed_at: '2026-05-06T09:30:00.000Z' },
      }),
    );
    await context.userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await dialog.findByText(/has set this application to approved since/)).toBeVisible();
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Please name another referee.');
    await waitFor(() => expect(within(context.canvasElement).getByText(/^Approved by/)).toBeInTheDocument());
  },
});

/** After ten minutes or another admin's decision, undoing shows the server's message. */
export const NotUndone = meta.story({
  tags: ['APP-58'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.refused(undoDecisionCall, { status: 409, message: decisionTexts.undoTooLate }),
      ...withSeed({}),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await userEvent.selectOptions(select(context), 'Approve');
    await userEvent.click((await findAlert()).getByRole('button', { name: 'OK' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(decisionTexts.undoTooLate)).toBeVisible();
  },
});

export const KeptPending = meta.story({
  tags: ['APP-52'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await expect(canvas.queryByRole('button', { name: 'Set to pending' })).toBeNull();
    await userEvent.keyboard('p');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByLabelText(/^Reason/)).toBeNull();
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Waiting for the second referee.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
    await expect(await canvas.findByText('Waiting for the second referee.')).toBeVisible();
  },
});

/** The server does not answer: the note stays in its field. */
export const NoteNotSaved = meta.story({
  tags: ['APP-63'],
  beforeEach: ({ msw }) => msw.use(answers.fails(addApplicationNoteCall, { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New note'), 'Called the referee.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(await canvas.findByText('The note could not be saved. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText('New note')).toHaveValue('Called the referee.');
  },
});

NoteNotSaved.test('trying again adds it once and empties the field', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(canvas.getByLabelText('New note')).toHaveValue(''));
  await expect(canvas.getAllByText('Called the referee.')).toHaveLength(1);
});

const withRequests = (...informationRequests: AdminInformationRequest[]) => withSeed({ informationRequests });

const askDialog = async (context: Context) => {
  await opened(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Request information' }));
  return within(await screen.findByRole('dialog', { name: 'Request information' }));
};

const fillInAndAsk = async (context: Context) => {
  const dialog = await askDialog(context);
  await context.userEvent.click(dialog.getByLabelText('Referees'));
  await context.userEvent.type(
    dialog.getByLabelText('What should be completed?'),
    'Add the telephone number.',
  );
  await context.userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  return dialog;
};

export const AskForMore = meta.story({
  tags: ['APP-20'],
  beforeEach: ({ msw }) => msw.use(...withRequests()),
  play: async (context) => {
    await fillInAndAsk(context);
    await expect(await context.canvas.findByText('Open: Referees')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Request information' })).toBeNull();
  },
});

/** An open request, and an answered one with the applicant's changes. */
export const AskedForMore = meta.story({
  tags: ['APP-23', 'APP-51'],
  beforeEach: ({ msw }) => msw.use(...withRequests(answeredInformationRequest, sampleInformationRequest)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const requests = within(await canvas.findByRole('list', { name: 'What was asked' }));
    await expect(requests.getByText('Amaka Grace')).toBeVisible();
    const rail = within(canvas.getByRole('complementary', { name: 'Decision' }));
    await expect(rail.getByText(/^Answer (due|overdue since) 31 May 2026$/)).toBeVisible();
    await userEvent.click(requests.getByRole('button', { name: 'Close request' }));
    await expect(await requests.findByText(/^Closed without an answer/)).toBeVisible();
    await waitFor(() => expect(rail.queryByText(/^Answer (due|overdue)/)).toBeNull());
  },
});

export const RequestNotClosed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers.fails(closeInformationRequestCall), ...withRequests(sampleInformationRequest)),
  play: async (context) => {
    await opened(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Close request' }));
    await expect(await context.canvas.findByText(/could not be closed/)).toBeVisible();
  },
});
