import { changeSettingCall, settingsCall, settingTexts } from '@imc/api';
import { admin, answers, createSampleProvider, reviewer, samplePassword } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea } from '../../../.storybook/story-helpers/areas.tsx';
import { shows } from '../../../.storybook/story-helpers/expectations.ts';
import { named } from '../../../.storybook/story-helpers/fill.ts';
import { SettingsScreen } from './settings-screen.tsx';

const meta = preview.meta({
  title: 'Admin/Settings',
  tags: ['S-2.79'],
  component: SettingsScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'preferences, configuration, bank account, retention, mailbox',
    layout: 'fullscreen',
    router: { path: '/admin/settings' },
  },
  args: { user: admin },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Returns a section, folded out. */
const sectionOf = async ({ canvas }: Pick<Context, 'canvas'>, name: string) => {
  const section = await canvas.findByRole('region', { name });
  section.querySelector<HTMLElement>('details:not([open]) > summary')?.click();
  return within(section);
};

const changeAccount = named('Change it', async (context: Context, typedPassword: string = samplePassword) => {
  const section = await sectionOf(context, 'Bank account');
  const number = section.getByLabelText('Account number');
  await context.userEvent.clear(number);
  await context.userEvent.type(number, '0123456789');
  await context.userEvent.type(section.getByLabelText('Your current password'), typedPassword);
  await context.userEvent.click(section.getByRole('button', { name: 'Save' }));
  return { section, number };
});

export const Form = meta.story({
  tags: ['SET-1'],
  play: async (context) => {
    const folded = await context.canvas.findByRole('region', { name: 'Retention' });
    await expect(within(folded).getByText(/^Days: /)).toBeVisible();
    const retention = await sectionOf(context, 'Retention');
    await expect(retention.getByText('1 earlier change')).toBeVisible();
    await expect((await sectionOf(context, 'Waiting times')).queryByText('Changes')).toBeNull();
  },
});

/** Staff who may not change settings read them and their history. */
export const AsReviewer = meta.story({
  tags: ['PPL-3'],
  args: { user: reviewer },
  play: async ({ canvas }) => {
    const account = await sectionOf({ canvas }, 'Bank account');
    await expect(account.getAllByText('Account number')[0]).toBeVisible();
    await expect(account.getAllByText('0000000000')[0]).toBeVisible();
    await expect((await sectionOf({ canvas }, 'Retention')).getByText('1 earlier change')).toBeVisible();
    await expect(canvas.getByText(/an admin changes them/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** The history shows the change, and the password is empty again. */
export const Saved = meta.story({
  tags: ['SET-1'],
  play: async (context) => {
    const { section } = await changeAccount(context);
    await expect(await section.findByRole('status')).toHaveTextContent(settingTexts.saved);
    await expect(section.getByLabelText('Account number')).toHaveValue('0123456789');
    await expect(section.getByLabelText('Your current password')).toHaveValue('');
    await waitFor(() => expect(section.getAllByRole('listitem')[0]).toHaveTextContent('0000000000'));
  },
});

/** The history shows that the daily digest is on. */
export const DigestOn = meta.story({
  tags: ['MAIL-9'],
  play: async (context) => {
    const digest = await sectionOf(context, 'Daily digest');
    const box = digest.getByRole('checkbox', { name: /Send an email each morning/ });
    await expect(digest.getByText('At 07:00 in Lagos, to the mailbox of the committee.')).toBeVisible();
    await expect(box).not.toBeChecked();
    await context.userEvent.click(box);
    await context.userEvent.click(digest.getByRole('button', { name: 'Save' }));
    await expect(await digest.findByRole('status')).toHaveTextContent(settingTexts.saved);
    await expect(box).toBeChecked();
    await waitFor(() => expect(digest.getAllByRole('listitem')[0]).toHaveTextContent(/from no → to yes/));
  },
});

/** Flat fees are charged from now on. The text says what happens to charges that are open. */
export const FlatFees = meta.story({
  tags: ['SET-7'],
  play: async (context) => {
    const fees = await sectionOf(context, 'Fees');
    await expect(fees.getByText(/A change applies to new charges only/)).toBeVisible();
    await expect(fees.getByRole('radio', { name: /By grade/ })).toBeChecked();
    await context.userEvent.click(fees.getByRole('radio', { name: /Flat/ }));
    await context.userEvent.click(fees.getByRole('button', { name: 'Save' }));
    await expect(await fees.findByRole('status')).toHaveTextContent(settingTexts.saved);
    await expect(fees.getByRole('radio', { name: /Flat/ })).toBeChecked();
    await waitFor(() =>
      expect(fees.getAllByRole('listitem')[0]).toHaveTextContent(/from By grade → to Flat/),
    );
  },
});

/** Another admin was faster. The input stays, the history shows the other change, and saving again overwrites it. */
export const Conflict = meta.story({
  tags: ['SET-2'],
  play: async (context) => {
    const { userEvent, msw } = context;
    const mailbox = await sectionOf(context, 'Committee email');
    const provider = createSampleProvider();
    const changed = { version: 2, changed_by: 'Kemi Sample', changed_at: '2026-05-06T09:29:00.000Z' };
    const value = { email: 'other@imc.example' };
    provider.store.settingChanges.push({ name: 'committee_mailbox', value, ...changed });
    const message = settingTexts.changedSince(changed.changed_by);
    msw.use(
      answers.refused(changeSettingCall, { status: 409, message, changed }, { once: true }),
      ...provider.handlers,
    );
    const email = mailbox.getByLabelText('Email address');
    await userEvent.clear(email);
    await userEvent.type(email, 'mine@imc.example');
    await userEvent.click(mailbox.getByRole('button', { name: 'Save' }));
    await expect(await mailbox.findByRole('alert')).toHaveTextContent(
      settingTexts.changedSince('Kemi Sample'),
    );
    await waitFor(() => expect(mailbox.getAllByRole('listitem')[0]).toHaveTextContent('other@imc.example'));
    await expect(email).toHaveValue('mine@imc.example');
  },
});

Conflict.test('saving again overwrites what the history shows', async (context) => {
  const mailbox = await sectionOf(context, 'Committee email');
  await context.userEvent.click(mailbox.getByRole('button', { name: 'Save' }));
  await expect(await mailbox.findByRole('status')).toHaveTextContent(settingTexts.saved);
});

/** The connection fails. */
export const NotSaved = meta.story({
  tags: ['SET-1'],
  beforeEach: ({ msw }) => msw.use(answers.fails(changeSettingCall)),
  play: async (context) => {
    const { section, number } = await changeAccount(context);
    await expect(await section.findByRole('alert')).toHaveTextContent(/could not be saved/);
    await expect(number).toHaveValue('0123456789');
  },
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(settingsCall, { once: true })),
  play: shows('The settings could not be loaded.'),
});
