import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Card } from '../../content/card/card.tsx';
import { Tile } from '../../identity/tile/tile.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({
  title: 'Elements/Feedback/Empty state',
  component: EmptyState,
  parameters: { alsoCalled: 'empty, no results, zero state, blank slate, no data' },
  args: { text: 'No applications found. Click the button above to submit a new application.' },
  argTypes: { art: { control: false }, action: { control: false } },
});

export const Playground = meta.story({});

/** With a decorative tile above the text. */
export const WithArt = meta.story({ args: { art: <Tile pattern="squares" /> } });

/** With a title, and a button to create the first item. */
export const WithAction = meta.story({
  args: {
    title: 'No applications yet',
    text: 'It takes about 20 minutes. What you enter saves itself.',
    art: <Tile pattern="diamond" />,
    action: <Button>New Application</Button>,
  },
});

/** In the card that normally shows the content. */
export const OnSheet = meta.story({
  args: { text: 'No blog posts found.', art: <Tile pattern="zigzag" /> },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations cell="18rem" axes={{ title: [false, true], art: [false, true], action: [false, true] }}>
      {({ title, art, action }) => (
        <EmptyState
          title={title && longName}
          text={unbreakable}
          art={art && <Tile pattern="circles" />}
          action={action && <Button>New Application</Button>}
        />
      )}
    </Combinations>
  ),
});
