import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { unbreakable } from '../../stories/combinations.tsx';
import { SharePicture } from './share-picture.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Share picture',
  component: SharePicture,
  parameters: { alsoCalled: 'open graph, og image, social preview, link preview' },
  args: {
    name: ['Institute of Management', 'Consultants, Nigeria'],
    title: ['Events'],
    closing: 'Established 1979',
    seed: '/events',
  },
});

export const Playground = meta.story({});

/** A title of two lines, which screen readers read as one text. */
export const TwoLines = meta.story({
  args: { title: ['Frequently asked', 'questions'], seed: '/faq' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Frequently asked questions' })).toBeVisible();
  },
});

/** The longest possible title: three lines. The home page's title is the Institute's promise. */
export const LongTitle = meta.story({
  args: {
    title: ['The letters that', 'say your advice', 'can be trusted'],
    seed: '/',
  },
});

/** One to three lines in each font size, and an unbreakable word, which overlaps the tiles. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: (args) => (
    <Stack>
      <SharePicture {...args} seed="one" />
      <SharePicture {...args} seed="two" title={['Registration', 'and admission']} titleSize={76} />
      <SharePicture
        {...args}
        seed="three"
        title={['Practice, experience', 'and standing: what', 'each grade asks for']}
        titleSize={60}
      />
      <SharePicture {...args} seed="four" title={[unbreakable]} titleSize={52} />
    </Stack>
  ),
});
