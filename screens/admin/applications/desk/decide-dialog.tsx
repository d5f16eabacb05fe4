import {
  type ApplicationStatus,
  applicantName,
  type FormProblems,
  formProblems,
  statusConflict,
  updateApplicationStatusMutation,
  useFormMutation,
} from '@imc/api';
import { DecisionDialog, type DecisionTexts } from '@imc/ui/membership';
import { useQueryClient } from '@tanstack/react-query';
import { adminApplications, adminApplication as texts } from '../../../content/index.ts';
import { showStatus } from '../show-status.ts';
import { useAddNote } from './history-and-notes.tsx';
import { useDecisionWarnings } from './use-decision-warnings.ts';

export interface DecideDialogProps {
  /** The application with the status that the admin sees. */
  application: Parameters<typeof applicantName>[0] & {
    readonly id: number;
    readonly status: ApplicationStatus;
  };
  /** If the application already has this status, only a note can be written. */
  status: ApplicationStatus;
  onClose: () => void;
  /** Called once the decision is saved. */
  onDecided?: (id: number) => void;
}

/** Asks for the reason of a decision and a note (APP-58). */
export function DecideDialog({ application, status, onClose, onDecided }: DecideDialogProps) {
  const { id, status: seen } = application;
  const keeps = status === seen;
  const queryClient = useQueryClient();
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
  const submit = async ({ reason, note }: DecisionTexts): Promise<FormProblems | undefined> => {
    const problems = keeps ? await addNote(note, null) : await decide({ id, status, seen, reason, note });
    if (problems) return problems;
    onClose();
    if (!keeps) onDecided?.(id);
    return undefined;
  };
  return (
    <DecisionDialog
      open
      status={status}
      keeps={keeps}
      warnings={useDecisionWarnings(id, status)}
      applicant={applicantName(application)}
      labels={texts.dialog}
      onClose={onClose}
      onSubmit={submit}
    />
  );
}
