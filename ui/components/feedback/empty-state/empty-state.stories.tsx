import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Tile } from '../../identity/tile/tile.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: { alsoCalled: 'empty, no results, zero state, blank slate, no data' },
  args: { text: 'No applications found. Click the button above to submit a new application.' },
  argTypes: { art: { control: false }, action: { control: false } },
});

export const Playground = meta.story({});

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
