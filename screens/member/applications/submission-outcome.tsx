import {
  ApiError,
  applicationAnswers,
  applicationProblemsHeading,
  applicationReference,
  decisionTimesQuery,
  mutationKeys,
  useApiClient,
} from '@imc/api';
import { AlertDialog, Stack, Text } from '@imc/ui';
import { applicationErrorLines } from '@imc/ui/membership';
import { type Mutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { overview, applications as texts } from '../../content/index.ts';
import { decisionTimesText } from '../../shared/decision-times-text.ts';
import { idPrefix, openForm, serverProblems } from './submission.ts';

/** Failed submissions whose alert was closed. They stay in the cache, so that the reopened form can mark its fields. */
const dismissed = new WeakSet<Mutation<unknown, Error, unknown>>();

/** The reference of a submitted application, and what happens next and when (APP-15). */
function Submitted({ id }: { id: number | null | undefined }) {
  const { data: times } = useQuery(decisionTimesQuery(useApiClient()));
  const latest = times && decisionTimesText(times);
  return (
    <Stack space="3">
      {id && <Text>{texts.submittedAs(applicationReference(id))}</Text>}
      <Text>{overview.sentNext}</Text>
      {latest && <Text tone="muted">{latest}</Text>}
    </Stack>
  );
}

/** Alert with the outcome of a submission, on every page of the member area (S-8.4). */
export function SubmissionOutcome() {
  const mutationCache = useQueryClient().getMutationCache();
  const [, setDismissCount] = useState(0);
  const outcome = useMutationState({
    filters: { mutationKey: mutationKeys.submitApplication },
    select: (mutation) => ({
      mutation,
      status: mutation.state.status,
      error: mutation.state.error,
      answer: mutation.state.data as { readonly application_id: number | null } | undefined,
    }),
  }).findLast(({ mutation, status }) => ['success', 'error'].includes(status) && !dismissed.has(mutation));
  if (!outcome) return null;

  const { mutation, status, error, answer } = outcome;
  if (status === 'success') {
    return (
      <AlertDialog
        open
        tone="success"
        message={applicationAnswers.submitted}
        extra={<Submitted id={answer?.application_id} />}
        okLabel={texts.ok}
        onClose={() => mutationCache.remove(mutation)}
      />
    );
  }
  const onClose = (fieldId?: string) => {
    dismissed.add(mutation);
    setDismissCount((count) => count + 1);
    if (fieldId) openForm.showField(fieldId);
  };
  const problems = serverProblems(error);
  if (problems.length === 0) {
    const message = (error instanceof ApiError && error.serverMessage) || texts.notSubmitted;
    return <AlertDialog open tone="failure" message={message} okLabel={texts.ok} onClose={onClose} />;
  }
  // A line links to its field only while the form is open.
  const errors = applicationErrorLines(problems, idPrefix).map((line) =>
    line.fieldId && document.getElementById(line.fieldId) ? line : { message: line.message },
  );
  return (
    <AlertDialog
      open
      tone="failure"
      title={applicationProblemsHeading}
      errors={errors}
      okLabel={texts.ok}
      onClose={onClose}
    />
  );
}
