import { documentProblem } from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import {
  FileField,
  type FileFieldLabels,
  type FileFieldProps,
} from '../../../components/forms/file-field/file-field.tsx';
import { formatFileSize } from '../../../components/forms/file-field/file-size.ts';
import { useObjectUrl } from '../../../components/forms/file-field/use-object-url.ts';
import { SaveState } from '../../../components/forms/save-state/save-state.tsx';
import { RotateCw } from '../../../icons/icons.ts';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import type { ProofFailure, ProofState } from './proof-field-state.ts';

export interface ProofFieldLabels {
  /** Label of the field: 'Proof of payment'. */
  label: string;
  /** Help text: what the picture must show, and who can see it. */
  help: string;
  /** Name of a picture that was sent earlier or from another device: 'Your proof of payment'. */
  storedName: string;
  /** Shown when the picture is stored, with its UTC ISO time: 'Saved with your application, 10:42'. */
  stored: (at: string) => string;
  /** Shown while the picture is made smaller: 'Making the picture smaller'. */
  shrinking: string;
  /** Shown during the upload: 'Sending'. */
  sending: string;
  /** Progress of the upload, both as sizes with a unit: '120 kB of 280 kB'. */
  sent: (sent: string, total: string) => string;
  /** Shown when everything is sent and the server checks the picture: 'Sent. The picture is being checked'. */
  checking: string;
  /** Shown when there was no connection: what happens next. */
  noConnection: string;
  /** Shown after a server error: what happens next. */
  serverFault: string;
  /** Shown when the server refused it for now, with its message if it sent one. */
  refused: (message: string | undefined) => string;
  /** Shown while the picture is sent with the application. */
  submitting: string;
  /** Text of the button that sends the picture again: 'Try again'. */
  retry: string;
  /** Text of the button that ends the upload: 'Cancel'. */
  cancel: string;
  picture: Omit<FileFieldLabels, 'progress' | 'cancel'>;
}

/** Properties of the file field that the state determines. */
type OwnedByState =
  | 'label'
  | 'help'
  | 'labels'
  | 'accept'
  | 'validate'
  | 'current'
  | 'onRemoveCurrent'
  | 'progress'
  | 'progressText'
  | 'note'
  | 'dropAnywhere'
  | 'action'
  | 'onPick'
  | 'onChange'
  | 'onCancel'
  | 'error'
  | 'id';

export interface ProofFieldProps extends Omit<FileFieldProps, OwnedByState> {
  /** State of the proof. */
  state: ProofState;
  /** Texts of the field. */
  labels: ProofFieldLabels;
  /** Returns the URL of a stored picture from its file name. */
  proofUrl: (file: string) => string;
  /** Id of the input, for links from a list of errors. Default: generated. */
  id?: string | undefined;
  /** Error of the form, such as a missing proof. The state's own problem takes precedence. */
  error?: string | undefined;
  /** Called with a chosen, dropped or photographed file. */
  onChoose: (file: File) => void;
  /** Called when the user ends the upload. */
  onCancel: () => void;
  /** Called when the user sends a picture again that was not stored. */
  onRetry: () => void;
  /** Called when the user removes the picture. If omitted, a stored picture can only be replaced. */
  onRemove?: (() => void) | undefined;
}

function failureText(cause: ProofFailure, labels: ProofFieldLabels): string {
  switch (cause.kind) {
    case 'connection':
      return labels.noConnection;
    case 'server':
      return labels.serverFault;
    case 'refused':
      return labels.refused(cause.message);
  }
}

/** The state of the picture in one line. Announced when it is stored or not. */
function StateLine({ state: { stored, chosen }, labels }: Pick<ProofFieldProps, 'state' | 'labels'>) {
  if (!chosen) return stored && <SaveState role="status" state="saved" text={labels.stored(stored.at)} />;
  const { progress } = chosen;
  if (progress.status === 'failed') {
    return <SaveState role="status" state="failed" text={failureText(progress.cause, labels)} />;
  }
  if (progress.status === 'waiting')
    return <SaveState role="status" state="unsaved" text={labels.submitting} />;
  return progress.status === 'submitting' ? <SaveState state="saving" text={labels.submitting} /> : null;
}

/** Properties of the file field's progress bar. The label stays the same while a picture is sent. */
function barOf({ chosen }: ProofState, labels: ProofFieldLabels) {
  const progress = chosen?.progress;
  if (progress?.status === 'shrinking') {
    return { progress: 'unknown' as const, progressText: '', label: labels.shrinking };
  }
  if (progress?.status !== 'sending') return { label: labels.sending };
  const { sent, total } = progress;
  if (total > 0 && sent >= total) {
    return { progress: 'unknown' as const, progressText: '', label: labels.checking };
  }
  return {
    progress: total > 0 ? sent / total : 0,
    progressText: labels.sent(formatFileSize(sent), formatFileSize(total)),
    label: labels.sending,
  };
}

/**
 * The proof of payment, which the screen uploads as soon as it is chosen (UPL-1, UPL-2): a `FileField` that shows whether the picture is being
 * shrunk, sent, stored or refused, and why.
 */
export function ProofField({
  state,
  labels,
  proofUrl,
  id,
  error,
  onChoose,
  onCancel,
  onRetry,
  onRemove,
  ...rest
}: ProofFieldProps) {
  const { stored, chosen, problem } = state;
  const localUrl = useObjectUrl(chosen?.picture ?? stored?.picture);
  const { label, ...bar } = barOf(state, labels);
  const isFailed = chosen?.progress.status === 'failed';
  const current = chosen
    ? { name: chosen.name, url: localUrl ?? undefined, size: isFailed ? chosen.picture.size : undefined }
    : stored && {
        name: stored.name ?? labels.storedName,
        url: stored.picture ? (localUrl ?? undefined) : proofUrl(stored.file),
        size: stored.picture?.size,
      };
  return (
    <FileField
      {...rest}
      id={id}
      label={labels.label}
      help={labels.help}
      error={problem ?? error}
      accept="image/*,application/pdf"
      validate={documentProblem}
      labels={{ ...labels.picture, progress: label, cancel: labels.cancel }}
      current={current}
      {...bar}
      onPick={onChoose}
      onCancel={onCancel}
      onRemoveCurrent={chosen ? onCancel : onRemove}
      note={
        <>
          <StateLine state={state} labels={labels} />
          <VisuallyHidden as="div" role="status">
            {problem}
          </VisuallyHidden>
        </>
      }
      action={
        isFailed && (
          <Button variant="secondary" size="small" iconStart={<RotateCw />} onClick={onRetry}>
            {labels.retry}
          </Button>
        )
      }
    />
  );
}
