import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { PostCover } from './post-cover.tsx';

const meta = preview.meta({
  title: 'Elements/Content/Post cover',
  component: PostCover,
  parameters: { alsoCalled: 'placeholder picture, fallback image, generated cover' },
  args: { seed: 'What a first assignment teaches' },
  render: (args) => (
    <div style={{ maxInlineSize: '40rem' }}>
      <PostCover {...args} />
    </div>
  ),
});

/** Every title generates its own cover. It is never announced. */
export const Playground = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const [motif, small] = canvasElement.querySelectorAll('svg');
    await expect(motif?.clientWidth).toBeGreaterThan(small?.clientWidth ?? Number.POSITIVE_INFINITY);
  },
});

/** In the dark scheme the cover has its night colours. */
export const Night = meta.story({ globals: { scheme: 'dark' } });

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="16rem"
      axes={{
        seed: ['Minutes', 'Evidence', 'Two referees, and why', longName, unbreakable],
      }}
    >
      {(args) => <PostCover {...args} />}
    </Combinations>
  ),
});
