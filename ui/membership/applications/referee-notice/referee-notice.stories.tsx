import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../../components/actions/button/button.tsx';
import { Dialog } from '../../../components/feedback/dialog/dialog.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { largeText } from '../../../stories/large-text.ts';
import { expectMirrored, rightToLeft } from '../../../stories/right-to-left.ts';
import { applicationFormLabels } from '../../story-samples.ts';
import { RefereeNotice, type RefereeNoticeProps } from './referee-notice.tsx';

const labels = applicationFormLabels.referees.notice;

/** The site's own notice, with an address that is the same in the browser and on the server. */
const noticeTo = (referee: string) =>
  labels
    .text({ referee, applicant: 'Amaka Nwosu', reference: 'IMC-APP-2210' })
    .replace(/\S+(?=\/privacy)/, 'https://imc.example');

const meta = preview.meta({
  title: 'Membership/RefereeNotice',
  component: RefereeNotice,
  parameters: { alsoCalled: 'privacy notice to referees, consent of referees, message to a referee, mailto' },
  args: {
    text: noticeTo('Hajiya Zainab Musa'),
    email: 'zainab.musa@mail.example',
    phones: ['0800 000 0044'],
    labels,
  } satisfies RefereeNoticeProps,
});

const addressOf = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href);

export const Playground = meta.story({
  tags: ['APP-11'],
  play: async ({ canvas, args }) => {
    const mail = addressOf(canvas.getByRole('link', { name: 'Send by e-mail' }));
    await expect(mail.pathname).toBe('zainab.musa@mail.example');
    await expect(mail.searchParams.get('subject')).toBe(labels.subject);
    await expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(args.text);
    const chat = addressOf(canvas.getByRole('link', { name: 'Send by WhatsApp (new tab)' }));
    await expect(chat.pathname).toBe('/2348000000044');
    await expect(chat.searchParams.get('text')).toBe(args.text);
  },
});

Playground.test('says what the Act asks for', async ({ canvas }) => {
  for (const text of [
    /Name, Position, Institution, Address, Telephone number, WhatsApp number, Email/,
    /to examine my application/,
    /stay until I ask for their erasure/,
    /Write to membership@imc\.example or call/,
    /Nigeria Data Protection Act 2023/,
    /https:\/\/imc\.example\/privacy/,
  ])
    await expect(canvas.getByText(text)).toBeVisible();
});

Playground.test('copies the notice by keyboard', async ({ canvas, userEvent, args }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const button = canvas.getByRole('button', { name: 'Copy the notice' });
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(write).toHaveBeenCalledWith(args.text);
  await waitFor(() => expect(button).toHaveTextContent('Copied'));
});

/** The browser refuses to copy: the button says what to do instead, and the text can be selected. */
export const CopyRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const button = canvas.getByRole('button', { name: 'Copy the notice' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Copy by hand'));
  },
});

/** Nothing to send it to: it can only be copied. */
export const NoAddress = meta.story({
  tags: ['APP-11'],
  args: { email: 'zainab.musa', phones: ['', 'not a phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the notice' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** The WhatsApp number is not valid: WhatsApp opens with the telephone number. */
export const SecondNumber = meta.story({
  args: { email: '', phones: ['none', '+44 20 7946 0018'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Send by e-mail' })).toBeNull();
    await expect(addressOf(canvas.getByRole('link')).pathname).toBe('/442079460018');
  },
});

/** A name that could be read as markup, as a part of an address, or as a formula stays a name. */
export const HostileName = meta.story({
  tags: ['APP-11'],
  args: { text: noticeTo('=HYPERLINK("x")&bcc=a@mail.example#<b>Ada</b>\u202e 🙂') },
  play: async ({ canvas, args }) => {
    const mail = addressOf(canvas.getByRole('link', { name: 'Send by e-mail' }));
    await expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
    await expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(args.text);
    await expect(canvas.getByText(/<b>Ada<\/b>/)).toBeVisible();
  },
});

/** In the dialog of the application form. */
function InDialogOf(args: RefereeNoticeProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{labels.open(1)}</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={labels.title('Hajiya Zainab Musa')}
        actions={<Button onClick={close}>{labels.close}</Button>}
      >
        <RefereeNotice {...args} />
      </Dialog>
    </>
  );
}

/** In a dialog, the buttons are in view, with the text below them. */
export const InDialog = meta.story({
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  render: (args) => <InDialogOf {...args} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy the notice' })).toHaveFocus());
  },
});

export const LargeText = meta.story({
  globals: { viewport: { value: 'width360' } },
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  beforeEach: largeText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const RightToLeft = meta.story({
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  beforeEach: rightToLeft,
  play: async () => expectMirrored(),
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <RefereeNotice {...args} text={`${longName}\n\n${unbreakable}`} />
      <RefereeNotice {...args} email={undefined} phones={undefined} />
      <div style={{ maxInlineSize: '12rem' }}>
        <RefereeNotice {...args} labels={{ ...labels, copy: longName, email: unbreakable }} />
      </div>
    </Stack>
  ),
});
