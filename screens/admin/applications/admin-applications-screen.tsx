import { adminApplicationsQuery, useApiClient } from '@imc/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adminApplication } from '../../content/index.ts';
import { ApplicationsList, openButtonId } from './applications-list.tsx';
import { AdminApplicationScreen, UndoDecision } from './desk/index.ts';
import type { ListParams } from './list-params.ts';
import { StatusOutcomeAlert } from './status-outcome-alert.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useStatusUpdate } from './use-status-update.ts';

export interface AdminApplicationsScreenProps {
  /** State of the list, which the parent keeps in the address so that Back, Forward and reload restore it. */
  params: ListParams;
  /** `replace` changes the current entry of the history. */
  onParamsChange: (params: ListParams, options?: { replace?: boolean }) => void;
  /** Called when the user returns from the details to the list. */
  onBack: (params: ListParams) => void;
}

/** Review of applications: the list, and the details of one application (S-2.66). */
export function AdminApplicationsScreen({ params, onParamsChange, onBack }: AdminApplicationsScreenProps) {
  const { query, page, limit, openId } = params;
  // Rows of another filter or page are not shown while loading: admins could decide on the wrong rows.
  const applications = useQuery(adminApplicationsQuery(useApiClient(), { ...query, page, limit }));
  const update = useStatusUpdate();

  // After the details are closed, focus moves back to the button of the row.
  const previousId = useRef(openId);
  useEffect(() => {
    if (openId === undefined && previousId.current !== undefined)
      document.getElementById(openButtonId(previousId.current))?.focus({ preventScroll: true });
    previousId.current = openId;
  }, [openId]);

  const { previous, next } = useNeighbours(params, applications.data);
  const list = applications.data;
  const index = list?.applications.findIndex(({ id }) => id === openId) ?? -1;
  return (
    <>
      {openId !== undefined ? (
        <AdminApplicationScreen
          key={openId}
          id={openId}
          listed={list?.applications[index]}
          place={
            list && index >= 0
              ? adminApplication.place((list.page - 1) * limit + index + 1, list.total)
              : undefined
          }
          previousId={previous}
          nextId={next}
          onBack={() => onBack({ ...params, openId: undefined })}
          onOpen={(id) => onParamsChange({ ...params, openId: id }, { replace: true })}
        />
      ) : (
        <ApplicationsList
          query={applications}
          params={params}
          initialId={previousId.current}
          onParamsChange={onParamsChange}
          update={update}
        />
      )}
      <StatusOutcomeAlert
        update={update}
        savedExtra={(id) => <UndoDecision id={id} onUndone={update.clearOutcome} />}
      />
    </>
  );
}
