import {
  addMarketerMutation,
  deleteMarketerMutation,
  type Marketer,
  marketersQuery,
  queryKeys,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import {
  Button,
  ButtonLink,
  Cluster,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Heading,
  Spinner,
  Stack,
  type ToastItem,
  ToastRegion,
} from '@imc/ui';
import { Plus } from '@imc/ui/icons';
import { AddMarketerDialog, MarketersTable } from '@imc/ui/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { count, marketers as texts } from '../../content/index.ts';
import { retryOf } from '../../shared/retry.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';

/** Manages the toasts that confirm a saved change. */
function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const nextKey = useRef(0);
  return {
    toasts,
    show: (message: string) => {
      nextKey.current += 1;
      const key = String(nextKey.current);
      setToasts((shown) => [...shown, { key, message, tone: 'success' }]);
    },
    dismiss: (key: string) => setToasts((shown) => shown.filter((toast) => toast.key !== key)),
  };
}

/**
 * Management of marketers (S-2.68). Failures show no message (S-8.14): the spinner ends, and the button can be pressed again.
 */
export function MarketersScreen() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const marketers = useQuery(marketersQuery(client));
  const retry = retryOf(marketers, texts.retry);
  const { toasts, show, dismiss } = useToasts();
  const [isAdding, setIsAdding] = useState(false);
  const [toDelete, setToDelete] = useState<Marketer>();
  const addButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);

  const reload = async () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.dashboardStats });
    await queryClient.invalidateQueries({ queryKey: queryKeys.marketers });
  };
  const keyFor = useSubmissionKey();
  const add = useFormMutation(addMarketerMutation, {
    onSuccess: () => {
      show(texts.added);
      void reload();
    },
    // A rejection shows no message (S-8.14); the input is preserved.
    onError: () => ({ fields: {} }),
  });
  const remove = useMutation({
    ...deleteMarketerMutation(client),
    onSuccess: async () => {
      await reload();
      show(texts.deleted);
      setToDelete(undefined);
    },
  });

  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Heading level={1}>{texts.title}</Heading>
        <Cluster space="3">
          <ButtonLink to={texts.toDashboard.to} variant="secondary">
            {texts.toDashboard.label}
          </ButtonLink>
          <Button ref={addButton} iconStart={<Plus />} onClick={() => setIsAdding(true)}>
            {texts.add}
          </Button>
        </Cluster>
      </Cluster>
      <MarketersTable
        caption={texts.caption}
        marketers={marketers.data ?? []}
        labels={texts.table}
        formatCount={count}
        onDelete={(marketer, button) => {
          deleteButton.current = button;
          setToDelete(marketer);
        }}
        loading={marketers.isPending && <Spinner label={texts.loading} />}
        error={retry && <ErrorState {...retry} />}
        empty={<EmptyState text={texts.empty} />}
      />
      <AddMarketerDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        onSubmit={(marketer) => add({ marketer, idempotencyKey: keyFor(JSON.stringify(marketer)) })}
        labels={texts.dialog}
      />
      <ConfirmDialog
        open={toDelete !== undefined}
        tone="danger"
        title={toDelete?.full_name ?? ''}
        message={texts.confirmDelete}
        cancelLabel={texts.cancel}
        confirmLabel={texts.delete}
        busy={remove.isPending}
        onConfirm={() => toDelete && remove.mutate(toDelete.id)}
        onClose={() => setToDelete(undefined)}
        // After a deletion, the row's button no longer exists.
        returnFocus={() => (deleteButton.current?.isConnected ? deleteButton.current : addButton.current)}
      />
      <ToastRegion label={texts.messages} dismissLabel={texts.dismiss} toasts={toasts} onDismiss={dismiss} />
    </Stack>
  );
}
