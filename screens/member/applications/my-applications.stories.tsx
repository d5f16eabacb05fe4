import { applicationDraftCall, memberApplicationsCall } from '@imc/api';
import { answers, memberComplete, memberNew, sampleDraft } from '@imc/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { memberArea } from '../../../.storybook/story-helpers/areas.tsx';
import { expectNoOverflow, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { MyApplications } from './my-applications.tsx';

const meta = preview.meta({
  title: 'Member/Application list',
  tags: ['S-2.26'],
  component: MyApplications,
  ...memberArea,
  parameters: {
    alsoCalled: 'my applications, open draft, continue, withdrawn',
    layout: 'fullscreen',
    router: { path: '/dashboard/application' },
  },
  args: { user: memberComplete, onNew: fn(), onRead: fn() },
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
  beforeEach: ({ msw }) => msw.use(withDraft()),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: 'Continue IMC-APP-2210' });
    await expect(canvas.getByText(/^Saved 10:12/)).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /2210/ })).toBeNull();
    await expect(canvasElement.querySelectorAll('main [data-variant="primary"]')).toHaveLength(1);
    await userEvent.click(button);
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
});

export const DraftNeverSaved = meta.story({
  tags: ['APP-13'],
  args: { user: memberNew },
  beforeEach: ({ msw }) => msw.use(withDraft({ data: null, saved_at: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d of 8 sections ready/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/No applications found/)).toBeNull());
  },
});

List.test(
  "it is shown even if the draft can't be loaded",
  { beforeEach: ({ msw }) => msw.use(answers.fails(applicationDraftCall)) },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);

export const Empty = meta.story({
  tags: ['S-8.5'],
  args: { user: memberNew },
  play: shows('No applications found. Click the button above to submit a new application.'),
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(memberApplicationsCall, { once: true })),
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

const phone = { viewport: { value: 'mobile1', isRotated: false } };

export const OnPhone = meta.story({
  globals: phone,
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(withDraft()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Continue IMC-APP-2210' });
    await expectNoOverflow();
  },
});
