import {
  type ApplicationStatus,
  type FormProblems,
  type FullApplication,
  formProblems,
  statusConflict,
  updateApplicationStatusMutation,
  useFormMutation,
} from '@imc/api';
import type { DecisionTexts } from '@imc/ui/membership';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApplications } from '../../content/index.ts';
import { showStatus } from '../admin-applications/show-status.ts';
import { useAddNote } from './history-and-notes.tsx';

/** A decision that is being written. */
interface OpenDecision {
  readonly status: ApplicationStatus;
  /** Whether the application has the status already. */
  readonly keeps: boolean;
}

/** The dialog for a decision with a reason and a note (S-12.63). */
export function useDecisionDialog({ id, status: seen }: Pick<FullApplication, 'id' | 'status'>) {
  const queryClient = useQueryClient();
  const [decision, setDecision] = useState<OpenDecision>();
  const addNote = useAddNote(id);
  const { notUpdated } = adminApplications;
  const decide = useFormMutation(updateApplicationStatusMutation, {
    onSuccess: (_, sent) => showStatus(queryClient, id, sent.status),
    onError: (error) => {
      const decided = statusConflict(error);
      if (decided) void showStatus(queryClient, id, decided);
      return formProblems(error, { refused: notUpdated, failed: notUpdated });
    },
  });
  const close = () => setDecision(undefined);
  const submit = async ({ status, keeps }: OpenDecision, { reason, note }: DecisionTexts) => {
    const problems: FormProblems | undefined = keeps
      ? await addNote(note, null)
      : await decide({ id, status, seen, reason, note });
    if (!problems) close();
    return problems;
  };
  return {
    decision,
    open: (status: ApplicationStatus) => setDecision({ status, keeps: status === seen }),
    close,
    submit,
  };
}
