import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations } from '../../../stories/combinations.tsx';
import { StepIndicator } from './step-indicator.tsx';

const meta = preview.meta({
  title: 'Elements/Navigation/Step indicator',
  component: StepIndicator,
  parameters: { alsoCalled: 'stepper, wizard, progress steps, steps' },
  args: { steps: 2, current: 1, text: 'Step 1 of 2' },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 1 of 2')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations axes={{ steps: [2, 8], current: [1, 2, 5, 9] }}>
      {({ steps, current }) => <StepIndicator {...{ steps, current }} text={`Step ${current} of ${steps}`} />}
    </Combinations>
  ),
});
