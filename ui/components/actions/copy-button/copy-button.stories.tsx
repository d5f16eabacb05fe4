import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { passTime, stoppedClock } from '../../../../.storybook/story-helpers/stopped-clock.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { durationConfirmation } from '../../../tokens/build/numbers.ts';
import { Card } from '../../content/card/card.tsx';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';

const meta = preview.meta({
  title: 'Elements/Actions/Copy button',
  component: CopyButton,
  parameters: { alsoCalled: 'clipboard, copy to clipboard' },
  args: {
    text: 'IMC-APP-2210',
    label: 'Copy reference',
    copiedLabel: 'Copied',
    failedLabel: 'Select it and copy by hand',
  },
});

export const Playground = meta.story({});

Playground.test('copies by keyboard and confirms it for 3 s', stoppedClock, async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  // Some screen readers announce only changes inside an existing status element.
  const status = canvas.getByRole('status');
  await expect(status).toBeEmptyDOMElement();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Copy reference' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(write).toHaveBeenCalledWith('IMC-APP-2210');
  await waitFor(() => expect(status).toHaveTextContent('Copied'));
  await passTime(durationConfirmation - 1);
  await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus();
  await passTime(1);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy reference' })).toHaveFocus());
  await expect(status).toBeEmptyDOMElement();
});

/** The browser refuses, or the page is not in a secure context. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy reference' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Select it and copy by hand'));
  },
});

/** Next to the text that it copies. */
export const BesideReference = meta.story({
  render: (args) => (
    <Card>
      <Cluster justify="between">
        <Text tabular weight="strong">
          IMC-APP-2210
        </Text>
        <CopyButton {...args} />
      </Cluster>
    </Card>
  ),
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <Combinations
        axes={{
          variant: propValues<CopyButtonProps['variant']>('CopyButton', 'variant'),
          size: propValues<CopyButtonProps['size']>('CopyButton', 'size'),
          label: ['Copy', longName, unbreakable],
        }}
      >
        {(props) => <CopyButton {...args} {...props} />}
      </Combinations>
      <Combinations ground="institute" axes={{ variant: ['brass', 'secondary', 'quiet'] }}>
        {(props) => <CopyButton {...args} {...props} ground="institute" />}
      </Combinations>
      <Combinations axes={{ fullWidth: [false, true] }} cell="9rem">
        {(props) => <CopyButton {...args} {...props} />}
      </Combinations>
    </Stack>
  ),
});
