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

const reorder = {
  onMove: () => {},
  upLabel: (number: number) => `Move institution ${number} up`,
  downLabel: (number: number) => `Move institution ${number} down`,
  movedText: (from: number, to: number) => `Institution ${from} is now number ${to}`,
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
      reorder={
        args.reorder && {
          ...args.reorder,
          onMove: (from, to) =>
            setItems(items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Institution)),
        }
      }
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

/**
 * Two buttons move an item up or down by one position. Focus stays with the item, and its new position is
 * announced.
 */
export const Reorder = meta.story({
  args: {
    reorder,
    items: [
      { id: 'a', name: 'University of Ibadan' },
      { id: 'b', name: 'Lagos Business School' },
      { id: 'c', name: 'Covenant University' },
    ],
  },
});

Reorder.test('reorders by keyboard, to the end and back', async ({ canvas, userEvent }) => {
  const names = () =>
    canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Institution' }).map(({ value }) => value);
  await expect(canvas.queryByRole('button', { name: 'Move institution 1 up' })).not.toBeInTheDocument();
  canvas.getByRole('button', { name: 'Move institution 1 down' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(names()).toEqual(['Lagos Business School', 'University of Ibadan', 'Covenant University']);
  await expect(canvas.getByRole('button', { name: 'Move institution 2 down' })).toHaveFocus();
  await expect(canvas.getByRole('status')).toHaveTextContent('Institution 1 is now number 2');
  await userEvent.keyboard('{Enter}');
  await expect(names()).toEqual(['Lagos Business School', 'Covenant University', 'University of Ibadan']);
  await expect(canvas.getByRole('button', { name: 'Move institution 3 up' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: 'Move institution 2 up' })).toHaveFocus();
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
  const { fields, append, remove, move } = useFieldArray({ control, name: 'institutions' });
  return (
    <RepeatableGroup
      {...texts}
      items={fields}
      onAdd={() => append({ name: '' }, { shouldFocus: false })}
      onRemove={remove}
      reorder={{ ...reorder, onMove: move }}
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
    await step('Move it up and down', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move institution 2 up' }));
      await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('Covenant University');
      await userEvent.click(canvas.getByRole('button', { name: 'Move institution 1 down' }));
    });
    await step('Remove the other institution', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove institution 1' }));
      await expect(canvas.getByRole('textbox')).toHaveValue('Covenant University');
    });
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations cell="20rem" axes={{ count: [0, 1, 3], error: [false, true], order: [false, true] }}>
      {({ count, error, order }) => (
        <Controlled
          {...texts}
          legend={`Education of ${longName}`}
          min={0}
          max={3}
          error={error && 'At least one complete institution record is required'}
          items={Array.from({ length: count }, (_, index) => ({ id: String(index), name: longName }))}
          onAdd={() => {}}
          onRemove={() => {}}
          reorder={order ? reorder : undefined}
        >
          {(item) => <TextField label="Institution" defaultValue={item.name} />}
        </Controlled>
      )}
    </Combinations>
  ),
});
