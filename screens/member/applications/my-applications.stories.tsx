import { applicationDraftCall, memberApplicationsCall, refusalTexts } from '@imc/api';
import {
  answers,
  createMockProvider,
  memberComplete,
  memberLongName,
  memberNew,
  mocks,
  sampleApplications,
  sampleDraft,
  sampleNow,
  sampleSeed,
} from '@imc/mocks';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { MemberLayout } from '../member-layout/index.ts';
import { MyApplications } from './my-applications.tsx';

const meta = preview.meta({
  title: 'Screens/Member/Application list',
  tags: ['S-2.26'],
  component: MyApplications,
  parameters: {
    alsoCalled: 'my applications, open draft, continue, withdrawn',
    layout: 'fullscreen',
    router: { path: '/dashboard/application' },
  },
  args: { user: memberComplete, onNew: fn(), onRead: fn() },
  decorators: [withApi('memberComplete')],
  render: (args) => (
    <MemberLayout user={args.user} onLogout={fn()}>
      <MyApplications {...args} />
    </MemberLayout>
  ),
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

const withDraft = (changes = {}) =>
  answers.success(applicationDraftCall, { draft: { ...sampleDraft, ...changes } });

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'View Details of IMC-APP-412' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New Application' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
    await expect(canvas.queryByRole('button', { name: /^Continue/ })).toBeNull();
  },
});

/** The open draft is apart from submitted applications. Both buttons open the same form. */
export const DraftOpen = meta.story({
  tags: ['APP-13'],
  beforeEach({ msw }) {
    msw.use(withDraft());
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: 'Continue IMC-APP-2210' });
    await expect(canvas.getByText('Saved 6 May 2026, 10:12')).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /2210/ })).toBeNull();
    await expect(canvasElement.querySelectorAll('main [data-variant="primary"]')).toHaveLength(1);
    await userEvent.click(button);
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
});

export const DraftNeverSaved = meta.story({
  tags: ['APP-13'],
  args: { user: memberNew },
  decorators: [withApi('memberNew')],
  beforeEach({ msw }) {
    msw.use(withDraft({ data: null, saved_at: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing typed yet')).toBeVisible();
    await expect(canvas.getByText(/No applications found/)).toBeVisible();
  },
});

/** The list is shown even if the draft can't be loaded. */
export const DraftNotLoaded = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(applicationDraftCall));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'View Details of IMC-APP-412' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Withdrawn = meta.story({
  tags: ['APP-19'],
  beforeEach({ msw }) {
    msw.use(
      ...createMockProvider({
        seed: {
          ...sampleSeed,
          applications: sampleApplications.map((application) =>
            application.id === 412
              ? { ...application, withdrawnAt: '2026-05-06T08:00:00.000Z' }
              : application,
          ),
        },
        now: () => sampleNow,
      }).handlers,
    );
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'View Details of IMC-APP-412' });
    const row = within(button.closest('tr') as HTMLElement);
    await expect(row.getByText('withdrawn')).toBeVisible();
    await expect(row.queryByText('pending')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { user: memberNew },
  decorators: [withApi('memberNew')],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No applications found. Click the button above to submit a new application.'),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(memberApplicationsCall));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your applications')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.refused(memberApplicationsCall, { status: 403, message: refusalTexts.forbidden }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible();
  },
});

export const NoAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(memberApplicationsCall, { once: true }), ...mocks.all);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

NoAnswer.test('Try again loads the list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('button', { name: 'View Details of IMC-APP-412' })).toBeVisible();
  // The button disappears with the error, so the focus moves to the heading.
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

export const LongName = meta.story({
  args: { user: memberLongName },
  decorators: [withApi('memberLongName')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Olatunji-Adebayo')).toBeVisible();
  },
});

const phone = { viewport: { value: 'mobile1', isRotated: false } };

const expectNoOverflow = async ({ ownerDocument: { documentElement } }: HTMLElement) =>
  expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);

export const OnPhone = meta.story({
  globals: phone,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(withDraft());
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Continue IMC-APP-2210' });
    await expectNoOverflow(canvasElement);
  },
});

export const LargeText = meta.story({
  globals: { ...phone, textSize: '200' },
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(withDraft());
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Continue IMC-APP-2210' });
    await expectNoOverflow(canvasElement);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(withDraft());
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Continue IMC-APP-2210' });
    await expectNoOverflow(canvasElement);
  },
});
