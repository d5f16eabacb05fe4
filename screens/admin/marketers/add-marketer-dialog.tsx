import { addMarketerMutation, isEmail, isFilled, useApiClient } from '@imc/api';
import { Button, Dialog, Form, focusField, TextField } from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react';

const blank = { full_name: '', email: '', phone: '', marketer_code: '' };
type Field = keyof typeof blank;

const fields = [
  { name: 'full_name', label: 'Name', type: 'text', missing: "Enter the marketer's name" },
  { name: 'email', label: 'Email', type: 'email', missing: "Enter the marketer's email address" },
  { name: 'phone', label: 'Phone', type: 'tel', missing: "Enter the marketer's phone number" },
  {
    name: 'marketer_code',
    label: "Marketer's Code",
    type: 'text',
    missing: 'Enter the code that applicants will give',
  },
] as const;

function errorsOf(typed: typeof blank): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { name, missing } of fields) if (!isFilled(typed[name])) errors[name] = missing;
  if (!errors.email && !isEmail(typed.email))
    errors.email = 'Enter an email address, such as name@mail.example';
  return errors;
}

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
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
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
    const found = errorsOf(typed);
    setErrors(found);
    const first = fields.find(({ name }) => found[name]);
    if (first) focusField(`${id}-${first.name}`);
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
        {fields.map(({ name, label, type }) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={label}
            type={type}
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
