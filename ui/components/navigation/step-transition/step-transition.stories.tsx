import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { Button } from '../../actions/button/button.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { StepTransition, type StepTransitionProps } from './step-transition.tsx';

const fields = ['First Name', 'Password', 'Confirm Password'];

function Wizard(args: StepTransitionProps) {
  const [step, setStep] = useState(args.step);
  return (
    <Stack space="5">
      <StepTransition {...args} step={step}>
        {args.children ?? <TextField label={fields[step - 1] ?? ''} />}
      </StepTransition>
      <Cluster>
        <Button variant="secondary" disabled={step === 1} onClick={() => setStep(step - 1)}>
          Back
        </Button>
        <Button disabled={step === fields.length} onClick={() => setStep(step + 1)}>
          Next
        </Button>
      </Cluster>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Elements/Navigation/Step transition',
  component: StepTransition,
  parameters: { alsoCalled: 'wizard animation, slide between steps' },
  args: { step: 1, children: undefined },
  argTypes: { children: { control: false } },
  render: (args) => <Wizard {...args} />,
});

export const Playground = meta.story({});

Playground.test(
  'each step is rendered immediately and its fields accept input',
  async ({ canvas, userEvent }) => {
    const go = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), 'Adaeze');
    await go('Next');
    const field = canvas.getByRole('textbox', { name: 'Password' });
    await userEvent.type(field, 'typed');
    await expect(canvas.queryByRole('textbox', { name: 'First Name' })).not.toBeInTheDocument();
    await waitFor(() => expect(field).toBeVisible());
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('typed');
    await go('Next');
    await go('Back');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Password' })).toBeVisible());
  },
);

export const Matrix = meta.story({
  render: () => (
    <Combinations cell="18rem" axes={{ step: [1, 2], text: [longName, unbreakable] }}>
      {({ step, text }) => <StepTransition step={step}>{text}</StepTransition>}
    </Combinations>
  ),
});
