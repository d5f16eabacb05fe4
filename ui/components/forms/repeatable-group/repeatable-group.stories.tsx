import { useRef, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { RepeatableGroup, type RepeatableGroupProps } from './repeatable-group.tsx';

interface Institution {
  id: string;
  name: string;
}

const texts = {
  legend: 'Education',
  itemLegend: (number: number) => `Institution ${number}`,
  removeLabel: (number: number) => `Remove institution ${number}`,
  addLabel: 'Add another institution',
};

type Args = RepeatableGroupProps<Institution>;

function Controlled(args: Args) {
  const [items, setItems] = useState(args.items);
  const nextId = useRef(0);
  return (
    <RepeatableGroup
      {...args}
      items={items}
      onAdd={() => setItems([...items, { id: `new-${nextId.current++}`, name: '' }])}
      onRemove={(index) => setItems(items.toSpliced(index, 1))}
    />
  );
}

const Group = RepeatableGroup<Institution>;

const meta = preview.meta({
  title: 'Elements/Forms/Repeatable group',
  component: Group,
  parameters: { alsoCalled: 'add another, repeater, dynamic list' },
  args: {
    ...texts,
    items: [
      { id: 'a', name: 'University of Ibadan' },
      { id: 'b', name: 'Lagos Business School' },
    ],
    onAdd: () => {},
    onRemove: () => {},
    children: (item: Institution) => (
      <Stack>
        <TextField label="Institution" defaultValue={item.name} />
        <TextField label="Qualification" help="As printed on your certificate" />
      </Stack>
    ),
  } satisfies Args,
  argTypes: { children: { control: false } },
  render: (args) => <Controlled {...(args as Args)} />,
});

export const Playground = meta.story({});

Playground.test('focus moves to the first control of an added item', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add another institution' }));
  const fields = canvas.getAllByRole('textbox', { name: 'Institution' });
  await expect(fields).toHaveLength(3);
  await expect(fields[2]).toHaveFocus();
});

Playground.test('focus moves to the item after a removed one', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove institution 1' }));
  await expect(canvas.getByRole('textbox', { name: 'Institution' })).toHaveValue('Lagos Business School');
  await expect(canvas.getByRole('listitem', { name: 'Institution 1' })).toHaveFocus();
});

Playground.test('the last item can not be removed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove institution 2' }));
  await expect(canvas.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

/** When the last item is removed, focus moves to the add button. */
export const NoItems = meta.story({
  args: { min: 0, items: [{ id: 'a', name: 'University of Ibadan' }] },
});

NoItems.test('focus moves to the add button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove institution 1' }));
  await expect(canvas.getByRole('button', { name: 'Add another institution' })).toHaveFocus();
});

/** At the maximum number of items, the add button is hidden. */
export const Maximum = meta.story({
  args: { max: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add another institution' })).not.toBeInTheDocument();
  },
});

/** An error about the items as a whole is shown above them. */
export const WithError = meta.story({
  args: {
    error: 'At least one complete institution record is required',
    help: 'From the latest to the first',
  },
});

function FormControlled() {
  const { control, register } = useForm({
    defaultValues: { institutions: [{ name: 'University of Ibadan' }] },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'institutions' });
  return (
    <RepeatableGroup
      {...texts}
      items={fields}
      onAdd={() => append({ name: '' }, { shouldFocus: false })}
      onRemove={remove}
    >
      {(_, index) => <TextField label="Institution" {...register(`institutions.${index}.name`)} />}
    </RepeatableGroup>
  );
}

/** Works with react-hook-form's `useFieldArray` without an adapter. */
export const InForm = meta.story({
  render: () => <FormControlled />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Add an institution', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add another institution' }));
      await expect(canvas.getAllByRole('textbox')[1]).toHaveFocus();
      await userEvent.keyboard('Covenant University');
    });
    await step('Remove the other institution', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove institution 1' }));
      await expect(canvas.getByRole('textbox')).toHaveValue('Covenant University');
    });
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations cell="20rem" axes={{ count: [0, 1, 3], error: [false, true] }}>
      {({ count, error }) => (
        <Controlled
          {...texts}
          legend={`Education of ${longName}`}
          min={0}
          max={3}
          error={error && 'At least one complete institution record is required'}
          items={Array.from({ length: count }, (_, index) => ({ id: String(index), name: longName }))}
          onAdd={() => {}}
          onRemove={() => {}}
        >
          {(item) => <TextField label="Institution" defaultValue={item.name} />}
        </Controlled>
      )}
    </Combinations>
  ),
});
