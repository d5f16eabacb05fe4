import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { PrivacyNote } from './privacy-note.tsx';

const link = { text: 'Privacy notice (opens in a new tab)', to: '/privacy' };

const meta = preview.meta({
  title: 'Elements/Membership/Shared/Privacy note',
  component: PrivacyNote,
  parameters: { alsoCalled: 'data protection, consent, GDPR, NDPA' },
  args: { labels: { text: 'How we use your address:', link } },
});

/** The notice opens in a new tab, so that nothing typed is lost. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('link', { name: link.text });
    await expect(notice).toHaveAttribute('href', '/privacy');
    await expect(notice).toHaveAttribute('target', '_blank');
  },
});

/** A long sentence, and a long word. */
export const Matrix = meta.story({
  render: ({ labels }) => (
    <Stack>
      <PrivacyNote labels={labels} />
      <PrivacyNote labels={{ text: longName, link }} />
      <PrivacyNote labels={{ text: unbreakable, link: { ...link, text: unbreakable } }} />
    </Stack>
  ),
});
