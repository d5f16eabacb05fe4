import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { passTime, stoppedClock } from '../../../../.storybook/story-helpers/stopped-clock.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { durationConfirmation } from '../../../tokens/build/numbers.ts';
import { Button } from '../../actions/button/button.tsx';
import { FormErrors } from '../../forms/form-errors/form-errors.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { InlineMessage, type InlineMessageProps } from './inline-message.tsx';
import { PassingMessage, type PassingMessageProps } from './inline-message-passing.tsx';

const meta = preview.meta({
  title: 'Elements/Feedback/Inline message',
  component: InlineMessage,
  parameters: { alsoCalled: 'banner, alert, callout, notice, error message, success message, warning' },
  args: { children: 'The Membership Committee sits on 12 December. Seven files are ahead of yours.' },
});

export const Playground = meta.story({});

export const Success = meta.story({ args: { tone: 'success', children: 'Profile updated successfully' } });

/** Something needs to be done: a title to find it by, and what to do. */
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Your transfer was not found',
    children: 'Write IMC-APP-2210 as the reference, or send a clearer picture of the receipt.',
  },
});

/** An action failed and nothing else reports it, so the message is announced immediately. */
export const Failure = meta.story({
  args: { tone: 'failure', children: 'Invalid email or password', role: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
  },
});

/** With a button that may solve the problem. */
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

/** A form's errors, shown above the form. */
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

const onLeave = fn();

function Sent({ leavesAfter }: Pick<PassingMessageProps, 'leavesAfter'>) {
  const [sent, setSent] = useState(0);
  return (
    <Stack align="start">
      <Button onClick={() => setSent(sent + 1)}>Send Message</Button>
      {sent > 0 && (
        <PassingMessage
          key={sent}
          leavesAfter={leavesAfter}
          onLeave={() => {
            onLeave();
            setSent(0);
          }}
        >
          Message sent successfully!
        </PassingMessage>
      )}
    </Stack>
  );
}

/**
 * `PassingMessage`: a confirmation that is announced once and disappears after 3 s. Hovering or focusing it
 * pauses the timer.
 */
export const DisappearsAfter = meta.story({ tags: ['S-4.7', 'S-9.1'], render: () => <Sent /> });

DisappearsAfter.test(
  'stays for 3 s, and while it is hovered',
  stoppedClock,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const message = await canvas.findByRole('status');
    await expect(message).toHaveTextContent('Message sent successfully!');
    await passTime(durationConfirmation - 500);
    await userEvent.hover(message);
    await passTime(2 * durationConfirmation);
    await userEvent.unhover(message);
    // The timer continues with the time that was left when the pointer entered.
    await passTime(499);
    await expect(canvas.getByRole('status')).toBe(message);
    await passTime(1);
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
);

DisappearsAfter.test(
  'calls onLeave once it has faded out',
  { render: () => <Sent leavesAfter={50} /> },
  async ({ canvas, userEvent }) => {
    onLeave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  },
);

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="18rem"
      axes={{
        tone: propValues<InlineMessageProps['tone']>('InlineMessage', 'tone'),
        title: [false, true],
        action: [false, true],
      }}
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
