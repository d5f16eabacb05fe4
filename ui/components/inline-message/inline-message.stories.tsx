import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Combinations, longName, unbreakable } from '../../stories/combinations.tsx';
import { Button } from '../button/button.tsx';
import { FormErrors } from '../form-errors/form-errors.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { InlineMessage } from './inline-message.tsx';

const meta = preview.meta({
  title: 'Elements/InlineMessage',
  component: InlineMessage,
  args: { children: 'The Membership Committee sits on 12 December. Seven files are ahead of yours.' },
});

export const Playground = meta.story({});

export const Success = meta.story({ args: { tone: 'success', children: 'Profile updated successfully' } });

export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Your transfer was not found',
    children: 'Write IMC-APP-2210 as the reference, or send a clearer picture of the receipt.',
  },
});

/** After a press that failed, with nothing else to tell of it: read at once. */
export const Failure = meta.story({
  args: { tone: 'failure', children: 'Invalid email or password', role: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
  },
});

export const WithAction = meta.story({
  args: {
    tone: 'failure',
    children: 'Failed to update profile',
    action: (
      <Button variant="secondary" size="small">
        Try again
      </Button>
    ),
  },
});

/** A form's errors over the form. */
export const WithFormErrors = meta.story({
  render: () => (
    <Stack>
      <InlineMessage tone="failure" title="Please fix the following errors:">
        <FormErrors
          errors={[
            { message: 'Surname is required', fieldId: 'surname' },
            { message: 'Declaration must be agreed to' },
          ]}
        />
      </InlineMessage>
      <TextField id="surname" label="Surname" error="Surname is required" />
    </Stack>
  ),
});

export const Matrix = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Combinations
      cell="18rem"
      axes={{ tone: ['info', 'success', 'warning', 'failure'], title: [false, true], action: [false, true] }}
    >
      {({ tone, title, action }) => (
        <InlineMessage
          tone={tone}
          title={title && longName}
          action={
            action && (
              <Button variant="secondary" size="small">
                Try again
              </Button>
            )
          }
        >
          {unbreakable}
        </InlineMessage>
      )}
    </Combinations>
  ),
});
