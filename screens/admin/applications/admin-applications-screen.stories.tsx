import {
  addApplicationNoteCall,
  adminApplicationsCall,
  applicationAnswers,
  applicationReviewCall,
  decisionTexts,
  exportApplicationsCall,
  updateApplicationStatusCall,
} from '@imc/api';
import {
  admin,
  answers,
  createMockProvider,
  manyApplications,
  mocks,
  reviewer,
  sampleApplications,
  sampleClient,
  sampleInformationRequest,
  sampleSeed,
} from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useSearchParams } from 'react-router-dom';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea, keepingParams } from '../../../.storybook/story-helpers/areas.tsx';
import { findAlert, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { AdminApplicationsScreen, type AdminApplicationsScreenProps } from './admin-applications-screen.tsx';
import { firstPage, listParamsFrom, toSearchParams } from './list-params.ts';

/** Reads the list's state from the address, as the app does, and shows the address. */
function AddressedScreen() {
  const [params, setParams] = useSearchParams();
  const onParamsChange = (params: AdminApplicationsScreenProps['params']) =>
    setParams(toSearchParams(params));
  return (
    <>
      <AdminApplicationsScreen
        params={listParamsFrom(params)}
        onParamsChange={onParamsChange}
        onBack={onParamsChange}
      />
      <output hidden data-testid="address">
        {String(params)}
      </output>
    </>
  );
}

const meta = preview.meta({
  title: 'Admin/Applications',
  tags: ['S-2.29'],
  component: AdminApplicationsScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'review queue, export to Excel, spreadsheet, approve, reject, decide',
    layout: 'fullscreen',
    router: { path: '/admin/applications' },
  },
  args: { params: firstPage, onParamsChange: fn(), onBack: fn() },
  render: keepingParams(AdminApplicationsScreen),
});

function firstOf<Found>([first]: readonly Found[]): Found {
  if (!first) throw new Error('There is no such element.');
  return first;
}

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

const openFirst = async ({ canvas, userEvent }: Context) => {
  const first = firstOf(await canvas.findAllByRole('button', { name: /^View Details/ }));
  await userEvent.click(first);
  await canvas.findByRole('heading', { name: 'Personal Information' });
};

const rejectIn = async ({ userEvent }: Context, select: HTMLElement) => {
  await userEvent.selectOptions(select, 'Reject');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject this application' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'The fee was not paid.');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
};

export const List = meta.story({
  tags: ['S-2.66', 'APP-32'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(3);
  },
});

const shortPages = {
  params: { ...firstPage, limit: 25 },
  seed: { ...sampleSeed, applications: manyApplications(70) },
} as const;

export const ManyPages = meta.story({
  tags: ['APP-32', 'APP-46'],
  args: { params: shortPages.params },
  beforeEach: ({ msw }) => msw.use(...createMockProvider(shortPages).handlers),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

ManyPages.test('J and K move on beyond the page, with and without the panel', async (context) => {
  const { canvas, canvasElement, step, userEvent } = context;
  // By id, because finding all rows by role takes most of the time of this test.
  const buttons = () => [...canvasElement.querySelectorAll<HTMLElement>('[id^="show-"]')];
  await step('J leads from the last row of a page to the first of the next one', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await canvas.findByText('Page 1 of 3');
    await waitFor(() => expect(buttons()).toHaveLength(25));
    await userEvent.click(buttons()[24] as HTMLElement);
    await canvas.findByRole('dialog');
    await userEvent.keyboard('j');
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    const name = String(firstOf(buttons()).textContent);
    await expect(await canvas.findByRole('dialog', { name })).toBeVisible();
  });
  await step('K leads back', async () => {
    await userEvent.keyboard('k');
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(buttons()[24]).toHaveFocus());
  });
  await step('Without the panel, the focus moves on', async () => {
    await userEvent.keyboard('j');
    await canvas.findByText('Page 2 of 3');
    await waitFor(() => expect(firstOf(buttons())).toHaveFocus());
    await userEvent.keyboard('k');
    await canvas.findByText('Page 1 of 3');
    await waitFor(() => expect(buttons()[24]).toHaveFocus());
  });
});

/** The address names an application that is not on the first page of its list. */
export const OpenByItsAddress = meta.story({
  tags: ['APP-45', 'APP-46'],
  args: { params: { ...shortPages.params, query: { order: 'asc' }, openId: 1024 } },
  beforeEach: ({ msw }) => msw.use(...createMockProvider(shortPages).handlers),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Next' });
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText('IMC-APP-1025')).toBeVisible();
  },
});

export const Filtered = meta.story({
  tags: ['S-2.66'],
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

export const MarketersOffered = meta.story({
  tags: ['APP-26'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const field = canvas.getByRole('combobox', { name: 'Marketer (code or name)' });
    await userEvent.click(field);
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('datalist option')].map((option) => option.textContent),
      ).toContain('Ada Obi'),
    );
  },
});

MarketersOffered.test('a name stands for its code', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox', { name: 'Marketer (code or name)' });
  await userEvent.type(field, 'ada obi');
  await expect(await canvas.findByText('Marketer code: MKT-ADA')).toBeVisible();
  await waitFor(() => expect(field).toHaveValue('MKT-ADA'));
});

/** Searched, filtered and sorted by the address, with other columns than at first. */
export const SearchedAndFiltered = meta.story({
  tags: ['APP-32'],
  args: {
    params: {
      ...firstPage,
      query: { q: 'a', grade: 'AIMC', sort: 'name' },
      columns: ['category', 'employer', 'status', 'date'],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expect(canvas.getByRole('searchbox')).toHaveValue('a');
    await expect(
      canvas.getByRole('button', { name: 'Remove the filter Grade: Associate Member' }),
    ).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Employer' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Contact' })).toBeNull();
  },
});

SearchedAndFiltered.test('clearing leads back to all', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(3);
});

/** A click on a row shows its application next to the list. */
export const Panel = meta.story({
  tags: ['APP-35', 'APP-51', 'APP-64'],
  beforeEach({ msw }) {
    const seed = { ...sampleSeed, informationRequests: [sampleInformationRequest] };
    msw.use(...createMockProvider({ seed }).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await sampleClient('admin')(addApplicationNoteCall, {
      body: { application_id: 412, note: 'All rules are met.', recommendation: 'approve' },
    });
    await userEvent.click(
      firstOf(await canvas.findAllByRole('button', { name: 'Show Mrs Nwosu Amaka Grace' })),
    );
    const panel = await canvas.findByRole('dialog', { name: 'Mrs Nwosu Amaka Grace' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(await within(panel).findByText(/^Answer/)).toBeVisible();
    await expect(await within(panel).findByText(/^Recommended: approve/)).toBeVisible();
    await expect(within(panel).getByRole('button', { name: 'Approve with 2 warnings' })).toBeVisible();
  },
});

/** The message after a decision can undo it. */
export const TakenBack = meta.story({
  tags: ['APP-44'],
  beforeEach: ({ msw }) =>
    msw.use(...createMockProvider({ seed: sampleSeed, now: () => new Date() }).handlers),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const status = firstOf(await canvas.findAllByLabelText(/^Status of the application of .*Olatunji/));
    await expect(status).toHaveValue('approved');
    await userEvent.selectOptions(status, 'Pending');
    const dialog = await findAlert();
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(status).toHaveValue('approved'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const ReviewedByKeys = meta.story({
  tags: ['APP-36', 'SITE-6'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await canvas.findAllByRole('rowheader');
    await step('Move to the first application and show it, then the next one', async () => {
      await userEvent.keyboard('j');
      await expect(firstOf(canvas.getAllByRole('button', { name: /^Show Mrs Nwosu/ }))).toHaveFocus();
      await userEvent.keyboard('{Enter}j');
    });
    const panel = await canvas.findByRole('dialog', { name: /Olatunji/ });
    await step('Reject it', async () => {
      await userEvent.keyboard('r');
      const dialog = within(await canvas.findByRole('dialog', { name: 'Reject this application' }));
      await waitFor(() => expect(dialog.getByLabelText(/^Reason/)).toHaveFocus());
      await userEvent.keyboard('The referees could not be reached.');
      await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    });
    await step('The message offers to take it back', async () => {
      await userEvent.click((await findAlert()).getByRole('button', { name: 'OK' }));
      await expect(await within(panel).findByText('rejected')).toBeVisible();
    });
    await step('Close the panel', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Show .*Olatunji/ })).toHaveFocus());
    });
  },
});

const openViews = async ({ canvas, userEvent }: Context, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const panel = await canvas.findByRole('region', { name });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};

/** A saved view changes the list and the address, and its name is on the button. */
export const SavedView = meta.story({
  tags: ['APP-41'],
  render: () => <AddressedScreen />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findAllByRole('rowheader');
    const panel = await openViews(context, 'Saved views');
    await userEvent.click(await panel.findByRole('link', { name: 'Waiting, oldest first' }));
    const address = canvas.getByTestId('address');
    await waitFor(() => expect(address).toHaveTextContent('status=pending&order=asc'));
    await expect(
      await canvas.findByRole('button', { name: 'Saved view: Waiting, oldest first' }),
    ).toBeVisible();
    await expect(canvas.queryByText('approved')).toBeNull();
  },
});

SavedView.test('another search is no saved view, until it is saved', async (context) => {
  const { canvas, step, userEvent } = context;
  await step('search, and save what is found', async () => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nwosu');
    const panel = await openViews(context, 'Saved views');
    await userEvent.type(panel.getByLabelText(/^Name this view/), 'Nwosu');
    await userEvent.click(panel.getByRole('button', { name: 'Save this view' }));
  });
  await expect(await canvas.findByRole('button', { name: 'Saved view: Nwosu' })).toBeVisible();
  await step('delete it again', async () => {
    const panel = within(await canvas.findByRole('region', { name: 'Saved view: Nwosu' }));
    await userEvent.click(panel.getByRole('button', { name: 'Delete Nwosu' }));
    await userEvent.click(panel.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('button', { name: 'Saved views' })).toBeVisible();
  });
});

/** Staff who may not decide see no selects, checkboxes or keys for it, and one line that says why. */
export const AsReviewer = meta.story({
  tags: ['PPL-3', 'PPL-4'],
  parameters: { user: reviewer },
  play: async ({ canvas, userEvent, step }) => {
    const why = 'You can read and recommend; an admin decides.';
    await expect(await canvas.findByText(why)).toBeVisible();
    await canvas.findAllByRole('rowheader');
    await expect(canvas.queryByLabelText(/^Status of the application/)).toBeNull();
    await expect(canvas.queryByLabelText(/^Select /)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();

    await step('The panel offers no decision, and the key does nothing', async () => {
      await userEvent.keyboard('j{Enter}');
      const panel = await canvas.findByRole('dialog', { name: /Nwosu/ });
      await waitFor(() => expect(panel).toBeVisible());
      await expect(within(panel).getByText(why)).toBeVisible();
      await expect(within(panel).queryByRole('button', { name: 'Approve' })).toBeNull();
      // A decision would show an alert.
      await userEvent.keyboard('r');
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('The help names only the keys that work', async () => {
      await userEvent.keyboard('?');
      const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
      await expect(help.getByText('Next application')).toBeInTheDocument();
      await expect(help.queryByText('Approve it')).toBeNull();
      await userEvent.click(help.getByRole('button', { name: 'Done' }));
    });
  },
});

/** Approves two applications; the server refuses one. Each is read once, for its warnings. */
export const DecidedOnSeveral = meta.story({
  tags: ['APP-37'],
  beforeEach({ msw }) {
    const message = applicationAnswers.withdrawnByApplicant;
    msw.use(
      answers.refused(updateApplicationStatusCall, { status: 409, message }, { once: true }),
      ...mocks.all,
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const fetchSpy = spyOn(globalThis, 'fetch');
    await step('Select two', async () => {
      await userEvent.click(firstOf(await canvas.findAllByLabelText('Select Mrs Nwosu Amaka Grace')));
      await userEvent.click(canvas.getByLabelText('Select Mr Bako Yusuf'));
    });
    await step('Approve them, warned', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      const dialog = within(await screen.findByRole('dialog'));
      await expect(await dialog.findByText(/warnings, shown under the name/)).toBeVisible();
      await expect(dialog.getByText(/^₦5,000 not yet confirmed/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Approve 2' }));
      await expect(await dialog.findByText('1 decision saved, 1 not saved')).toBeVisible();
      await expect(dialog.getByText(applicationAnswers.withdrawnByApplicant)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    });
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    const reads = fetchSpy.mock.calls.filter(([address]) => String(address).includes('get-application.php'));
    await expect(reads).toHaveLength(2);
  },
});

const exportAs = async ({ canvas, userEvent }: Context, format: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
  await userEvent.click(await canvas.findByRole('button', { name: format }));
};

/** The export dialog closes once the file is saved. */
export const Exported = meta.story({
  tags: ['APP-31'],
  play: async (context) => {
    const { canvas } = context;
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await exportAs(context, 'Save as Excel workbook');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.contexts[0]).toHaveProperty('download', 'applications.xlsx');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save as CSV' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    saved.mockRestore();
  },
});

/** The file's name contains the filter. */
export const ExportedWithFilter = meta.story({
  args: {
    params: {
      ...firstPage,
      query: { status: 'approved', decided_from: '2026-04-01', decided_to: '2026-04-30' },
    },
  },
  play: async (context) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await exportAs(context, 'Save as CSV');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const name = 'applications-approved-decided-2026-04-01-to-2026-04-30.csv';
    await expect(saved.mock.contexts[0]).toHaveProperty('download', name);
    saved.mockRestore();
  },
});

export const NotExported = meta.story({
  tags: ['APP-31'],
  beforeEach: ({ msw }) => msw.use(answers.fails(exportApplicationsCall)),
  play: async (context) => {
    await exportAs(context, 'Save as CSV');
    await expect((await findAlert()).getByText(/could not be exported/)).toBeVisible();
  },
});

export const ServerError = meta.story({
  tags: ['S-8.7'],
  beforeEach: ({ msw }) => msw.use(answers.refused(adminApplicationsCall, { status: 500 })),
  play: shows('Failed to fetch applications'),
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
  },
});

/** One application can't be loaded: the details show what the list knows, and deciding still works. */
export const DetailsFromTheList = meta.story({
  args: { params: { ...firstPage, openId: 412 } },
  beforeEach: ({ msw }) => msw.use(answers.refused(applicationReviewCall, { status: 404 })),
  play: async (context) => {
    const card = within(await context.canvas.findByRole('dialog'));
    await waitFor(() => expect(card.getByText('Professional Information')).toBeVisible());
    await expect(card.getByRole('link', { name: /proof/ })).toHaveAttribute('target', '_blank');
    await context.userEvent.click(card.getByRole('button', { name: 'Approve' }));
    const decision = within(await context.canvas.findByRole('dialog', { name: 'Approve this application' }));
    await context.userEvent.click(decision.getByRole('button', { name: 'Approve' }));
    await expect((await findAlert()).getByText(applicationAnswers.statusUpdated)).toBeVisible();
  },
});

Details.test('Back to List moves the focus to the row that was opened', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back to List' }));
  const [first] = await canvas.findAllByRole('button', { name: /^View Details/ });
  await expect(first).toHaveFocus();
});

export const RejectedInTheList = meta.story({
  play: async (context) => {
    const select = firstOf(await context.canvas.findAllByLabelText(/^Status of the application/));
    await rejectIn(context, select);
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Status updated successfully');
    await expect(select).toHaveValue('rejected');
  },
});

const [sample] = sampleApplications;

/** Admins can be applicants too, but can't decide on their own applications. */
export const OwnApplication = meta.story({
  tags: ['APP-42'],
  beforeEach({ msw }) {
    if (!sample) throw new Error('There is no sample application.');
    const seed = { ...sampleSeed, applications: [{ ...sample, userId: admin.id }] };
    msw.use(...createMockProvider({ seed }).handlers);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByLabelText(/^Status of the application/)).toBeDisabled();
    await expect(canvas.getByLabelText(/^Select .* Your own application: another admin/)).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('Select all on this page'));
    await expect(canvas.queryByText(/selected$/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Show / }));
    const panel = within(await canvas.findByRole('dialog'));
    const reason = 'Your own application: another admin decides on it.';
    await waitFor(() => expect(panel.getByText(reason)).toBeVisible());
  },
});

/** A list requested before a decision arrives after it: the decision stays visible. */
export const DecidedWhileLoading = meta.story({
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    const select = firstOf(await canvas.findAllByLabelText(/^Status of the application/));
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
    await userEvent.selectOptions(select, 'Approve');
    await userEvent.click((await findAlert()).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(lists()).toHaveLength(2));
    release();
    await openFirst(context);
    const status = within(canvas.getByRole('region', { name: 'Application Status' }));
    await expect(await status.findByText('approved')).toBeVisible();
  },
});

/** Another admin decided after the list was loaded: nothing is overwritten, and their status is shown. */
export const DecidedByAnother = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const select = firstOf(
      await canvas.findAllByRole('combobox', {
        name: /^Status of the application of Mrs Nwosu/,
      }),
    );
    await sampleClient('admin')(updateApplicationStatusCall, {
      body: { application_id: 412, status: 'rejected' },
    });
    msw.use(
      answers.refused(updateApplicationStatusCall, {
        status: 409,
        message: decisionTexts.decidedSince(admin.name, 'rejected'),
        decided: { status: 'rejected', changed_by: admin.name, changed_at: '2026-05-06T09:30:00.000Z' },
      }),
    );
    await userEvent.selectOptions(select, 'Approve');
    const dialog = await findAlert();
    await expect(dialog.getByText(/has set this application to rejected since you opened it/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(select).toHaveValue('rejected'));
  },
});
