import { adminApplicationsQuery, applicationAnswers, useApiClient } from '@imc/api';
import { AlertDialog } from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApplicationDetails } from './application-details.tsx';
import { ApplicationsTable, openerId } from './applications-table.tsx';
import type { ListPlace } from './list-place.ts';
import { useOpenApplication } from './use-open-application.ts';
import { useStatusUpdate } from './use-status-update.ts';

export interface AdminApplicationsScreenProps {
  /** Where the person is. The parent keeps it where Back, Forward and a reload find it. */
  place: ListPlace;
  /** On to another place. */
  onPlace: (place: ListPlace) => void;
  /** From the details back to the list. */
  onBack: (place: ListPlace) => void;
}

/** Application review: the list and the details of one (specification, section 2). */
export function AdminApplicationsScreen({ place, onPlace, onBack }: AdminApplicationsScreenProps) {
  const { filter, page, openId } = place;
  // No rows of another filter or page meanwhile: they would stand there to be decided on under the wrong heading.
  const applications = useQuery(
    adminApplicationsQuery(useApiClient(), { status: filter === 'all' ? undefined : filter, page }),
  );
  const open = useOpenApplication(openId, applications.data);
  const update = useStatusUpdate();

  // Who comes back from the details goes on at the row they left.
  const left = useRef(openId);
  useEffect(() => {
    if (openId === undefined && left.current !== undefined)
      document.getElementById(openerId(left.current))?.focus({ preventScroll: true });
    left.current = openId;
  }, [openId]);

  return (
    <>
      {open ? (
        <ApplicationDetails
          application={open}
          pendingStatus={update.pendingStatus(open.id)}
          onStatus={(status) => update.setStatus(open.id, status)}
          onBack={() => onBack({ filter, page })}
        />
      ) : (
        <ApplicationsTable
          query={applications}
          filter={filter}
          onFilter={(next) => onPlace({ filter: next, page: 1 })}
          onPage={(next) => onPlace({ filter, page: next })}
          onOpen={({ id }) => onPlace({ filter, page, openId: id })}
          pendingStatus={update.pendingStatus}
          onStatus={update.setStatus}
        />
      )}
      <AlertDialog
        open={update.outcome !== undefined}
        tone={update.outcome === 'failed' ? 'failure' : 'success'}
        message={
          update.outcome === 'failed'
            ? 'Failed to update application status'
            : applicationAnswers.statusUpdated
        }
        okLabel="OK"
        onClose={update.clearOutcome}
      />
    </>
  );
}
