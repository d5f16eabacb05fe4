import {
  addApplicationNoteMutation,
  applicationHistoryQuery,
  applicationNotesQuery,
  formProblems,
  queryKeys,
  type Recommendation,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import { ErrorState, Spinner } from '@imc/ui';
import { ApplicationDeskSection, ApplicationNotes, DecisionHistory } from '@imc/ui/membership';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { adminApplication } from '../../../content/index.ts';
import { formatMoment } from '../../../shared/dates.ts';
import { retryOf } from '../../../shared/retry.ts';
import { useSubmissionKey } from '../../../shared/use-submission-key.ts';

function QuerySection<Data>({
  query,
  texts,
  children,
}: {
  query: UseQueryResult<Data>;
  texts: { readonly title: string; readonly loading: string; readonly failed: string };
  children: (data: Data) => ReactNode;
}) {
  const retry = retryOf(query);
  return (
    <ApplicationDeskSection title={texts.title}>
      {retry ? (
        <ErrorState message={texts.failed} {...retry} />
      ) : query.data === undefined ? (
        <Spinner label={texts.loading} />
      ) : (
        children(query.data)
      )}
    </ApplicationDeskSection>
  );
}

/** Who changed what in an application (APP-65). */
export function History({ id }: { id: number }) {
  const query = useQuery(applicationHistoryQuery(useApiClient(), id));
  const texts = adminApplication.history;
  return (
    <QuerySection query={query} texts={texts}>
      {(steps) => <DecisionHistory steps={steps} labels={texts.list} formatMoment={formatMoment} />}
    </QuerySection>
  );
}

/** Returns a function that adds an internal note. A retry after a lost answer adds it only once. */
export function useAddNote(id: number) {
  const queryClient = useQueryClient();
  const keyFor = useSubmissionKey();
  const saved = useRef(0);
  const { notes } = adminApplication;
  const add = useFormMutation(addApplicationNoteMutation, {
    onSuccess: () => {
      // Each saved note has its own key, so the same text can be added twice.
      saved.current += 1;
      return queryClient.invalidateQueries({ queryKey: queryKeys.applicationNotes(id) });
    },
    onError: (error) => formProblems(error, { refused: notes.notSaved, failed: notes.notSaved }),
  });
  return (note: string, recommendation: Recommendation | null) =>
    add({
      applicationId: id,
      note,
      recommendation,
      idempotencyKey: keyFor(`${saved.current} ${id} ${recommendation} ${note}`),
    });
}

/** Internal notes about an application (APP-63). */
export function Notes({ id }: { id: number }) {
  const query = useQuery(applicationNotesQuery(useApiClient(), id));
  const addNote = useAddNote(id);
  const texts = adminApplication.notes;
  return (
    <QuerySection query={query} texts={texts}>
      {(notes) => (
        <ApplicationNotes notes={notes} labels={texts.list} formatMoment={formatMoment} onAdd={addNote} />
      )}
    </QuerySection>
  );
}
