import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { SaveState, type SaveStateProps } from './save-state.tsx';

const meta = preview.meta({
  title: 'Forms/SaveState',
  component: SaveState,
  parameters: { alsoCalled: 'autosave, draft saved, saving' },
  args: { state: 'saved' as const, text: 'Saved 10:42' },
});

export const Playground = meta.story({});

export const Unsaved = meta.story({ args: { state: 'unsaved', text: 'Not saved yet' } });

export const Saving = meta.story({ args: { state: 'saving', text: 'Saving' } });

/** A failure should be announced. */
export const Failed = meta.story({
  args: { state: 'failed', text: 'Not saved. We try again in 30 seconds.', role: 'status' },
});

/** The four states together. */
export const AllStates = meta.story({
  render: () => (
    <Stack space="2" align="start">
      <SaveState state="unsaved" text="Not saved yet" />
      <SaveState state="saving" text="Saving" />
      <SaveState state="saved" text="Saved 10:42, on this phone and with us" />
      <SaveState state="failed" text="Not saved. We try again in 30 seconds." />
    </Stack>
  ),
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
