import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../actions/button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

const meta = preview.meta({
  title: 'Elements/Forms/Form',
  component: Form,
  parameters: { alsoCalled: 'validation, form layout' },
  args: {
    'aria-label': 'Newsletter',
    onSubmit: fn((event) => event.preventDefault()),
    children: (
      <>
        <TextField label="Full name" name="name" required />
        <TextField label="Email" name="email" type="email" />
        <Button type="submit">Send</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
});

export const Playground = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <>
      {(['3', '6', '8'] as const).map((space) => (
        <Form key={space} {...args} aria-label={`Newsletter, space ${space}`} space={space} />
      ))}
    </>
  ),
});

Playground.test('submits on Enter, without native validation', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'not an address{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});
