import { memberApplicationsCall, openDraftCall, saveDraftCall, submitApplicationCall } from '@imc/api';
import { answers, memberComplete, memberNew, mocks, sampleForm } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/with-api.tsx';
import { MemberLayout } from '../member-layout/index.ts';
import { ApplicationsScreen, type ApplicationsScreenProps } from './applications-screen.tsx';

/** Stands in for the address, which keeps what is open. */
function Screen({ user, formOpen: openAtFirst, readId: readAtFirst }: ApplicationsScreenProps) {
  const [formOpen, setFormOpen] = useState(openAtFirst);
  const [readId, setReadId] = useState(readAtFirst);
  return (
    <MemberLayout user={user} onLogout={fn()}>
      <ApplicationsScreen
        user={user}
        formOpen={formOpen}
        onForm={setFormOpen}
        readId={readId}
        onRead={setReadId}
      />
    </MemberLayout>
  );
}

const meta = preview.meta({
  title: 'Screens/Member/My applications',
  component: ApplicationsScreen,
  parameters: { layout: 'fullscreen', router: { path: '/dashboard/application' } },
  args: { user: memberNew, formOpen: false, onForm: fn(), readId: undefined, onRead: fn() },
  decorators: [withApi('memberNew')],
  render: (args) => <Screen {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

const openForm = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New Application' }));
  return canvas.findByRole('form', { name: 'Membership application' });
};

const proof = () => new File([new Uint8Array(2048)], 'transfer.jpg', { type: 'image/jpeg' });

/** A draft in which everything but the proof is filled in. */
const nearlyDone = answers.success(openDraftCall, {
  draft: {
    application_id: 2210,
    reference: 'IMC-APP-2210',
    data: { ...sampleForm, application_id: undefined },
    saved_at: '2026-05-06T09:12:00.000Z',
  },
});

const send = async (context: Context) => {
  const form = within(await openForm(context));
  await context.userEvent.upload(form.getByLabelText('Proof of payment'), proof());
  await context.userEvent.click(form.getByRole('button', { name: 'Submit Application' }));
};

/** The alert stands in the top layer, beside the story's own element. */
const alert = ({ canvasElement }: Context) =>
  within(canvasElement.ownerDocument.body).findByRole('alertdialog');

export const List = meta.story({
  args: { user: memberComplete },
  decorators: [withApi('memberComplete')],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

/** A row leads to its application in full, and the way back to the row. */
export const ReadAndBack = meta.story({
  args: { user: memberComplete },
  decorators: [withApi('memberComplete')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Details of IMC-APP-377' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Graduate Member' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to My Applications' }));
    await expect(canvas.getByRole('button', { name: 'View Details of IMC-APP-377' })).toHaveFocus();
  },
});

export const Empty = meta.story({
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
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(memberApplicationsCall, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/No applications found/)).toBeVisible();
    // The press is gone with the failure; who pressed it goes on at the heading.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const Form = meta.story({
  play: async (context) => {
    await expect(await openForm(context)).toBeVisible();
  },
});

export const FormCannotBeOpened = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(openDraftCall));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Application' }));
    await expect(await canvas.findByText(/could not be opened/)).toBeVisible();
  },
});

export const FormIncomplete = meta.story({
  play: async (context) => {
    const form = within(await openForm(context));
    await context.userEvent.click(form.getByRole('button', { name: 'Submit Application' }));
    const dialog = within(await alert(context));
    await expect(dialog.getByText('Please fix the following errors:')).toBeVisible();
    await expect(dialog.getByText('Referee 2 information is incomplete')).toBeVisible();
    await expect(dialog.getByText('Declaration must be agreed to')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(form.getByLabelText('Surname')).toHaveFocus());
  },
});

export const DraftGoesOn = meta.story({
  beforeEach({ msw }) {
    msw.use(nearlyDone);
  },
  play: async (context) => {
    const form = within(await openForm(context));
    await expect(form.getByLabelText('Surname')).toHaveValue(sampleForm.surname);
    await expect(form.getByText(/^Saved/)).toBeVisible();
  },
});

/** A reload, or the browser's Forward: the form stands there at once, with the draft in it. */
export const FormFromItsAddress = meta.story({
  args: { formOpen: true },
  beforeEach({ msw }) {
    msw.use(nearlyDone);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Surname')).toHaveValue(sampleForm.surname);
  },
});

/** A save fails; as soon as the browser has its connection back, the draft is saved without another change. */
export const SavedOnceOnlineAgain = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(saveDraftCall, { once: true }));
  },
  play: async (context) => {
    const form = within(await openForm(context));
    await context.userEvent.type(form.getByLabelText('Surname'), 'Sample');
    await expect(await form.findByText(/^Not saved/, {}, { timeout: 4_000 })).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(await form.findByText(/^Saved/)).toBeVisible();
  },
});

export const Submitted = meta.story({
  beforeEach({ msw }) {
    msw.use(
      nearlyDone,
      answers.success(submitApplicationCall, {
        message: 'Application submitted successfully!',
        application_id: 2210,
        reference: 'IMC-APP-2210',
      }),
    );
  },
  play: async (context) => {
    await send(context);
    await expect(within(await alert(context)).getByText('Application submitted successfully!')).toBeVisible();
  },
});

export const RefusedWithReason = meta.story({
  tags: ['unsettled'],
  beforeEach({ msw }) {
    msw.use(
      nearlyDone,
      answers.refused(submitApplicationCall, {
        status: 422,
        message: 'The image could not be read to its end.',
      }),
    );
  },
  play: async (context) => {
    await send(context);
    await expect(
      within(await alert(context)).getByText('The image could not be read to its end.'),
    ).toBeVisible();
  },
});

export const ServerDown = meta.story({
  tags: ['unsettled'],
  beforeEach({ msw }) {
    msw.use(nearlyDone, answers.unusable(submitApplicationCall));
  },
  play: async (context) => {
    await send(context);
    await expect(within(await alert(context)).getByText('Server error. Please try again.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Surname')).toHaveValue(sampleForm.surname);
  },
});

export const NotAnImage = meta.story({
  play: async (context) => {
    const form = within(await openForm(context));
    const text = new File(['not a picture'], 'transfer.pdf', { type: 'application/pdf' });
    // The chooser offers pictures alone; a dropped file passes it by.
    const proof = form.getByLabelText('Proof of payment');
    await userEvent.setup({ applyAccept: false }).upload(proof, text);
    await expect(proof).toHaveAccessibleDescription(/Proof of payment must be an image/);
    await expect(await form.findByText(/^Saved/)).toBeVisible();
  },
});
