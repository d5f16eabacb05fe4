import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Fieldset, type FieldsetProps } from './fieldset.tsx';

const meta = preview.meta({
  title: 'Elements/Forms/Fieldset',
  component: Fieldset,
  parameters: { alsoCalled: 'form section, group of fields, legend' },
  args: {
    legend: 'Referee 1',
    children: (
      <>
        <TextField label="Name" defaultValue="Prof Adeyemi Folasade Ruth" />
        <TextField label="Institution" defaultValue="Lagos Business School" />
      </>
    ),
  },
  argTypes: { children: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Referee 1' })).toBeVisible();
  },
});

/** An error about the group as a whole, shown above its first field. */
export const WithError = meta.story({
  args: { error: 'Referee 1 information is incomplete' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Referee 1 information is incomplete',
    );
  },
});

/** The form requires exactly two referees. */
export const TwoReferees = meta.story({
  tags: ['S-9.2'],
  render: (args) => (
    <Stack space="8">
      <Fieldset {...args} legend="Referee 1" />
      <Fieldset {...args} legend="Referee 2" error="Referee 2 information is incomplete" />
    </Stack>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="18rem"
      axes={{
        legendSize: propValues<FieldsetProps['legendSize']>('Fieldset', 'legendSize'),
        help: [false, true],
        error: [false, true],
      }}
    >
      {({ legendSize, help, error }) => (
        <Fieldset
          legend={longName}
          legendSize={legendSize}
          help={help && 'Someone who has known your work for three years or more'}
          error={error && 'Referee 1 information is incomplete'}
        >
          <TextField label="Name" />
        </Fieldset>
      )}
    </Combinations>
  ),
});
