import {
  type AdminApplication,
  type ApplicationStatus,
  applicantName,
  applicationReference,
} from '@imc/api/contract';
import { useId, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { Dialog, type DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { ProgressBar } from '../../../components/feedback/progress-bar/progress-bar.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import {
  DecisionFields,
  type DecisionFieldsLabels,
  type DecisionTexts,
  useDecisionForm,
} from '../decision-dialog/decision-fields.tsx';
import styles from './bulk-decision-dialog.module.css';

/** Counts are numbers of applications. */
export interface BulkDecisionLabels extends DecisionFieldsLabels {
  /** Title: 'Approve 18 applications'. */
  title: (status: ApplicationStatus, count: number) => string;
  /** What happens: 'Each applicant gets an email.' */
  text: string;
  /** How many have something under their name to know before deciding: '2 applications have warnings.' */
  warned: (count: number) => string;
  /** Number of selected applications that have the status already: '2 are approved already and stay as they are.' */
  unchanged: (status: ApplicationStatus, count: number) => string;
  /** Text of the button that starts: 'Approve 18'. */
  start: (status: ApplicationStatus, count: number) => string;
  /** Text of the button that cancels before the start: 'Cancel'. */
  cancel: string;
  /** Text of the button that closes afterwards: 'Done'. */
  done: string;
  /** Accessible name of the close button: 'Close'. */
  close: string;
  /** Label of the progress: 'Saving the decisions'. */
  progress: string;
  /** Progress as text: '7 of 18'. */
  progressOf: (done: number, count: number) => string;
  /** Outcome: '17 saved, 1 not saved'. */
  summary: (saved: number, failed: number) => string;
  /** Accessible name of the list: 'Applications'. */
  list: string;
  /** Accessible name of the spinner of a row: 'Saving'. */
  saving: string;
}

/** Why a decision was not saved, or undefined if it was. */
export type DecisionProblem = string | undefined;

export interface BulkDecisionDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose'> {
  /** The selected applications, in the order shown. */
  applications: readonly AdminApplication[];
  /** The status to set. */
  status: ApplicationStatus;
  /** Returns what the admin should know before deciding on an application, under its name. Default: nothing. */
  warningsOf?: (application: AdminApplication) => readonly string[];
  /** Saves one decision with what was written for all. Must not reject: resolves to the problem, or to undefined. */
  onDecide: (application: AdminApplication, texts: DecisionTexts) => Promise<DecisionProblem>;
  /** Called when the user closes the dialog. `saved` are the ids of the applications whose decision was saved. */
  onClose: (saved: readonly number[]) => void;
  /** Texts of the dialog. */
  labels: BulkDecisionLabels;
}

type Result = { readonly problem: DecisionProblem };

/** One application: its status, the new one, and the outcome of the decision. */
function Row({
  application,
  status,
  warnings,
  isSaving,
  result,
  labels,
}: {
  application: AdminApplication;
  status: ApplicationStatus;
  warnings: readonly string[];
  isSaving: boolean;
  result: Result | undefined;
  labels: BulkDecisionLabels;
}) {
  const isSaved = result && result.problem === undefined;
  return (
    <li className={styles.row} data-failed={result?.problem ? '' : undefined}>
      <div className={styles.name}>
        <TableLines
          strong
          main={applicantName(application)}
          sub={result?.problem ?? applicationReference(application.id)}
        />
        {!result && warnings.length > 0 && (
          <Stack as="ul" space="0" className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </Stack>
        )}
      </div>
      {isSaving && <Spinner size="small" label={labels.saving} />}
      <StatusBadge kind="application" status={isSaved ? status : application.status} />
    </li>
  );
}

/**
 * Sets the status of several applications: first a preview with a reason and a note for all, then one decision after the other with its result. What
 * could not be saved stays as it was, and says why (APP-37).
 */
export function BulkDecisionDialog({
  applications,
  status,
  warningsOf = () => [],
  onDecide,
  onClose,
  labels,
  ...dialog
}: BulkDecisionDialogProps) {
  const [results, setResults] = useState<ReadonlyMap<number, Result>>(new Map());
  const [savingId, setSavingId] = useState<number>();
  // Decisions that were saved must not move their rows out of the preview.
  const [listed, setListed] = useState(() =>
    applications.filter((application) => application.status !== status),
  );
  const hasWarning = (application: AdminApplication) => warningsOf(application).length > 0;
  // What to look at is first, until the decisions are saved one after the other.
  const isPreview = savingId === undefined && results.size === 0;
  const changing = isPreview
    ? listed.toSorted((one, other) => Number(hasWarning(other)) - Number(hasWarning(one)))
    : listed;
  const warned = changing.filter(hasWarning).length;
  const unchanged = applications.length - changing.length;
  const isSaving = savingId !== undefined;
  const isDone = changing.length > 0 && results.size === changing.length;
  const saved = changing.filter(({ id }) => results.has(id) && results.get(id)?.problem === undefined);

  const start = async (texts: DecisionTexts) => {
    setListed(changing);
    for (const application of changing) {
      setSavingId(application.id);
      const problem = await onDecide(application, texts);
      setResults((before) => new Map(before).set(application.id, { problem }));
    }
    setSavingId(undefined);
    return undefined;
  };
  const formId = useId();
  const form = useDecisionForm({ status, labels, onSubmit: start });
  // Closing in between would leave it open which decisions were saved.
  const close = () => !isSaving && onClose(saved.map(({ id }) => id));

  return (
    <Dialog
      {...dialog}
      title={labels.title(status, changing.length)}
      closeLabel={labels.close}
      onClose={close}
      actions={
        isDone ? (
          <Button onClick={close}>{labels.done}</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isSaving} onClick={close}>
              {labels.cancel}
            </Button>
            <Button type="submit" form={formId} loading={form.isSubmitting} disabled={changing.length === 0}>
              {labels.start(status, changing.length)}
            </Button>
          </>
        )
      }
    >
      <Stack space="4">
        {!isDone && <Text>{labels.text}</Text>}
        {unchanged > 0 && !isDone && <Text tone="muted">{labels.unchanged(status, unchanged)}</Text>}
        {warned > 0 && !isDone && <InlineMessage tone="warning">{labels.warned(warned)}</InlineMessage>}
        {isSaving && (
          <ProgressBar
            label={labels.progress}
            value={results.size}
            max={changing.length}
            text={labels.progressOf(results.size, changing.length)}
          />
        )}
        {isDone && (
          <InlineMessage role="status" tone={saved.length === changing.length ? 'success' : 'failure'}>
            {labels.summary(saved.length, changing.length - saved.length)}
          </InlineMessage>
        )}
        <Stack as="ul" space="0" aria-label={labels.list} className={styles.list}>
          {changing.map((application) => (
            <Row
              key={application.id}
              application={application}
              status={status}
              warnings={warningsOf(application)}
              isSaving={application.id === savingId}
              result={results.get(application.id)}
              labels={labels}
            />
          ))}
        </Stack>
        {changing.length > 0 && !isDone && !isSaving && (
          <Form
            id={formId}
            space="4"
            aria-label={labels.title(status, changing.length)}
            onSubmit={form.onSubmit}
          >
            <FormMessage problems={form.problems} />
            <DecisionFields form={form} status={status} labels={labels} />
          </Form>
        )}
      </Stack>
    </Dialog>
  );
}
