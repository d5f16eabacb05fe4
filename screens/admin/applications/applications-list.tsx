import {
  type AdminApplication,
  type AdminApplicationsPage,
  type ApplicationStatus,
  dashboardStatsQuery,
  exportApplicationsCall,
  marketersQuery,
  updateApplicationStatusCall,
  useApiClient,
  useUploadUrl,
} from '@imc/api';
import {
  AdminPageHead,
  AdminPageMenu,
  ButtonLink,
  EmptyState,
  ErrorState,
  Spinner,
  Stack,
  Text,
} from '@imc/ui';
import {
  AdminApplicationsTable,
  ApplicationPanel,
  type ApplicationPanelProps,
  type StatusCounts,
} from '@imc/ui/membership';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { count } from '../../content/figures.ts';
import { adminApplications as texts } from '../../content/index.ts';
import { daysSince, formatDay } from '../../shared/dates.ts';
import { EmptyList } from '../../shared/empty-list.tsx';
import { retryOf } from '../../shared/retry.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { BulkActions } from './bulk-actions.tsx';
import { DecideDialog, type DecideDialogProps, useDecisionChecks, useRecommended } from './desk/index.ts';
import { ExportButton } from './export-button.tsx';
import { type ListParams, listHref } from './list-params.ts';
import { PageShortcuts } from './page-shortcuts.tsx';
import { listShortcuts } from './review-shortcuts.ts';
import { SavedViewsMenu } from './saved-views-menu.tsx';
import { type Step, useFindBeyond } from './use-neighbours.ts';
import type { StatusUpdate } from './use-status-update.ts';

/** Returns the id of the button that opens an application, used to restore the focus. */
export const openButtonId = (id: number): string => `open-${id}`;
const showButtonId = (id: number): string => `show-${id}`;
const focusRow = (id: number) => document.getElementById(showButtonId(id))?.focus();

/** Undefined while the dashboard's figures are loading or if they failed. */
function useStatusCounts(): StatusCounts | undefined {
  const stats = useQuery(dashboardStatsQuery(useApiClient())).data?.stats;
  return (
    stats && {
      all: stats.totalApplications,
      pending: stats.pendingApplications,
      approved: stats.approvedApplications,
      rejected: stats.rejectedApplications,
    }
  );
}

/** The selected applications, which may be on other pages. */
function useSelected(rows: readonly AdminApplication[]) {
  const [selected, setSelected] = useState<readonly AdminApplication[]>([]);
  // Prefer the row in the list: somebody may have decided since it was selected.
  const current = selected.map((application) => rows.find(({ id }) => id === application.id) ?? application);
  const select = (ids: readonly number[]) =>
    setSelected(
      ids.flatMap((id) => [...rows, ...current].find((application) => application.id === id) ?? []),
    );
  return { selected: current, select };
}

/** Whether only the page differs. */
const isOtherPage = (from: ListParams, to: ListParams): boolean =>
  from.page !== to.page && listHref({ ...from, page: to.page, shownId: undefined }) === listHref(to);

export interface ApplicationsListProps {
  query: UseQueryResult<AdminApplicationsPage>;
  params: ListParams;
  /** Id of the application that the user returns from. Its row is current. */
  initialId: number | undefined;
  /** `replace` changes the current entry of the history. */
  onParamsChange: (params: ListParams, options?: { replace?: boolean }) => void;
  update: StatusUpdate;
}

/** The panel with recommendations and the checks before a decision. */
function ShownApplication(props: ApplicationPanelProps) {
  const { id } = props.application;
  return (
    <ApplicationPanel
      {...props}
      recommended={useRecommended(id)}
      checks={useDecisionChecks(id, props.readOnly === undefined)}
    />
  );
}

/** The decision that the open dialog asks about. */
type Deciding = Pick<DecideDialogProps, 'application' | 'status'>;

/**
 * Returns the marketers for the filter, also deleted ones, and the function that loads them. If they can't be
 * loaded, the filter takes only codes.
 */
function useOfferedMarketers() {
  const [isNeeded, setIsNeeded] = useState(false);
  const { data } = useQuery({ ...marketersQuery(useApiClient()), enabled: isNeeded });
  const marketers = useMemo(
    () =>
      data && [
        ...data.marketers,
        ...data.retiredCodes.codes.map(({ code, full_name }) => ({
          marketer_code: code,
          full_name,
        })),
      ],
    [data],
  );
  return { marketers, onMarketersNeeded: () => setIsNeeded(true) };
}

/** The list as `params` describes it, with the panel of the application that is shown next to it. */
export function ApplicationsList({
  query,
  params,
  initialId,
  onParamsChange,
  update,
}: ApplicationsListProps) {
  const { data } = query;
  const retry = retryOf(query);
  const rows = data?.applications ?? [];
  const { proof: proofUrl } = useUploadUrl();
  const counts = useStatusCounts();
  const offered = useOfferedMarketers();
  const heading = useRef<HTMLHeadingElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const { selected, select } = useSelected(rows);
  const [reachedId, setReachedId] = useState(initialId);
  const findBeyond = useFindBeyond(params);
  const latestHref = useRef(listHref(params));
  useEffect(() => {
    latestHref.current = listHref(params);
  });
  const focusNext = useRef<number>(undefined);
  const mayCall = useMayCall();
  const mayDecide = mayCall(updateApplicationStatusCall);

  const shown = rows.find(({ id }) => id === params.shownId);
  const current = shown ?? rows.find(({ id }) => id === reachedId);
  const fixedStatus = ({ own }: AdminApplication) => (own ? texts.ownApplication : undefined);
  const show = ({ id }: AdminApplication) => {
    setReachedId(id);
    onParamsChange({ ...params, shownId: id }, { replace: params.shownId !== undefined });
  };
  const [deciding, setDeciding] = useState<Deciding>();
  const decide = (application: AdminApplication, status: ApplicationStatus) => {
    // The panel says why the admin can't decide.
    if (application.own) show(application);
    else setDeciding({ application, status });
  };
  const currentId = current?.id;
  useEffect(() => {
    if (currentId === undefined) return;
    document.getElementById(showButtonId(currentId))?.scrollIntoView({ block: 'nearest' });
    if (focusNext.current === currentId) focusRow(currentId);
    focusNext.current = undefined;
  }, [currentId]);
  const open = ({ id }: AdminApplication) => onParamsChange({ ...params, shownId: undefined, openId: id });
  const moveBeyond = async ({ id }: AdminApplication, step: Step) => {
    const isLast = data && (step === 1 ? data.page >= data.pages : data.page <= 1);
    if (isLast !== false) return;
    const turned = { ...params, page: params.page + step, shownId: undefined };
    // A page that can't be loaded shows its own error with a retry.
    const found = await findBeyond(id, step).catch(() => ({ page: turned.page, application: undefined }));
    // The user may have moved on meanwhile.
    if (!found || latestHref.current !== listHref(params)) return;
    const { page, application } = found;
    if (!application) return onParamsChange(turned);
    setReachedId(application.id);
    if (!shown) focusNext.current = application.id;
    onParamsChange({ ...params, page, shownId: shown && application.id }, { replace: shown !== undefined });
  };
  const closePanel = () => {
    onParamsChange({ ...params, shownId: undefined }, { replace: true });
    if (current) focusRow(current.id);
  };

  const shortcuts = listShortcuts({
    rows,
    current,
    onMove: (application) => {
      if (shown) show(application);
      else {
        flushSync(() => setReachedId(application.id));
        focusRow(application.id);
      }
    },
    onMoveBeyond: moveBeyond,
    onStatus: mayDecide ? decide : undefined,
    onSearch: () => table.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
  });

  return (
    <Stack space="3">
      <AdminPageHead
        headingRef={heading}
        title={texts.title}
        actions={
          <AdminPageMenu label={texts.more}>
            <SavedViewsMenu params={params} />
            <ButtonLink to={texts.toDashboard.to} variant="secondary" size="small">
              {texts.toDashboard.label}
            </ButtonLink>
          </AdminPageMenu>
        }
      />
      {!mayDecide && (
        <Text tone="muted" size="small">
          {texts.readOnly}
        </Text>
      )}
      <AdminApplicationsTable
        ref={table}
        caption={texts.title}
        applications={rows}
        total={data?.total ?? 0}
        view={{ ...params, page: data?.page ?? params.page }}
        onViewChange={(view) => {
          const isTyping = view.query.q !== params.query.q;
          // On a new page, focus moves from the button below the list to the heading.
          const next = { ...params, ...view, shownId: undefined };
          if (isOtherPage(params, next)) heading.current?.focus();
          onParamsChange(next, { replace: isTyping });
        }}
        viewHref={listHref}
        counts={counts}
        formatCount={count}
        labels={texts.table}
        {...offered}
        formatDay={formatDay}
        formatWaiting={(time) => {
          const days = daysSince(time);
          const text = texts.waiting(days);
          return days < 30 ? text : <strong>{text}</strong>;
        }}
        currentId={current?.id}
        onShow={show}
        showButtonId={showButtonId}
        onOpen={open}
        openButtonId={openButtonId}
        pendingStatus={update.pendingStatus}
        fixedStatus={fixedStatus}
        onStatus={
          mayDecide
            ? (id, status) => {
                const application = rows.find((row) => row.id === id);
                if (!application) return;
                // The dialog asks for the reason of a rejection.
                if (status === 'rejected') decide(application, status);
                else void update.setStatus({ id, status, seen: application.status });
              }
            : undefined
        }
        selected={selected.map(({ id }) => id)}
        onSelect={select}
        bulkActions={
          mayDecide && (
            <BulkActions
              selected={selected}
              update={update}
              onSaved={(saved) => select(selected.flatMap(({ id }) => (saved.includes(id) ? [] : [id])))}
            />
          )
        }
        toolbar={mayCall(exportApplicationsCall) && <ExportButton query={params.query} />}
        loading={query.isPending && <Spinner label={texts.loading} />}
        error={retry && <ErrorState message={texts.failed} {...retry} />}
        empty={<EmptyList {...texts.empty} />}
        noMatch={(clear) => <EmptyState {...texts.noMatch} action={clear} />}
      />
      <PageShortcuts shortcuts={shortcuts} />
      {deciding && (
        <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} onDecided={update.showSaved} />
      )}
      {shown && (
        <ShownApplication
          application={shown}
          labels={texts.panel}
          formatDay={formatDay}
          proofUrl={proofUrl}
          pendingStatus={update.pendingStatus(shown.id)}
          onStatus={(status) => decide(shown, status)}
          readOnly={mayDecide ? fixedStatus(shown) : texts.readOnly}
          onOpen={() => open(shown)}
          onClose={closePanel}
        />
      )}
    </Stack>
  );
}
