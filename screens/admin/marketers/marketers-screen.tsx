import { deleteMarketerMutation, type Marketer, marketersQuery, queryKeys, useApiClient } from '@imc/api';
import { Button, ButtonLink, Cluster, ConfirmDialog, Heading, Stack } from '@imc/ui';
import { Plus } from '@imc/ui/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AddMarketerDialog } from './add-marketer-dialog.tsx';
import { MarketersTable } from './marketers-table.tsx';

/** The people who refer applicants (specification, section 2). What fails shows no message (section 8): the spinner ends, and the press works again. */
export function MarketersScreen() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const marketers = useQuery(marketersQuery(client));
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Marketer>();
  const addButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);

  const reload = async () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.dashboardStats });
    await queryClient.invalidateQueries({ queryKey: queryKeys.marketers });
  };
  const remove = useMutation({
    ...deleteMarketerMutation(client),
    onSuccess: async () => {
      await reload();
      setLeaving(undefined);
    },
  });

  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Heading level={1}>Manage Marketers</Heading>
        <Cluster space="3">
          <ButtonLink to="/admin/dashboard" variant="secondary">
            Back to Dashboard
          </ButtonLink>
          <Button ref={addButton} iconStart={<Plus />} onClick={() => setAdding(true)}>
            Add New Marketer
          </Button>
        </Cluster>
      </Cluster>
      <MarketersTable
        query={marketers}
        onDelete={(marketer, button) => {
          deleteButton.current = button;
          setLeaving(marketer);
        }}
      />
      <AddMarketerDialog open={adding} onClose={() => setAdding(false)} onAdded={reload} />
      <ConfirmDialog
        open={leaving !== undefined}
        tone="danger"
        title={leaving?.full_name ?? ''}
        message="Are you sure you want to delete this marketer?"
        cancelLabel="Cancel"
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.id)}
        onClose={() => setLeaving(undefined)}
        // The press goes with its row.
        returnFocus={() => (deleteButton.current?.isConnected ? deleteButton.current : addButton.current)}
      />
    </Stack>
  );
}
