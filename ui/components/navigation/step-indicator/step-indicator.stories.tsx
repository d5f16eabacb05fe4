import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { Combinations } from '../../../stories/combinations.tsx';
import { StepIndicator } from './step-indicator.tsx';

const meta = preview.meta({
  title: 'Navigation/StepIndicator',
  component: StepIndicator,
  parameters: { alsoCalled: 'stepper, wizard, progress steps, steps' },
  args: { steps: 2, current: 1, text: 'Step 1 of 2' },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 1 of 2')).toBeVisible();
  },
});

/** Completed steps are blue, the last step is brass. */
export const LastStep = meta.story({ args: { current: 2, text: 'Step 2 of 2' } });

/** Eight steps. The text is shown elsewhere on the page. */
export const Application = meta.story({
  args: { steps: 8, current: 3, text: 'Step 3 of 8', textHidden: true },
  render: (args) => (
    <Stack space="3">
      <Text size="small" weight="medium" tone="muted">
        New application, IMC-APP-2210
      </Text>
      <StepIndicator {...args} />
      <Heading level={1}>Education</Heading>
      <Text tone="muted">Step 3 of 8. Saved 10:42, on this phone and with us.</Text>
    </Stack>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations axes={{ steps: [2, 8], current: [1, 2, 5, 9], textHidden: [false, true] }}>
      {({ steps, current, textHidden }) => (
        <StepIndicator {...{ steps, current, textHidden }} text={`Step ${current} of ${steps}`} />
      )}
    </Combinations>
  ),
});
