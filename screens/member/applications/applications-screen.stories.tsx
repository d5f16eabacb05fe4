import {
  type ApiClient,
  applicationAnswers,
  openDraftCall,
  paymentDetailsCall,
  saveDraftCall,
  submitApplicationCall,
  uploadDraftProofCall,
  uploadTexts,
} from '@imc/api';
import { answers, memberComplete, memberNew, mocks, sampleClient, sampleForm } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { memberArea } from '../../../.storybook/story-helpers/areas.tsx';
import { findAlert } from '../../../.storybook/story-helpers/expectations.ts';
import { named } from '../../../.storybook/story-helpers/fill.ts';
import { openSection } from '../../../.storybook/story-helpers/open-section.ts';
import { samplePicture } from '../../../.storybook/story-helpers/sample-picture.ts';
import { paymentDetails } from '../../content/index.ts';
import { ApplicationsScreen, type ApplicationsScreenProps } from './applications-screen.tsx';
import { type DeviceDraft, readDeviceDraft, removeDeviceDraft, writeDeviceDraft } from './device-draft.ts';

/** Keeps the view in React state. The app keeps it in the address. */
function Screen({ user, view: initialView }: ApplicationsScreenProps) {
  const [view, setView] = useState(initialView);
  return <ApplicationsScreen user={user} view={view} onView={setView} />;
}

const meta = preview.meta({
  title: 'Member/My applications',
  tags: ['S-2.26'],
  component: ApplicationsScreen,
  ...memberArea,
  parameters: {
    alsoCalled: 'apply, application status, draft, autosave, offline',
    layout: 'fullscreen',
    router: { path: '/dashboard/application' },
  },
  args: {
    user: memberNew,
    view: { kind: 'list' },
    onView: fn(),
  } satisfies ApplicationsScreenProps,
  render: (args) => <Screen {...args} />,
  async beforeEach({ args, msw }) {
    msw.use(...mocks.all);
    await removeDeviceDraft(args.user.id);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const openForm = named('Open the form', async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New Application' }));
  return canvas.findByRole('form', { name: 'Membership application' });
});

const proof = () => samplePicture('transfer.jpg');

const draftOf = (data: typeof sampleForm) =>
  answers.success(openDraftCall, {
    draft: {
      application_id: 2210,
      reference: 'IMC-APP-2210',
      data: { ...data, application_id: undefined },
      saved_at: '2026-05-06T09:12:00.000Z',
      revision: 3,
      proof: null,
    },
  });

/** A draft that is complete except for the proof. */
const nearlyDone = draftOf(sampleForm);

/** Its section has the same name. */
const proofInput = ({ canvas }: Context) =>
  canvas.getByLabelText<HTMLInputElement>('Proof of payment', { selector: 'input' });

const attach = named('Attach the proof', async (context: Context, file: File) => {
  await openSection(context, 'Proof of payment');
  await context.userEvent.upload(proofInput(context), file);
});

const submit = named('Submit the application', async (context: Context) => {
  await openSection(context, 'Review');
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Submit Application' }));
});

const fillAndSubmit = async (context: Context) => {
  await openForm(context);
  await attach(context, await proof());
  await submit(context);
};

export const List = meta.story({
  tags: ['S-2.62'],
  args: { user: memberComplete },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

List.test(
  'opens an application from its row; going back restores the focus to the row',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Details of IMC-APP-377' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Graduate Member' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to My Applications' }));
    await expect(canvas.getByRole('button', { name: 'View Details of IMC-APP-377' })).toHaveFocus();
  },
);

export const Form = meta.story({
  tags: ['S-2.62'],
  play: async (context) => {
    await expect(await openForm(context)).toBeVisible();
  },
});

/** 'Apply Now' on the card of a grade chooses it in a new form. A draft keeps its own. */
export const GradeFromCard = meta.story({
  tags: ['ACC-3', 'APP-3'],
  args: { view: { kind: 'form', section: 'declaration', grade: 'FIMC' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Membership category/i)).toHaveValue('FIMC');
  },
});

/** A new application starts with the data of the last one, and says so. */
export const FromLastApplication = meta.story({
  tags: ['APP-14'],
  args: { user: memberComplete, view: { kind: 'form', section: 'personal' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Filled in from your last application\./)).toBeVisible();
    await expect(canvas.getByLabelText(/^Surname/)).toHaveValue('Nwosu');
  },
});

export const FormCannotBeOpened = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.refused(openDraftCall, { status: 403 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Application' }));
    await expect(await canvas.findByText(/could not be opened/)).toBeVisible();
  },
});

export const DraftContinued = meta.story({
  tags: ['S-10.6'],
  beforeEach: ({ msw }) => msw.use(nearlyDone),
  play: async (context) => {
    const form = within(await openForm(context));
    await expect(form.getByLabelText('Surname')).toHaveValue(sampleForm.surname);
    await openSection(context, 'Grade and declaration');
    // The draft stores a label of the grade instead of its code.
    await expect(form.getByLabelText('Membership category')).toHaveValue('AIMC');
    await expect(form.getByText(/^Saved/)).toBeVisible();
  },
});

/** A failed save is repeated once the browser is online. */
export const SavedOnceOnlineAgain = meta.story({
  tags: ['S-10.6'],
  beforeEach: ({ msw }) => msw.use(answers.fails(saveDraftCall, { once: true })),
  play: async (context) => {
    const form = within(await openForm(context));
    await context.userEvent.type(form.getByLabelText('Surname'), 'Sample');
    await expect(await form.findByText(/^Saved on this device only/)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(await form.findByText(/^Saved \d/)).toBeVisible();
  },
});

/** Neither the server nor this device can store the changes. */
export const NotSaved = meta.story({
  tags: ['APP-12'],
  beforeEach({ msw }) {
    msw.use(answers.fails(saveDraftCall));
    const open = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    return () => open.mockRestore();
  },
  play: async (context) => {
    const form = within(await openForm(context));
    await context.userEvent.type(form.getByLabelText('Surname'), 'Sample');
    await expect(await form.findByText(/^Not saved. Check/)).toBeVisible();
  },
});

/** A member whose draft no other story writes to this device, because a closed form may still write. */
const ownDevice = { args: { user: memberComplete } };

/** A draft on this device with changes that the server does not have. */
const deviceDraft: DeviceDraft = {
  application_id: 2210,
  reference: 'IMC-APP-2210',
  data: { ...sampleForm, application_id: undefined, surname: 'Typed Offline' },
  saved_at: '2026-05-06T09:20:00.000Z',
  revision: 3,
  proof: null,
  isUnsaved: true,
};

/** The page was closed before the server had the last changes. Opening the form sends them. */
export const ContinuedFromThisDevice = meta.story({
  tags: ['APP-12'],
  ...ownDevice,
  beforeEach: ({ msw }) =>
    msw.use(
      nearlyDone,
      answers.success(saveDraftCall, { saved_at: '2026-05-06T09:30:00.000Z', revision: 4 }),
    ),
  play: async (context) => {
    await writeDeviceDraft(memberComplete.id, deviceDraft);
    const form = within(await openForm(context));
    await expect(form.getByLabelText('Surname')).toHaveValue('Typed Offline');
    await expect(await form.findByText(/^Saved \d/)).toBeVisible();
    await expect((await readDeviceDraft(memberComplete.id))?.isUnsaved).toBe(false);
  },
});

export const OpenedOffline = meta.story({
  tags: ['APP-12'],
  ...ownDevice,
  beforeEach: ({ msw }) => msw.use(answers.fails(openDraftCall), answers.fails(saveDraftCall)),
  play: async (context) => {
    await writeDeviceDraft(memberComplete.id, deviceDraft);
    const form = within(await openForm(context));
    await expect(form.getByLabelText('Surname')).toHaveValue('Typed Offline');
    await expect(await form.findByText(/^Saved on this device only/)).toBeVisible();
  },
});

/** The server opens no drafts. The form stays on this device and is submitted with its picture in one call. */
export const WithoutDrafts = meta.story({
  ...ownDevice,
  args: { ...ownDevice.args, view: { kind: 'form', section: 'personal' } },
  beforeEach: ({ msw }) => msw.use(answers.refused(openDraftCall, { status: 404 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Surname'), 'Kept Here');
    await expect(await canvas.findByText(/^Kept on this device only/)).toBeVisible();
    await waitFor(async () =>
      expect((await readDeviceDraft(memberComplete.id))?.data.surname).toBe('Kept Here'),
    );
  },
});

WithoutDrafts.test('the next visit continues with the draft that the server opens then', async (context) => {
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back to My Applications' }));
  context.msw.use(...mocks.all);
  const form = within(await openForm(context));
  await expect(form.getByLabelText('Surname')).toHaveValue('Kept Here');
  await expect(form.getByText(/^New application, IMC-APP-/)).toBeVisible();
  await expect(await form.findByText(/^Saved \d/)).toBeVisible();
});

/** Every call for a draft fails, but the submission succeeds: form and picture in one call. */
export const SubmittedWithoutDraft = meta.story({
  ...ownDevice,
  beforeEach: ({ msw }) => msw.use(answers.fails(openDraftCall)),
  play: async (context) => {
    const sent: FormData[] = [];
    context.msw.use(
      http.post(`*${submitApplicationCall.path}`, async ({ request }) => {
        sent.push(await request.clone().formData());
      }),
    );
    await writeDeviceDraft(memberComplete.id, {
      ...deviceDraft,
      data: { ...deviceDraft.data, email: memberComplete.email },
      application_id: undefined,
      reference: undefined,
      revision: 0,
    });
    await fillAndSubmit(context);
    await expect((await findAlert()).getByText('Application submitted successfully!')).toBeVisible();
    const data = JSON.parse(String(sent[0]?.get('data')));
    await expect(data).toMatchObject({ surname: 'Typed Offline' });
    await expect(data).not.toHaveProperty('application_id');
    await expect(sent[0]?.get('proofOfPayment')).toBeInstanceOf(File);
    await waitFor(async () => expect(await readDeviceDraft(memberComplete.id)).toBeUndefined());
  },
});

/** Refuses the next save, because the stored draft has changed. */
const refuseNextSave = async ({ msw }: Pick<StoryContext, 'msw'>, client: ApiClient) => {
  const { draft } = await client(openDraftCall);
  const message = applicationAnswers.draftConflict;
  msw.use(answers.refused(saveDraftCall, { status: 409, message, draft }, { once: true }));
};

/** The draft was changed on another device after this one lost its connection. Both versions stay until the user chooses. */
export const ChangedOnAnotherDevice = meta.story({
  tags: ['APP-12'],
  ...ownDevice,
  play: async (context) => {
    const client = sampleClient('memberComplete');
    const { application_id, reference, revision } = (await client(openDraftCall)).draft;
    await client(saveDraftCall, { body: { application_id, data: { surname: 'Typed Elsewhere' } } });
    await refuseNextSave(context, client);
    await writeDeviceDraft(memberComplete.id, { ...deviceDraft, application_id, reference, revision });
    const form = within(await openForm(context));
    await expect(form.getByLabelText('Surname')).toHaveValue('Typed Offline');
    await expect(await form.findByText('This draft was changed elsewhere')).toBeVisible();
    const dialog = await openComparison(context);
    await expect(dialog.getByRole('radio', { name: /Typed Offline/ })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /Typed Elsewhere/ })).toBeVisible();
  },
});

/** Submits a complete draft with a real picture to the mocked provider. */
const submitDraft = async (context: Context) => {
  const client = sampleClient('memberNew');
  const { draft } = await client(openDraftCall);
  await client(saveDraftCall, {
    body: {
      application_id: draft.application_id,
      data: { ...sampleForm, application_id: undefined, email: memberNew.email },
    },
  });
  await openForm(context);
  await attach(context, await samplePicture('transfer.jpg'));
  await submit(context);
};

/** The alert has the reference, what happens next and when, above the list with the new application. */
export const Submitted = meta.story({
  tags: ['S-7.5', 'S-8.4', 'APP-15'],
  play: async (context) => {
    await submitDraft(context);
    const submitted = await findAlert();
    await expect(submitted.getByText('Application submitted successfully!')).toBeVisible();
    await expect(submitted.getByText(/^Its reference is IMC-APP-\d+\.$/)).toBeVisible();
    await expect(submitted.getByText(/We will email you the decision/)).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole('rowheader', { hidden: true })).toBeInTheDocument());
  },
});

export const RefusedWithReason = meta.story({
  tags: ['unsettled', 'S-8.4'],
  beforeEach: ({ msw }) =>
    msw.use(
      nearlyDone,
      answers.refused(submitApplicationCall, {
        status: 422,
        message: uploadTexts.broken,
      }),
    ),
  play: async (context) => {
    await fillAndSubmit(context);
    await expect((await findAlert()).getByText(uploadTexts.broken)).toBeVisible();
  },
});

export const ServerDown = meta.story({
  tags: ['unsettled', 'S-8.4'],
  beforeEach: ({ msw }) => msw.use(nearlyDone, answers.unusable(submitApplicationCall)),
  play: async (context) => {
    await fillAndSubmit(context);
    await expect((await findAlert()).getByText('Server error. Please try again.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Surname')).toHaveValue(sampleForm.surname);
  },
});

/** Resolves the pending submission. */
let resolveSubmission = () => {};
const submissionResolved = () =>
  new Promise<void>((resolve) => {
    resolveSubmission = resolve;
  });

/** The user leaves the form during the submission: the outcome is shown, once. */
export const LeftWhileSending = meta.story({
  tags: ['unsettled'],
  beforeEach({ msw }) {
    const submitted = { message: 'ok', application_id: 2210, reference: 'IMC-APP-2210' };
    msw.use(nearlyDone, answers.success(submitApplicationCall, submitted, { after: submissionResolved() }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillAndSubmit(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to My Applications' }));
    await expect(await canvas.findByRole('heading', { name: 'My Applications' })).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
    resolveSubmission();
    const dialog = await findAlert();
    await expect(dialog.getByText('Application submitted successfully!')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    await expect(later.defaultPrevented).toBe(false);
  },
});

/** The server rejects the application after the user left the form: the alert lists the reasons, and the reopened form marks the fields. */
export const RefusedAfterLeaving = meta.story({
  tags: ['unsettled'],
  beforeEach({ msw }) {
    const errors = { 'referees.1.tel': 'This number is not in use', proofOfPayment: 'The picture is blank' };
    msw.use(nearlyDone, answers.refused(submitApplicationCall, { errors }, { after: submissionResolved() }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillAndSubmit(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to My Applications' }));
    await canvas.findByRole('heading', { name: 'My Applications' });
    resolveSubmission();
    const dialog = await findAlert();
    await expect(dialog.getByText('This number is not in use')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    const form = within(await openForm(context));
    await openSection(context, 'Referees');
    const number = within(form.getByRole('region', { name: 'Referee 2' })).getByLabelText('Telephone number');
    await expect(number).toHaveAccessibleDescription('This number is not in use');
    await expect(proofInput(context)).toBeInvalid();
    await userEvent.type(number, '1');
    await expect(number).toBeValid();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/** Another tab has saved other values since the form was opened. */
const changedElsewhere = named('Changed elsewhere', async (context: Context & Pick<StoryContext, 'msw'>) => {
  const form = within(await openForm(context));
  const client = sampleClient('memberNew');
  const { draft } = await client(openDraftCall);
  await client(saveDraftCall, {
    body: {
      application_id: draft.application_id,
      data: { surname: 'Other', institutions: [{ name: 'First' }, { name: 'Second' }] },
    },
  });
  await refuseNextSave(context, client);
  await context.userEvent.type(form.getByLabelText('Surname'), 'Mine');
  await expect(await form.findByText('This draft was changed elsewhere')).toBeVisible();
  return form;
});

const openComparison = named('Compare the versions', async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Compare and choose' }));
  return within(await screen.findByRole('dialog'));
});

/** Nothing is saved until the user chooses a version. */
export const ChangedElsewhere = meta.story({
  play: async (context) => {
    const form = await changedElsewhere(context);
    await expect(form.getByText('Not saved. The draft was changed elsewhere.')).toBeVisible();
    await expect(form.getByLabelText('Surname')).toHaveValue('Mine');
    const { draft } = await sampleClient('memberNew')(openDraftCall);
    await expect(draft.data?.surname).toBe('Other');
  },
});

/** Chooses a version of the only field in conflict. */
const choose = named('Choose a version', async (context: Context, version: RegExp) => {
  const dialog = await openComparison(context);
  await context.userEvent.click(dialog.getByRole('radio', { name: version }));
  await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
});

ChangedElsewhere.test(
  'saves what was entered here, with what was only changed elsewhere',
  async (context) => {
    await choose(context, /Mine/);
    await expect(await context.canvas.findByText(/^Saved/)).toBeVisible();
    await expect(context.canvas.queryByText('This draft was changed elsewhere')).toBeNull();
    const { draft } = await sampleClient('memberNew')(openDraftCall);
    await expect(draft.data?.surname).toBe('Mine');
    await expect(draft.data?.institutions).toHaveLength(2);
  },
);

ChangedElsewhere.test(
  'fills in what was entered elsewhere, and keeps the selected picture',
  async (context) => {
    const { canvas } = context;
    await attach(context, await proof());
    await choose(context, /Other/);
    await waitFor(() => expect(canvas.getByLabelText('Surname')).toHaveValue('Other'));
    await expect(canvas.getByText('transfer.jpg')).toBeVisible();
    await openSection(context, 'Education');
    await expect(canvas.getByRole('group', { name: 'Institution 2' })).toBeVisible();
    await expect(canvas.queryByText('This draft was changed elsewhere')).toBeNull();
  },
);

const chooseProof = async (context: Context) => {
  await openForm(context);
  await attach(context, await proof());
};

/** A chosen picture is uploaded at once and kept with the draft. */
export const ProofKept = meta.story({
  tags: ['UPL-1'],
  play: async (context) => {
    await chooseProof(context);
    await expect(await context.canvas.findByText(/^Saved with your application/)).toBeVisible();
    const { draft } = await sampleClient('memberNew')(openDraftCall);
    await expect(draft.proof?.file).toBeTruthy();
  },
});

ProofKept.test('Remove removes it from the server', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
  await expect(canvas.queryByText(/^Saved with your application/)).toBeNull();
  await waitFor(async () => {
    const { draft } = await sampleClient('memberNew')(openDraftCall);
    await expect(draft.proof).toBeNull();
  });
});

/** The draft has a picture from another device and needs no other one. */
export const ProofFromAnotherDevice = meta.story({
  tags: ['UPL-1', 'UPL-3'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.success(openDraftCall, {
        draft: {
          application_id: 2210,
          reference: 'IMC-APP-2210',
          data: { ...sampleForm, application_id: undefined },
          saved_at: '2026-05-06T09:12:00.000Z',
          revision: 3,
          proof: { file: 'sample-proof-2210.jpg', uploaded_at: '2026-05-06T09:10:00.000Z' },
        },
      }),
      answers.success(submitApplicationCall, {
        message: 'Application submitted successfully!',
        application_id: 2210,
        reference: 'IMC-APP-2210',
      }),
    ),
  play: async (context) => {
    await openForm(context);
    await openSection(context, 'Proof of payment');
    await expect(context.canvas.getByText('Your proof of payment')).toBeVisible();
    await expect(context.canvas.getByText(/^Saved with your application, 6 May/)).toBeVisible();
  },
});

ProofFromAnotherDevice.test('the form is submitted without choosing another one', async (context) => {
  await submit(context);
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Application submitted successfully!',
  );
});

/** The Institute has not set its account: the section says so, and a picture can still be attached. */
export const NoAccountYet = meta.story({
  tags: ['PAY-1'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.success(paymentDetailsCall, {
        bank_account: null,
        fee_basis: 'grade',
        email: 'committee@imc.example',
      }),
      nearlyDone,
    ),
  play: async (context) => {
    await openForm(context);
    await openSection(context, 'Proof of payment');
    await expect(await context.canvas.findByText(paymentDetails.notSet.title)).toBeVisible();
    await expect(context.canvas.queryByText('Account number')).toBeNull();
    await expect(context.canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    await expect(proofInput(context)).toBeEnabled();
  },
});

/** The connection is lost during an upload, which is repeated without choosing the picture again. */
export const ProofNoAnswer = meta.story({
  tags: ['UPL-2'],
  beforeEach: ({ msw }) => msw.use(answers.fails(uploadDraftProofCall, { once: true })),
  play: async (context) => {
    await chooseProof(context);
    await expect(await context.canvas.findByText(/^Not sent: there is no connection/)).toBeVisible();
  },
});

ProofNoAnswer.test('Try again sends it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText(/^Saved with your application/)).toBeVisible();
});
