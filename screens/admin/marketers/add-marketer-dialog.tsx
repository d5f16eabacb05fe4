import {
  addMarketerMutation,
  keysOf,
  type MarketerFieldName,
  mapKeys,
  marketerFields,
  marketerProblems,
  useApiClient,
} from '@imc/api';
import { Button, Dialog, Form, focusField, TextField } from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react';

const names = keysOf(marketerFields);
const blank = mapKeys(names, () => '');
const types: Partial<Record<MarketerFieldName, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };

/** A new marketer: all four fields required (specification, section 5). What was typed stays until it was added. */
export function AddMarketerDialog({
  open,
  onClose,
  onAdded,
}: {
  open: boolean;
  onClose: () => void;
  onAdded: () => void;
}) {
  const [typed, setTyped] = useState(blank);
  const [errors, setErrors] = useState<Partial<Record<MarketerFieldName, string>>>({});
  const id = useId();
  const add = useMutation({
    ...addMarketerMutation(useApiClient()),
    onSuccess: () => {
      setTyped(blank);
      onClose();
      onAdded();
    },
  });
  const close = () => {
    setErrors({});
    onClose();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    const found = marketerProblems(typed);
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) focusField(`${id}-${first}`);
    else add.mutate(typed);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      closeLabel="Close"
      title="Add New Marketer"
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={add.isPending}>
            Add Marketer
          </Button>
        </>
      }
    >
      <Form id={id} space="5" aria-label="New marketer" onSubmit={onSubmit}>
        {names.map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={marketerFields[name].label}
            type={types[name] ?? 'text'}
            required
            autoComplete="off"
            value={typed[name]}
            error={errors[name]}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              setTyped((before) => ({ ...before, [name]: currentTarget.value }))
            }
          />
        ))}
      </Form>
    </Dialog>
  );
}
