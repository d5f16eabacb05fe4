import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type DragEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Camera, ImageUp, Trash2 } from '../../../icons/icons.ts';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Field } from '../field/field.tsx';
import { type FieldOwnProps, useFieldControl } from '../field/field-context.ts';
import styles from './file-field.module.css';
import { formatFileSize } from './file-size.ts';
import { usePickedFile } from './use-picked-file.ts';

/** The words of a file field. */
export interface FileFieldLabels {
  /** The invitation in the empty field: 'Choose a picture'. */
  choose: string;
  /** Behind it, where a mouse can drag: 'or drop it here'. */
  drop: string;
  /** Shown while a file hangs over the field: 'Drop the picture'. */
  dropNow: string;
  /** The invitation once a file is there: 'Replace'. */
  replace: string;
  /** Name of the button that takes the file away: 'Remove'. */
  remove: string;
  /** Name of the button that opens a phone's camera: 'Take a photo'. Without it there is none. */
  camera?: string;
  /** Name of the bar while the file is on its way: 'Uploading'. */
  progress: string;
}

export interface FileFieldProps
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'style' | 'className' | 'size' | 'value' | 'defaultValue' | 'multiple' | 'capture'
    > {
  /** Every word that the field shows. */
  labels: FileFieldLabels;
  /** Media types that the chooser offers. Checked in `validate`, since a dropped file passes by the chooser. Default pictures. */
  accept?: string;
  /**
   * Looks at a picked file before the form gets it: the reason why it is refused, or `undefined`. A refused file leaves the input
   * empty, so it never reaches the form.
   */
  validate?: (file: File) => string | undefined;
  /** A file that was sent earlier and stands until another is picked: its name, and an address where a picture of it is to be had. */
  current?: { name: string; url?: string };
  /** The earlier file is to be taken away. Without it there is no such button for the earlier file. */
  onRemoveCurrent?: () => void;
  /** How much has been sent, 0 to 1. While it is given, the file can't be changed, and the input keeps the focus. */
  progress?: number;
}

/**
 * One picture: chosen, dropped or taken with the camera, shown at once, replaced or removed. The real input lies over the whole field, so it
 * is what the label names, what the keyboard reaches and what `register` gets; every change is a native `change` event of it.
 */
export function FileField({
  label,
  labelHidden,
  help,
  error,
  optionalLabel,
  className,
  id,
  validate,
  onChange,
  ...control
}: FileFieldProps) {
  const [refusal, setRefusal] = useState<{ reason: string; at: number }>();
  const detailsId = useId();
  const onPicked = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.currentTarget.files?.[0];
    const reason = picked && validate?.(picked);
    if (reason) event.currentTarget.value = '';
    setRefusal(reason ? { reason, at: event.timeStamp } : undefined);
    onChange?.(event);
  };
  return (
    <Field
      {...{ label, labelHidden, help, optionalLabel, className, id }}
      error={refusal?.reason ?? error}
      describedBy={detailsId}
    >
      <FileControl {...control} detailsId={detailsId} onChange={onPicked} />
      {/* Who drops a file has the focus elsewhere and would not hear the description. The same refusal is said again for the next file. */}
      <VisuallyHidden as="div" role="status">
        {refusal && <p key={refusal.at}>{refusal.reason}</p>}
      </VisuallyHidden>
    </Field>
  );
}

/** Hands a file, or none, to a file input and tells everybody with the event that a person's choice would cause. */
function put(input: HTMLInputElement, file: File | null) {
  if (file) {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
  } else {
    input.value = '';
  }
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function FileControl({
  labels,
  accept = 'image/*',
  current,
  onRemoveCurrent,
  progress,
  detailsId,
  disabled,
  onClick,
  onChange,
  ref,
  ...rest
}: Omit<FileFieldProps, keyof FieldOwnProps | 'id' | 'validate'> & { detailsId: string }) {
  const wiring = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const { file, previewUrl, read } = usePickedFile(input);
  const [over, setOver] = useState(false);
  const sending = progress !== undefined;
  const locked = disabled || sending;

  const shown: ShownFile | undefined = file
    ? { name: file.name, url: previewUrl, size: formatFileSize(file.size) }
    : current;

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && input.current && !locked) put(input.current, dropped);
  };
  const remove = () => {
    if (file && input.current) put(input.current, null);
    else onRemoveCurrent?.();
    input.current?.focus();
  };
  const openCamera = () => {
    const element = input.current;
    if (!element) return;
    element.setAttribute('capture', 'environment');
    element.click();
    element.removeAttribute('capture');
  };

  const removable = Boolean(file || (shown && onRemoveCurrent));

  return (
    <div
      className={styles.root}
      data-over={over || undefined}
      data-filled={shown ? '' : undefined}
      data-sending={sending ? '' : undefined}
    >
      <input
        {...wiring}
        {...rest}
        ref={input}
        type="file"
        accept={accept}
        disabled={disabled}
        // Not `disabled` while the file is on its way: that would take the focus away from whoever picked it.
        aria-disabled={sending || undefined}
        className={styles.input}
        onClick={(event) => {
          if (sending) event.preventDefault();
          onClick?.(event);
        }}
        onChange={(event) => {
          onChange?.(event);
          read();
        }}
        onDragEnter={() => setOver(!locked)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      />
      <div className={styles.picture} aria-hidden="true">
        {shown?.url ? <img src={shown.url} alt="" /> : <ImageUp />}
      </div>
      <FileWords {...{ labels, shown, over, progress, detailsId }} />
      {!locked && (labels.camera || removable) && (
        <div className={styles.actions}>
          {labels.camera && (
            <span className={styles.camera}>
              <Button variant="secondary" size="small" iconStart={<Camera />} onClick={openCamera}>
                {labels.camera}
              </Button>
            </span>
          )}
          {removable && (
            <Button variant="quiet" size="small" iconStart={<Trash2 />} onClick={remove}>
              {labels.remove}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface ShownFile {
  name: string;
  url?: string | null;
  size?: string;
}

function FileWords({
  labels,
  shown,
  over,
  progress,
  detailsId,
}: Pick<FileFieldProps, 'labels' | 'progress'> & { shown?: ShownFile; over: boolean; detailsId: string }) {
  const invitation = shown ? labels.replace : labels.choose;
  return (
    <div className={styles.words}>
      <p id={detailsId} className={styles.details}>
        {shown && <span className={styles.name}>{shown.name}</span>}
        {shown?.size && <span className={styles.size}> {shown.size}</span>}
      </p>
      {progress === undefined ? (
        <p className={styles.invitation} aria-hidden="true">
          <span className={styles.choose}>{over ? labels.dropNow : invitation}</span>
          {!over && <span className={styles.drop}> {labels.drop}</span>}
        </p>
      ) : (
        <progress className={styles.progress} value={progress} max={1} aria-label={labels.progress} />
      )}
    </div>
  );
}
