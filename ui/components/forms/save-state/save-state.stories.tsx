import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { SaveState, type SaveStateProps } from './save-state.tsx';

const meta = preview.meta({
  title: 'Elements/Forms/Save state',
  component: SaveState,
  parameters: { alsoCalled: 'autosave, draft saved, saving' },
  args: { state: 'saved' as const, text: 'Saved 10:42' },
});

export const Playground = meta.story({});

/** A failure should be announced. */
export const Failed = meta.story({
  args: { state: 'failed', text: 'Not saved. We try again in 30 seconds.', role: 'status' },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      axes={{
        state: propValues<SaveStateProps['state']>('SaveState', 'state'),
        text: ['Saved 10:42', longName],
      }}
    >
      {(props) => <SaveState {...props} />}
    </Combinations>
  ),
});
