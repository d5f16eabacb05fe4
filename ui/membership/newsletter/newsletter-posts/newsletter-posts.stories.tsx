import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  newsletterPostsLabels,
  sampleCount,
  sampleDay,
  samplePost,
  sendPostLabels,
} from '../../story-samples.ts';
import { NewsletterPosts, type NewsletterPostsProps } from './newsletter-posts.tsx';
import { SendPostDialog } from './send-post-dialog.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Newsletter/Newsletter posts',
  component: NewsletterPosts,
  parameters: { alsoCalled: 'mailing, campaign, send newsletter, broadcast' },
  args: {
    caption: 'Posts',
    posts: [
      samplePost,
      { ...samplePost, id: 'sample-fees', title: 'What a fee pays for', sent: 0, sent_at: null },
    ],
    labels: newsletterPostsLabels,
    formatDay: sampleDay,
    formatCount: sampleCount,
    onOpen: fn(),
    empty: <EmptyState text="No posts yet" />,
  } satisfies NewsletterPostsProps,
  argTypes: { posts: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({});

Playground.test('opens a post', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open What a fee pays for' }));
  await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'sample-fees' }));
});

/** A post that was sent just now: the mails go out one after the other. */
export const OnTheWay = meta.story({
  tags: ['NEWS-13'],
  args: {
    posts: [
      { ...samplePost, sent: 12, queued: 111, unsent: 0 },
      { ...samplePost, id: 'sample-fees', title: 'What a fee pays for', sent: 0, sent_at: null, queued: 123 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^12 readers, last on .*; 111 on the way$/)).toBeVisible();
    await expect(canvas.getByText('123 on the way')).toBeVisible();
  },
});

/** What is sent, and to how many, before it is sent. */
export const Preview = meta.story({
  parameters: { docs: { story: { inline: false } } },
  render: () => (
    <SendPostDialog
      post={samplePost}
      postTo="/blog/sample-referees"
      labels={sendPostLabels}
      onSend={fn()}
      onClose={fn()}
    />
  ),
});

/** Long and unbreakable words, and a post without a date. */
export const Matrix = meta.story({
  args: {
    posts: [
      samplePost,
      { ...samplePost, id: '2', title: unbreakable, sent: 1_234_567, queued: 98_765 },
      { ...samplePost, id: '3', title: longName, date: null, sent: 0, sent_at: null, unsent: 1_204 },
    ],
  },
});
