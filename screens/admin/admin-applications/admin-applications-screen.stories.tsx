import {
  type AdminInformationRequest,
  adminApplicationsCall,
  applicationAnswers,
  closeInformationRequestCall,
  createUploadUrl,
  informationRequestsCall,
  requestInformationCall,
  UploadUrlProvider,
  updateApplicationStatusCall,
} from '@imc/api';
import {
  admin,
  answeredInformationRequest,
  answers,
  createMockProvider,
  createSampleProvider,
  manyApplications,
  mocks,
  sampleApplications,
  sampleClient,
  sampleInformationRequest,
  sampleSeed,
} from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { AdminLayout } from '../admin-layout/index.ts';
import { AdminApplicationsScreen, type AdminApplicationsScreenProps } from './admin-applications-screen.tsx';
import type { ListPlace } from './list-place.ts';

/** The first page of the unfiltered list. */
const start: ListPlace = { filters: {}, page: 1 };

/** Stores the place in state, as the address does in the app. */
function Screen({ place: initialPlace }: AdminApplicationsScreenProps) {
  const [place, setPlace] = useState(initialPlace);
  return (
    <AdminLayout path="/admin/applications" user={admin} onLogout={fn()}>
      <AdminApplicationsScreen place={place} onPlace={setPlace} onBack={setPlace} />
    </AdminLayout>
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Applications',
  component: AdminApplicationsScreen,
  parameters: {
    alsoCalled: 'review queue, approve, reject, decide',
    layout: 'fullscreen',
    router: { path: '/admin/applications' },
  },
  decorators: [withApi('admin')],
  args: { place: start, onPlace: fn(), onBack: fn() },
  render: (args) => <Screen {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

const openFirst = async ({ canvas, userEvent }: Context) => {
  const [first] = await canvas.findAllByRole('button', { name: /^View Details/ });
  if (!first) throw new Error('There is no application to open.');
  await userEvent.click(first);
  await canvas.findByRole('heading', { name: 'Personal Information' });
};

const alert = ({ canvasElement }: Context) =>
  within(canvasElement.ownerDocument.body).findByRole('alertdialog');

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(3);
  },
});

export const ManyPages = meta.story({
  beforeEach({ msw }) {
    msw.use(...createMockProvider({ seed: { ...sampleSeed, applications: manyApplications(230) } }).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Page 1 of 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 5')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Show'), 'Rejected');
    await waitFor(() => expect(canvas.queryByText('approved')).toBeNull());
  },
});

Filtered.test(
  'rows of the previous filter are not shown under the new one',
  async ({ canvas, userEvent, msw }) => {
    msw.use(answers.slow(adminApplicationsCall));
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Pending');
    await expect(await canvas.findByText('Loading applications')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^View Details/ })).toBeNull();
    await expect(canvas.getByLabelText('Show')).toHaveFocus();
  },
);

/** A provider that supports only the specified call: it returns the complete list in the other spelling, without filter and pages. */
export const ProviderWithoutPaging = meta.story({
  beforeEach({ msw }) {
    const applications = manyApplications(130).map(({ id, form, status, createdAt }) => ({
      id: String(id),
      title: form.title,
      surname: form.surname,
      other_names: form.otherNames,
      email: form.email,
      tel: form.tel,
      position: form.position,
      membership_category: 'Associate Member',
      status,
      created_at: createdAt,
    }));
    msw.use(answers.verbatim(adminApplicationsCall, { status: 'success', applications }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Rejected');
    await expect((await canvas.findAllByText('rejected')).length).toBeGreaterThan(20);
    await expect(canvas.queryByText('approved')).toBeNull();
  },
});

/** Nobody has applied yet. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.success(adminApplicationsCall, { applications: [], total: 0, page: 1, pages: 1 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No applications yet')).toBeVisible();
  },
});

/** No application has the chosen status. */
export const FilteredToNone = meta.story({
  args: { place: { filters: { status: 'rejected' }, page: 1 } },
  beforeEach({ msw }) {
    msw.use(answers.success(adminApplicationsCall, { applications: [], total: 0, page: 1, pages: 1 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is none in this state at present.')).toBeVisible();
    await expect(canvas.getByLabelText('Show')).toHaveValue('rejected');
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(adminApplicationsCall));
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.refused(adminApplicationsCall, { status: 500 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch applications')).toBeVisible();
  },
});

ServerError.test(
  'trying again preserves the focus, whether it fails or succeeds',
  async ({ canvas, userEvent, msw }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
    await expect(retry).toHaveFocus();
    msw.resetHandlers(...mocks.all);
    await userEvent.click(retry);
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(3);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

export const Details = meta.story({
  play: async (context) => {
    await openFirst(context);
    await expect(context.canvas.getByRole('button', { name: 'Back to List' })).toBeVisible();
    const proof = context.canvas.getByRole('link', { name: /^Open the proof/ });
    await expect(proof).toHaveAttribute('href', '/uploads/proof_of_payment/sample-proof-412.jpg');
    await expect(proof).toHaveAttribute('target', '_blank');
  },
});

Details.test('Back to List moves the focus to the row that was opened', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back to List' }));
  const [first] = await canvas.findAllByRole('button', { name: /^View Details/ });
  await expect(first).toHaveFocus();
});

/** Details of an approved application. */
export const DetailsApproved = meta.story({
  args: { place: { ...start, openId: 398 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dr Okonkwo Chinedu' })).toBeVisible();
    await expect(canvas.getByText('approved')).toBeVisible();
  },
});

/** Details of a rejected application without a proof of payment. */
export const DetailsRejected = meta.story({
  args: { place: { ...start, openId: 405 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('rejected')).toBeVisible();
  },
});

/** No proof of payment was uploaded: its part is left out. */
export const DetailsWithoutProof = meta.story({
  args: { place: { ...start, openId: 405 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Application Status' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Proof of Payment' })).toBeNull();
    canvas.getByRole('region', { name: 'Application Status' }).scrollIntoView({ block: 'end' });
  },
});

/** No marketer referred the applicant: the code is 'N/A'. */
export const DetailsWithoutMarketerCode = meta.story({
  args: { place: { ...start, openId: 405 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Additional Information' }));
    await expect(canvas.getByText('N/A')).toBeVisible();
  },
});

/** The address has the id of an application that does not exist: the list is shown. */
export const UnknownId = meta.story({
  args: { place: { ...start, openId: 999_999 } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(3);
    await expect(canvas.queryByRole('button', { name: 'Back to List' })).toBeNull();
  },
});

/** With another API URL set at build time, proofs open on that provider. */
export const ProofElsewhere = meta.story({
  render: (args) => (
    <UploadUrlProvider value={createUploadUrl('https://provider.example/v1')}>
      <Screen {...args} />
    </UploadUrlProvider>
  ),
  play: async (context) => {
    await openFirst(context);
    await expect(context.canvas.getByRole('link', { name: /^Open the proof/ })).toHaveAttribute(
      'href',
      'https://provider.example/v1/uploads/proof_of_payment/sample-proof-412.jpg',
    );
  },
});

/** A decision in the list by keyboard keeps the focus on the select. */
export const DecidedInTheList = meta.story({
  play: async (context) => {
    const [select] = await context.canvas.findAllByLabelText(/^Status of the application/);
    if (!select) throw new Error('There is no application to decide on.');
    select.focus();
    await context.userEvent.selectOptions(select, 'Reject');
    await context.userEvent.click(within(await alert(context)).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(select).toHaveFocus());
  },
});

/**
 * With the keyboard, each arrow key on a closed select changes its value. The decision is saved only on Enter or blur, and Escape reverts it.
 */
export const DecidedByKeyboard = meta.story({
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const [select] = await canvas.findAllByLabelText<HTMLSelectElement>(/^Status of the application/);
    if (!select) throw new Error('There is no application to decide on.');
    const fetchSpy = spyOn(globalThis, 'fetch');
    const first = select.value;
    // Simulates the browser: a keydown, then a change to the next option.
    const arrowTo = async (value: string) => {
      await userEvent.keyboard('{ArrowDown}');
      await fireEvent.change(select, { target: { value } });
    };
    const other = first === 'rejected' ? 'pending' : 'rejected';
    const acknowledge = async () => {
      const dialog = within(await alert(context));
      await expect(dialog.getByText('Status updated successfully')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    };

    await step('Revert a change with Escape', async () => {
      select.focus();
      await arrowTo(other);
      await expect(canvas.getByText('Not saved: press Enter')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('Not saved: press Enter')).toBeNull();
      await expect(select).toHaveValue(first);
    });
    await step('Save with Enter', async () => {
      await arrowTo('approved');
      await arrowTo(other);
      await userEvent.keyboard('{Enter}');
      await acknowledge();
      await waitFor(() => expect(select).toHaveFocus());
    });
    await step('Save by leaving the field', async () => {
      await arrowTo('approved');
      await userEvent.tab();
      await acknowledge();
    });
    const decisions = fetchSpy.mock.calls.filter(([address]) =>
      String(address).includes('update-application'),
    );
    await expect(decisions).toHaveLength(2);
  },
});

export const StatusUpdated = meta.story({
  play: async (context) => {
    await openFirst(context);
    await context.userEvent.selectOptions(
      context.canvas.getByLabelText(/^Status of the application/),
      'Reject',
    );
    const dialog = within(await alert(context));
    await expect(dialog.getByText('Status updated successfully')).toBeVisible();
  },
});

StatusUpdated.test('OK returns to the details with the new status', async (context) => {
  await context.userEvent.click(within(await alert(context)).getByRole('button', { name: 'OK' }));
  await expect(context.canvas.getByText('rejected')).toBeVisible();
});

const [sample] = sampleApplications;

/** Admins can be applicants too, but can't decide on their own applications. */
export const OwnApplication = meta.story({
  beforeEach({ msw }) {
    if (!sample) throw new Error('There is no sample application.');
    const seed = { ...sampleSeed, applications: [{ ...sample, userId: admin.id }] };
    msw.use(...createMockProvider({ seed }).handlers);
  },
  play: async (context) => {
    const select = await context.canvas.findByLabelText(/^Status of the application/);
    await context.userEvent.selectOptions(select, 'Approve');
    const dialog = within(await alert(context));
    await expect(dialog.getByText('Failed to update application status')).toBeVisible();
    await expect(select).toHaveValue('pending');
  },
});

/** Another admin decided after this one: the screen shows the status that the list returns. */
export const ChangedElsewhere = meta.story({
  beforeEach({ msw }) {
    const provider = createSampleProvider();
    msw.use(
      http.get('/somebody-else-approves', () => {
        for (const [id, application] of provider.store.applications)
          provider.store.applications.set(id, { ...application, status: 'approved' });
        return new HttpResponse();
      }),
      ...provider.handlers,
    );
  },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('Reject an application', async () => {
      await openFirst(context);
      await userEvent.selectOptions(canvas.getByLabelText(/^Status of the application/), 'Reject');
      await userEvent.click(within(await alert(context)).getByRole('button', { name: 'OK' }));
      await expect(canvas.getByText('rejected')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Back to List' }));
    });
    await step('Approve it in another session', async () => {
      await fetch('/somebody-else-approves');
      await userEvent.selectOptions(await canvas.findByLabelText('Show'), 'Approved');
      await waitFor(() => expect(canvas.queryByText('pending')).toBeNull());
    });
    await step('Open it again', async () => {
      await openFirst(context);
      await expect(canvas.getByText('approved')).toBeVisible();
      await expect(canvas.queryByText('rejected')).toBeNull();
    });
  },
});

/** A list that was requested before a decision arrives after it: the decision stays visible. */
export const DecidedWhileLoading = meta.story({
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    const [select] = await canvas.findAllByLabelText(/^Status of the application/);
    if (!select) throw new Error('There is no application to decide on.');
    const answer = await sampleClient('admin')(adminApplicationsCall);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const fetchSpy = spyOn(globalThis, 'fetch');
    const lists = () =>
      fetchSpy.mock.calls.filter(([address]) => String(address).includes('get-all-applications'));
    msw.use(
      http.get(
        '/api/admin/get-all-applications.php',
        async () => {
          await released;
          return HttpResponse.json({ ...answer, status: 'success' });
        },
        { once: true },
      ),
    );
    // Returning to the window refetches the list.
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(lists()).toHaveLength(1));
    await userEvent.selectOptions(select, 'Reject');
    await userEvent.click(within(await alert(context)).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(lists()).toHaveLength(2));
    release();
    await openFirst(context);
    await expect(await canvas.findByText('rejected')).toBeVisible();
  },
});

/** Handlers of a provider with requests for information. */
const withRequests = (...informationRequests: AdminInformationRequest[]) =>
  createMockProvider({ seed: { ...sampleSeed, informationRequests } }).handlers;

const askDialog = async (context: Context) => {
  await openFirst(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Ask for more' }));
  return within(
    await within(context.canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Ask for more' }),
  );
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

/** An admin asks for a section. */
export const AskForMore = meta.story({
  beforeEach({ msw }) {
    msw.use(...withRequests());
  },
  play: async (context) => {
    await fillInAndAsk(context);
    await expect(await context.canvas.findByText('Open: Referees')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Ask for more' })).toBeNull();
  },
});

/** Nothing is chosen and nothing written: the dialog says what is missing. */
export const AskForNothing = meta.story({
  play: async (context) => {
    const dialog = await askDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect((await dialog.findAllByText('Choose at least one section'))[0]).toBeVisible();
  },
});

/** The server refuses: admins can't ask about their own application. */
export const AskForMoreRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answers.refused(requestInformationCall, { status: 403, message: applicationAnswers.ownApplication }),
    );
  },
  play: async (context) => {
    const dialog = await fillInAndAsk(context);
    await expect(await dialog.findByText(applicationAnswers.ownApplication)).toBeVisible();
    await expect(dialog.getByLabelText('Referees')).toBeChecked();
  },
});

/** An open request, and an answered one with what the answer changed. */
export const AskedForMore = meta.story({
  beforeEach({ msw }) {
    msw.use(...withRequests(answeredInformationRequest, sampleInformationRequest));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openFirst(context);
    const requests = within(await canvas.findByRole('list', { name: 'What was asked' }));
    await expect(requests.getByText('Amaka Grace')).toBeVisible();
    await userEvent.click(requests.getByRole('button', { name: 'Close request' }));
    await expect(await requests.findByText(/^Closed without an answer/)).toBeVisible();
  },
});

/** The request could not be closed. */
export const RequestNotClosed = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(closeInformationRequestCall), ...withRequests(sampleInformationRequest));
  },
  play: async (context) => {
    await openFirst(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Close request' }));
    await expect(await context.canvas.findByText(/could not be closed/)).toBeVisible();
  },
});

/** What was asked could not be loaded. The rest of the details is there. */
export const RequestsNotLoaded = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(informationRequestsCall));
  },
  play: async (context) => {
    await openFirst(context);
    await expect(await context.canvas.findByText('What was asked could not be loaded.')).toBeVisible();
  },
});

/** What was asked is still loading. */
export const RequestsLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(informationRequestsCall));
  },
  play: openFirst,
});

/** Another admin has decided since the list was loaded: nothing is overwritten, and their status is shown. */
export const DecidedByAnother = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [select] = await canvas.findAllByRole('combobox', {
      name: /^Status of the application of Mrs Nwosu/,
    });
    if (!select) throw new Error('There is no application to decide on.');
    await sampleClient('admin')(updateApplicationStatusCall, {
      body: { application_id: 412, status: 'rejected' },
    });
    await userEvent.selectOptions(select, 'Approve');
    const dialog = within(await alert(context));
    await expect(dialog.getByText(/has set this application to rejected since you opened it/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(select).toHaveValue('rejected'));
  },
});

export const StatusNotUpdated = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(updateApplicationStatusCall));
  },
  play: async (context) => {
    await openFirst(context);
    await context.userEvent.selectOptions(
      context.canvas.getByLabelText(/^Status of the application/),
      'Reject',
    );
    await expect(within(await alert(context)).getByText('Failed to update application status')).toBeVisible();
  },
});
