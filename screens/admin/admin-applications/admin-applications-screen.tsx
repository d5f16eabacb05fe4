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
import type { ListPlace } from './list-place.ts';
import { useOpenApplication } from './use-open-application.ts';
import { type StatusUpdate, useStatusUpdate } from './use-status-update.ts';

export interface AdminApplicationsScreenProps {
  /** Where the person is. The parent keeps it where Back, Forward and a reload find it. */
  place: ListPlace;
  /** On to another place. */
  onPlace: (place: ListPlace) => void;
  /** From the details back to the list. */
  onBack: (place: ListPlace) => void;
}

/** Id of the button that opens an application, by which focus returns to it. */
const openButtonId = (id: number): string => `open-${id}`;

function ToDashboard() {
  return (
    <ButtonLink to={texts.toDashboard.to} variant="secondary">
      {texts.toDashboard.label}
    </ButtonLink>
  );
}

/** The list, in the part of it that the address names. */
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
          // The next page is read from its beginning, not from the button below it.
          if (sameFilters(next.filters, filters)) heading.current?.focus();
          onPlace(next);
        }}
        labels={texts.table}
        formatDay={formatDay}
        onOpen={({ id }) => onPlace({ filters, page, openId: id })}
        openButtonId={openButtonId}
        pendingStatus={update.pendingStatus}
        onStatus={update.setStatus}
        loading={query.isPending && <Spinner label={texts.loading} />}
        error={retry && <ErrorState message={texts.failed} {...retry} />}
        empty={<EmptyState {...texts.empty} />}
      />
    </Stack>
  );
}

/** Application review: the list and the details of one (S-2.66). */
export function AdminApplicationsScreen({ place, onPlace, onBack }: AdminApplicationsScreenProps) {
  const { filters, page, openId } = place;
  const { proof: proofUrl } = useUploadUrl();
  // No rows of another filter or page meanwhile: they would be decided on under the wrong heading.
  const applications = useQuery(adminApplicationsQuery(useApiClient(), { ...filters, page }));
  const open = useOpenApplication(openId, applications.data);
  const update = useStatusUpdate();

  // Back from the details, focus returns to the row that was opened.
  const left = useRef(openId);
  useEffect(() => {
    if (openId === undefined && left.current !== undefined)
      document.getElementById(openButtonId(left.current))?.focus({ preventScroll: true });
    left.current = openId;
  }, [openId]);

  return (
    <>
      {open ? (
        <AdminApplicationDetails
          application={open}
          labels={texts.details}
          formatDay={formatDay}
          proofUrl={proofUrl}
          pendingStatus={update.pendingStatus(open.id)}
          onStatus={(status) => update.setStatus(open.id, status)}
          actions={
            <>
              <Button variant="secondary" onClick={() => onBack({ filters, page })}>
                {texts.toList}
              </Button>
              <ToDashboard />
            </>
          }
        />
      ) : (
        <ApplicationsList query={applications} place={place} onPlace={onPlace} update={update} />
      )}
      <AlertDialog
        open={update.outcome !== undefined}
        tone={update.outcome === 'failed' ? 'failure' : 'success'}
        message={update.outcome === 'failed' ? texts.notUpdated : texts.updated}
        okLabel={texts.ok}
        onClose={update.clearOutcome}
      />
    </>
  );
}
