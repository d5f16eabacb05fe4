import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { CheckboxField } from '../../forms/checkbox-field/checkbox-field.tsx';
import { PopoverButton, type PopoverButtonProps } from './popover-button.tsx';

const meta = preview.meta({
  title: 'Elements/Actions/Popover button',
  component: PopoverButton,
  args: {
    label: 'Columns',
    children: (
      <Stack space="2">
        <CheckboxField label="Category" defaultChecked />
        <CheckboxField label="Contact" defaultChecked />
        <CheckboxField label="Employer" />
      </Stack>
    ),
  },
  argTypes: { icon: { control: false } },
  parameters: {
    alsoCalled: 'popover, dropdown panel, filter menu, flyout',
    docs: { story: { inline: false } },
  },
});

export const Playground = meta.story({});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await canvas.findByRole('region', { name: 'Columns' })).toBeVisible();
  },
});

Open.test('Escape closes the panel and returns the focus to the button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Employer'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Columns' })).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
});

/** The number of active filters is part of the button's text. */
export const WithCount = meta.story({ args: { label: 'Filters', count: '2' } });

export const Matrix = meta.story({
  render: (args) => (
    <Combinations
      axes={{
        size: propValues<PopoverButtonProps['size']>('PopoverButton', 'size'),
        label: ['Filters', longName, unbreakable],
        count: [undefined, '12'],
      }}
    >
      {(props) => (
        <Cluster>
          <PopoverButton {...args} {...props} />
        </Cluster>
      )}
    </Combinations>
  ),
});
