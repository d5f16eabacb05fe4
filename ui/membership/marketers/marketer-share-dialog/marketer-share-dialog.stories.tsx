import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { marketerShareLabels } from '../../story-samples.ts';
import { MarketerShareDialog, type MarketerShareDialogProps } from './marketer-share-dialog.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Marketers/Marketer share dialog',
  component: MarketerShareDialog,
  parameters: {
    alsoCalled: 'referral link, QR code, poster, share link',
    docs: { story: { inline: false } },
  },
  args: {
    open: true,
    onClose: fn(),
    marketer: 'Ada Obi',
    link: 'https://imc.example/register?marketer=MKT-ADA',
    labels: marketerShareLabels,
  } satisfies MarketerShareDialogProps,
});

export const Playground = meta.story({
  tags: ['MKT-3'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ada Obi’s link' }));
    await expect(await dialog.findByRole('img', { name: 'QR code of the link of Ada Obi' })).toBeVisible();
    await expect(dialog.getByText('https://imc.example/register?marketer=MKT-ADA')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
});

/** A long name and a code of the maximum length. */
export const Matrix = meta.story({
  args: {
    marketer: `${longName} ${unbreakable}`,
    link: `https://imc.example/register?marketer=${encodeURIComponent('Ọ'.repeat(60))}`,
  },
});
