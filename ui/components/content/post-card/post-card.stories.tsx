import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { PostCard } from './post-card.tsx';

const picture = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"><path fill="#0f3b8a" d="M0 0h12v8H0z"/><path fill="none" stroke="#efdcb4" d="M2 4l4-3 4 3-4 3z"/></svg>')}`,
  alt: 'Blue cloth with a diamond',
};

const meta = preview.meta({
  title: 'Elements/Content/Post card',
  component: PostCard,
  parameters: { alsoCalled: 'article card, blog card, news card, teaser' },
  args: {
    title: 'What a first assignment teaches',
    to: '/blog/sample',
    byline: (
      <>
        Posted by Ngozi Eze on <time dateTime="2026-04-28">28 April 2026</time>
      </>
    ),
    excerpt:
      'A consultant is asked for judgement before anything else, and judgement is built in the open: by wri…',
    moreLabel: 'Read More',
    image: picture,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '60rem' }}>
      <PostCard {...args} />
    </div>
  ),
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'Read More : What a first assignment teaches' }),
    ).toHaveFocus();
  },
});

/** The picture's URL does not load. */
export const BrokenImage = meta.story({
  args: { image: { src: 'data:image/png;base64,broken', alt: 'Gone' }, loading: 'eager' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
  },
});

/** The newest post is the lead. */
export const FrontPage = meta.story({
  tags: ['S-2.100'],
  render: (args) => (
    <Stack as="ul" space="0">
      {[
        'What a first assignment teaches',
        'Notes from the summit',
        'On fees',
        'Two referees, and why',
        'A week of honest measuring',
        'The grade to apply for',
      ].map((title, index) => (
        <PostCard
          key={title}
          {...args}
          as="li"
          title={title}
          lead={index === 0}
          image={index % 2 ? undefined : picture}
        />
      ))}
    </Stack>
  ),
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations
      cell="100%"
      axes={{ lead: [false, true], picture: [true, false], title: ['News', longName, unbreakable] }}
    >
      {({ lead, picture: shown, title }) => (
        <PostCard
          {...args}
          lead={lead}
          title={title}
          byline={title}
          excerpt={title}
          image={shown ? picture : undefined}
        />
      )}
    </Combinations>
  ),
});
