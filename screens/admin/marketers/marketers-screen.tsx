import {
  addMarketerCall,
  addMarketerMutation,
  deleteMarketerCall,
  formProblems,
  type Marketer,
  marketersQuery,
  queryKeys,
  referralPath,
  takenFields,
  updateMarketerCall,
  updateMarketerMutation,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import {
  AdminPageHead,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Spinner,
  Stack,
  Text,
  ToastRegion,
} from '@imc/ui';
import { MarketerDialog, MarketerShareDialog, MarketersTable, UnmatchedCodes } from '@imc/ui/membership';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { count, marketers as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { EmptyList } from '../../shared/empty-list.tsx';
import { retryOf } from '../../shared/retry.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { DeleteMarketer } from './delete-marketer.tsx';

export interface MarketersScreenProps {
  /** Id of the section to scroll to: 'unmatched'. Default: the top. */
  part?: string | undefined;
}

const unmatchedId = 'unmatched';

const linkOf = ({ marketer_code }: Marketer): string =>
  new URL(referralPath(marketer_code), location.origin).href;

/**
 * Management of marketers (S-2.68). A failure to add or delete shows no message (S-8.14): the spinner ends,
 * and the button can be pressed again. Changes by another admin have one (MKT-6).
 */
export function MarketersScreen({ part }: MarketersScreenProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const marketers = useQuery(marketersQuery(client));
  const retry = retryOf(marketers, texts.retry);
  const { toasts, show, dismiss } = useToasts();
  const mayCall = useMayCall();
  const mayAdd = mayCall(addMarketerCall);
  const [isAdding, setIsAdding] = useState(false);
  const [toShare, setToShare] = useState<Marketer>();
  const [toEdit, setToEdit] = useState<Marketer>();
  const [toDelete, setToDelete] = useState<Marketer>();
  const addButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const unmatched = useRef<HTMLDivElement>(null);

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
    // Any other rejection shows no message (S-8.14); the input stays.
    onError: (error) => ({ fields: takenFields(error) }),
  });

  const update = useFormMutation(updateMarketerMutation, {
    onSuccess: () => {
      show(texts.changed);
      void reload();
    },
    onError: (error) => {
      // Another admin may have deleted the marketer.
      void reload();
      return formProblems(error, { refused: texts.notChanged, failed: texts.notChanged });
    },
  });

  const isLoaded = marketers.data !== undefined;
  useEffect(() => {
    if (isLoaded && part === unmatchedId) unmatched.current?.scrollIntoView();
  }, [isLoaded, part]);

  return (
    <Stack space="4">
      <AdminPageHead
        title={texts.title}
        actions={
          <>
            <ButtonLink to={texts.toDashboard.to} variant="secondary" size="small">
              {texts.toDashboard.label}
            </ButtonLink>
            {mayAdd && (
              <Button ref={addButton} size="small" onClick={() => setIsAdding(true)}>
                {texts.add}
              </Button>
            )}
          </>
        }
      />
      {!mayAdd && <Text tone="muted">{texts.readOnly}</Text>}
      <MarketersTable
        caption={texts.caption}
        marketers={marketers.data?.marketers ?? []}
        labels={texts.table}
        formatCount={count}
        applicationsTo={texts.applicationsTo}
        onShare={setToShare}
        onEdit={mayCall(updateMarketerCall) ? setToEdit : undefined}
        onDelete={
          mayCall(deleteMarketerCall)
            ? (marketer, button) => {
                deleteButton.current = button;
                setToDelete(marketer);
              }
            : undefined
        }
        loading={marketers.isPending && <Spinner label={texts.loading} />}
        error={retry && <ErrorState {...retry} />}
        empty={<EmptyList text={texts.empty} />}
        noMatch={<EmptyState text={texts.noMatch} />}
      />
      {marketers.data && (
        <UnmatchedCodes
          ref={unmatched}
          id={unmatchedId}
          codes={marketers.data.unmatchedCodes}
          retired={marketers.data.retiredCodes}
          formatDay={formatDay}
          labels={texts.unmatched.labels}
          applicationsTo={texts.applicationsTo}
          formatCount={count}
        />
      )}
      <MarketerDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        onSubmit={(marketer) => add({ marketer, idempotencyKey: keyFor(JSON.stringify(marketer)) })}
        labels={texts.dialog}
      />
      {toEdit && (
        <MarketerDialog
          open
          marketer={toEdit}
          onClose={() => setToEdit(undefined)}
          onSubmit={(typed) => update({ shown: toEdit, typed })}
          labels={texts.editDialog}
        />
      )}
      <MarketerShareDialog
        open={toShare !== undefined}
        onClose={() => setToShare(undefined)}
        marketer={toShare?.full_name ?? ''}
        link={toShare ? linkOf(toShare) : ''}
        labels={texts.shareDialog}
      />
      <DeleteMarketer
        marketer={toDelete}
        onClose={() => setToDelete(undefined)}
        onGone={async (by) => {
          await reload();
          if (by === 'this admin') show(texts.deleted);
          else show(texts.alreadyDeleted, 'info');
          setToDelete(undefined);
        }}
        // The row's button is gone after a deletion.
        returnFocus={() => (deleteButton.current?.isConnected ? deleteButton.current : addButton.current)}
      />
      <ToastRegion label={texts.messages} dismissLabel={texts.dismiss} toasts={toasts} onDismiss={dismiss} />
    </Stack>
  );
}
