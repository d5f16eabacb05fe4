import {
  type AdminApplication,
  type ApplicationStatus,
  adminApplicationsQuery,
  useApiClient,
} from '@imc/api';
import { AlertDialog } from '@imc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApplicationDetails } from './application-details.tsx';
import { ApplicationsTable } from './applications-table.tsx';
import { useStatusUpdate } from './use-status-update.ts';

/** Which applications the list shows: a state, or all of them. */
export type StatusFilter = ApplicationStatus | 'all';

/** Application review: the list and the details of one (specification, section 2). */
export function AdminApplicationsScreen() {
  const [filter, setFilter] = useState<StatusFilter>('all');
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<number>();
  const applications = useQuery({
    ...adminApplicationsQuery(useApiClient(), { status: filter === 'all' ? undefined : filter, page }),
    placeholderData: keepPreviousData,
  });
  // Kept apart from the list: a filter or a new page must not close what is being read.
  const [opened, setOpened] = useState<AdminApplication>();
  const update = useStatusUpdate();
  const current = applications.data?.applications.find(({ id }) => id === openId) ?? opened;

  return (
    <>
      {openId !== undefined && current ? (
        <ApplicationDetails
          application={update.withNewStatus(current)}
          busy={update.isPending(current.id)}
          onStatus={(status) => update.setStatus(current.id, status)}
          onBack={() => setOpenId(undefined)}
        />
      ) : (
        <ApplicationsTable
          query={applications}
          filter={filter}
          onFilter={(next) => {
            setFilter(next);
            setPage(1);
          }}
          onPage={setPage}
          onOpen={(application) => {
            setOpened(application);
            setOpenId(application.id);
          }}
          isBusy={update.isPending}
          onStatus={update.setStatus}
        />
      )}
      <AlertDialog
        open={update.outcome !== undefined}
        tone={update.outcome === 'failed' ? 'failure' : 'success'}
        message={
          update.outcome === 'failed' ? 'Failed to update application status' : 'Status updated successfully'
        }
        okLabel="OK"
        onClose={update.clearOutcome}
      />
    </>
  );
}
