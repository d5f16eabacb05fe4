import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { Card } from '../../content/card/card.tsx';
import { ErrorState, type ErrorStateProps } from './error-state.tsx';

const meta = preview.meta({
  title: 'Elements/Feedback/Error state',
  component: ErrorState,
  parameters: {
    alsoCalled: 'error, no answer, server error, failed, failure, something went wrong, try again, retry',
  },
  args: {
    message: 'Failed to fetch applications',
    retryLabel: 'Try again',
    onRetry: fn(),
  } as ErrorStateProps,
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** While a retry runs, the button keeps its position and its name. */
export const Retrying = meta.story({ args: { retrying: true } as Partial<ErrorStateProps> });

/** Without a message, the button's text says what failed. */
export const RetryOnly = meta.story({
  render: ({ onRetry }) => <ErrorState retryLabel="Load the figures again" onRetry={() => onRetry?.()} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Load the figures again' })).toBeVisible();
    await expect(canvasElement.textContent).toBe('Load the figures again');
  },
});

/** Says under the message what is not lost. */
export const WithText = meta.story({ args: { text: 'What you have entered is kept on this device.' } });

/** Without a button, where a retry would not help. */
export const WithoutRetry = meta.story({
  render: () => <ErrorState message="No blog found." text="It may have been moved or taken away." />,
});

/** In the card that normally shows the content. */
export const OnSheet = meta.story({
  render: (args) => (
    <Card>
      <ErrorState {...(args as ErrorStateProps)} />
    </Card>
  ),
});

function List() {
  const [loaded, setLoaded] = useState(false);
  return (
    <main tabIndex={-1}>
      <Stack>
        <Heading level={1}>Dashboard</Heading>
        <Stack as="section">
          <Heading level={2}>Recent Applications</Heading>
          {loaded ? (
            <Text>Okafor Chidi Emmanuel, Fellow</Text>
          ) : (
            <div>
              <ErrorState
                message="Failed to fetch applications"
                retryLabel="Try again"
                onRetry={() => setLoaded(true)}
              />
            </div>
          )}
        </Stack>
      </Stack>
    </main>
  );
}

/**
 * When the content replaces the error, focus moves to the heading of the section, and Tab continues from
 * there.
 */
export const Recovered = meta.story({
  render: () => <List />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading', { name: 'Recent Applications' });
    await expect(canvas.getByText(/Okafor/)).toBeVisible();
    await expect(heading).toHaveFocus();
    heading.blur();
    await expect(heading).not.toHaveAttribute('tabindex');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="18rem"
      axes={{ text: [false, true], retry: ['none', 'offered', 'under way', 'without a message'] }}
    >
      {({ text, retry }) => {
        const texts = {
          message: `Failed to fetch the application of ${longName}`,
          text: text && unbreakable,
        };
        if (retry === 'without a message')
          return <ErrorState text={texts.text} retryLabel="Load again" onRetry={() => {}} />;
        return retry === 'none' ? (
          <ErrorState {...texts} />
        ) : (
          <ErrorState {...texts} retryLabel="Try again" onRetry={() => {}} retrying={retry === 'under way'} />
        );
      }}
    </Combinations>
  ),
});
