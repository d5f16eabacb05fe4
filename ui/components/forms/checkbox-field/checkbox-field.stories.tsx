import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { Link } from '../../actions/link/link.tsx';
import { CheckboxField } from './checkbox-field.tsx';

const meta = preview.meta({
  title: 'Elements/Forms/Checkbox field',
  component: CheckboxField,
  parameters: { alsoCalled: 'tick box, tickbox, consent, switch, toggle' },
  args: { label: 'Remember me', name: 'remember', onChange: fn() },
});

export const Playground = meta.story({});

Playground.test('is toggled with its label and with the space bar', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: 'Remember me' });
  await userEvent.click(canvas.getByText('Remember me'));
  await expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(box).not.toBeChecked();
});

/** Clicking a link in the label follows the link and does not check the box. */
export const WithLink = meta.story({
  args: {
    name: 'terms',
    label: (
      <>
        I agree to the <Link to="/terms">terms and conditions</Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'terms and conditions' }));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

/** The error is shown under the box and is part of its accessible description. */
export const WithError = meta.story({
  args: {
    label: 'I declare that what I have entered is true.',
    error: 'Declaration must be agreed to',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Declaration must be agreed to');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="16rem"
      axes={{ defaultChecked: [false, true], state: ['resting', 'error', 'disabled'], help: [false, true] }}
    >
      {({ defaultChecked, state, help }) => (
        <CheckboxField
          label={`I am ${longName} and declare that what I have entered is true.`}
          help={help ? 'Signed on the day of sending' : undefined}
          defaultChecked={defaultChecked}
          error={state === 'error' ? 'Declaration must be agreed to' : undefined}
          disabled={state === 'disabled'}
        />
      )}
    </Combinations>
  ),
});
