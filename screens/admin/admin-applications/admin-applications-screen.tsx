import {
  type AdminApplicationsPage,
  adminApplicationsQuery,
  adminPageSize,
  sameFilters,
  useApiClient,
  useUploadUrl,
} from '@imc/api';
import {
  AlertDialog,
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  Spinner,
  Stack,
} from '@imc/ui';
import { AdminApplicationDetails, AdminApplicationsTable } from '@imc/ui/membership';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adminApplications as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';
import { InformationRequests } from './information-requests.tsx';
import type { ListPlace } from './list-place.ts';
import { useOpenApplication } from './use-open-application.ts';
import { type StatusUpdate, useStatusUpdate } from './use-status-update.ts';

export interface AdminApplicationsScreenProps {
  /** The current place. The parent stores it in the address, so that Back, Forward and reload restore it. */
  place: ListPlace;
  /** Called when the user moves to another place. */
  onPlace: (place: ListPlace) => void;
  /** Called when the user returns from the details to the list. */
  onBack: (place: ListPlace) => void;
}

/** Returns the id of the button that opens an application, used to restore the focus. */
const openButtonId = (id: number): string => `open-${id}`;

function ToDashboard() {
  return (
    <ButtonLink to={texts.toDashboard.to} variant="secondary">
      {texts.toDashboard.label}
    </ButtonLink>
  );
}

/** The list, filtered and paged by `place`. */
function ApplicationsList({
  query,
  place: { filters, page },
  onPlace,
  update,
}: Pick<AdminApplicationsScreenProps, 'place' | 'onPlace'> & {
  query: UseQueryResult<AdminApplicationsPage>;
  update: StatusUpdate;
}) {
  const { data } = query;
  const retry = retryOf(query);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Heading level={1} ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        <ToDashboard />
      </Cluster>
      <AdminApplicationsTable
        caption={texts.title}
        applications={data?.applications ?? []}
        total={data?.total ?? 0}
        pageSize={adminPageSize.default}
        view={{ filters, page: data?.page ?? page }}
        onViewChange={(next) => {
          // On a new page, focus moves to the heading instead of staying on the button below the list.
          if (sameFilters(next.filters, filters)) heading.current?.focus();
          onPlace(next);
        }}
        labels={texts.table}
        formatDay={formatDay}
        onOpen={({ id }) => onPlace({ filters, page, openId: id })}
        openButtonId={openButtonId}
        pendingStatus={update.pendingStatus}
        onStatus={(id, status) => {
          const seen = data?.applications.find((application) => application.id === id)?.status;
          update.setStatus({ id, status, seen });
        }}
        loading={query.isPending && <Spinner label={texts.loading} />}
        error={retry && <ErrorState message={texts.failed} {...retry} />}
        empty={<EmptyState {...texts.empty} />}
        noMatch={<EmptyState {...texts.noMatch} />}
      />
    </Stack>
  );
}

/** Review of applications: the list, and the details of one application (S-2.66). */
export function AdminApplicationsScreen({ place, onPlace, onBack }: AdminApplicationsScreenProps) {
  const { filters, page, openId } = place;
  const { proof: proofUrl } = useUploadUrl();
  // Rows of another filter or page are not shown while loading: admins could decide on the wrong rows.
  const applications = useQuery(adminApplicationsQuery(useApiClient(), { ...filters, page }));
  const open = useOpenApplication(openId, applications.data);
  const update = useStatusUpdate();

  // After the details are closed, focus moves back to the button of the row.
  const previousId = useRef(openId);
  useEffect(() => {
    if (openId === undefined && previousId.current !== undefined)
      document.getElementById(openButtonId(previousId.current))?.focus({ preventScroll: true });
    previousId.current = openId;
  }, [openId]);

  return (
    <>
      {open ? (
        <Stack space="6">
          <AdminApplicationDetails
            application={open}
            labels={texts.details}
            formatDay={formatDay}
            proofUrl={proofUrl}
            pendingStatus={update.pendingStatus(open.id)}
            onStatus={(status) => update.setStatus({ id: open.id, status, seen: open.status })}
            actions={
              <>
                <Button variant="secondary" onClick={() => onBack({ filters, page })}>
                  {texts.toList}
                </Button>
                <ToDashboard />
              </>
            }
          />
          <InformationRequests key={open.id} application={open} />
        </Stack>
      ) : (
        <ApplicationsList query={applications} place={place} onPlace={onPlace} update={update} />
      )}
      <AlertDialog
        open={update.outcome !== undefined}
        tone={update.outcome?.hasFailed ? 'failure' : 'success'}
        message={update.outcome?.message ?? (update.outcome?.hasFailed ? texts.notUpdated : texts.updated)}
        okLabel={texts.ok}
        onClose={update.clearOutcome}
      />
    </>
  );
}
