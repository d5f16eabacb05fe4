import { deleteMarketerMutation, isNotFound, type Marketer, useApiClient } from '@imc/api';
import { ConfirmDialog } from '@imc/ui';
import { useMutation } from '@tanstack/react-query';
import { marketers as texts } from '../../content/index.ts';

export interface DeleteMarketerProps {
  /** Undefined while the dialog is closed. */
  marketer: Marketer | undefined;
  onClose: () => void;
  /** The dialog stays busy until the promise resolves. */
  onGone: (by: 'this admin' | 'another admin') => Promise<void>;
  /** Returns the element to focus on close. */
  returnFocus: () => HTMLElement | null;
}

/** Asks before deleting a marketer. A failure shows no message (S-8.14): the button can be pressed again. */
export function DeleteMarketer({ marketer, onClose, onGone, returnFocus }: DeleteMarketerProps) {
  const remove = useMutation({
    ...deleteMarketerMutation(useApiClient()),
    onSuccess: () => onGone('this admin'),
    onError: async (error) => {
      if (isNotFound(error)) await onGone('another admin');
    },
  });
  return (
    <ConfirmDialog
      open={marketer !== undefined}
      tone="danger"
      title={marketer?.full_name ?? ''}
      message={
        <>
          <span>{texts.confirmDelete}</span>{' '}
          {marketer?.applications_count
            ? texts.keptBy(marketer.applications_count, marketer.marketer_code)
            : ''}
        </>
      }
      cancelLabel={texts.cancel}
      confirmLabel={texts.delete}
      busy={remove.isPending}
      onConfirm={() => marketer && remove.mutate(marketer.id)}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  );
}
