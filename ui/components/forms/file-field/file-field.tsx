import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type DragEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Camera, CircleX, ImageUp, Trash2 } from '../../../icons/icons.ts';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { Button } from '../../actions/button/button.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { Field } from '../field/field.tsx';
import { type FieldOwnProps, useFieldControl } from '../field/field-context.ts';
import styles from './file-field.module.css';
import { formatFileSize } from './file-size.ts';
import { usePageDrop } from './use-page-drop.ts';
import { usePickedFile } from './use-picked-file.ts';

export interface FileFieldLabels {
  /** Prompt of the empty field: 'Choose a picture'. */
  choose: string;
  /** Text after the prompt, shown only with a mouse or trackpad: 'or drop it here'. */
  drop: string;
  /** Shown while a file is dragged over the field: 'Drop the picture'. */
  dropNow: string;
  /** Prompt once a file is chosen: 'Replace'. */
  replace: string;
  /** Text of the button that removes the file: 'Remove'. */
  remove: string;
  /**
   * Text of the button that opens the camera on touch devices: 'Take a photo'. If omitted, there is no
   * button.
   */
  camera?: string;
  /** Label of the progress bar during the upload: 'Uploading'. Visible if there is a `progressText`. */
  progress: string;
  /** Text of the button that ends the upload: 'Cancel'. Required for `onCancel`. */
  cancel?: string;
}

export interface FileFieldProps
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'style' | 'className' | 'size' | 'value' | 'defaultValue' | 'multiple' | 'capture'
    > {
  /** All texts of the field. */
  labels: FileFieldLabels;
  /**
   * Media types that the file chooser offers. Check them in `validate` too, since a dropped file bypasses the
   * chooser. Default `image/*`.
   */
  accept?: string;
  /**
   * Checks a picked file before the form receives it. Return the reason for rejecting it, or `undefined` to
   * accept it. A rejected file is removed from the input, so it never reaches the form.
   */
  validate?: (file: File) => string | undefined;
  /** A file uploaded earlier, shown until another one is picked: its name, the URL of a preview image, and its size in bytes. */
  current?: { name: string; url?: string | undefined; size?: number | undefined };
  /** Called when the user removes the earlier file. If omitted, the earlier file has no remove button. */
  onRemoveCurrent?: () => void;
  /**
   * Share of the file that has been uploaded, 0 to 1, or `unknown` while it is prepared. While it is set, the
   * file can't be changed, but the input can still be focused.
   */
  progress?: number | 'unknown';
  /** Progress as text: '120 of 280 kB'. Also makes the bar's label visible. */
  progressText?: string;
  /** Called when the user ends the upload. If omitted, there is no button. */
  onCancel?: () => void;
  /**
   * Called with an accepted file instead of leaving it in the input and calling `onChange`, for forms that
   * upload a file at once. Show the file with `current`.
   */
  onPick?: (file: File) => void;
  /** State of the file below its name, such as a `SaveState`. */
  note?: ReactNode;
  /** Leaves out the preview, for files that are no pictures. Default `false`. */
  compact?: boolean;
  /**
   * Accepts a file that is dropped anywhere on the page, which shows that while a file is dragged over it. Only for the one field of a page.
   * Default `false`: on the field.
   */
  dropAnywhere?: boolean;
  /** Buttons before those of the field, such as one that tries a failed upload again. */
  action?: ReactNode;
}

/**
 * A picture that the user chooses, drops or takes with the camera, with a preview, and can replace or remove.
 * The real input covers the full field, so the label names it, the keyboard reaches it and `register`
 * receives it. Every change is a native `change` event of the input.
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
  onPick,
  ...control
}: FileFieldProps) {
  const [rejection, setRejection] = useState<{ reason: string; at: number }>();
  const detailsId = useId();
  const onPicked = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.currentTarget.files?.[0];
    const reason = picked && validate?.(picked);
    if (reason || onPick) event.currentTarget.value = '';
    setRejection(reason ? { reason, at: event.timeStamp } : undefined);
    if (!onPick) onChange?.(event);
    else if (picked && !reason) onPick(picked);
  };
  return (
    <Field
      {...{ label, labelHidden, help, optionalLabel, className, id }}
      error={rejection?.reason ?? error}
      describedBy={detailsId}
    >
      <FileControl {...control} detailsId={detailsId} onChange={onPicked} />
      {/* A user who drops a file has the focus elsewhere and would not hear the description. The key announces a repeated error again. */}
      <VisuallyHidden as="div" role="status">
        {rejection && <p key={rejection.at}>{rejection.reason}</p>}
      </VisuallyHidden>
    </Field>
  );
}

/** Sets or clears the file of an input and dispatches the `change` event that a user's choice would cause. */
function setInputFile(input: HTMLInputElement, file: File | null) {
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
  progressText,
  onCancel,
  note,
  action,
  compact = false,
  dropAnywhere = false,
  detailsId,
  disabled,
  onClick,
  onChange,
  ref,
  ...rest
}: Omit<FileFieldProps, keyof FieldOwnProps | 'id' | 'validate' | 'onPick'> & { detailsId: string }) {
  const wiring = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const { file, previewUrl, read } = usePickedFile(input);
  const [over, setOver] = useState(false);
  const sending = progress !== undefined;
  const locked = disabled || sending;

  const shown: ShownFile | undefined = file
    ? { name: file.name, url: previewUrl, size: formatFileSize(file.size) }
    : current && { ...current, size: current.size === undefined ? undefined : formatFileSize(current.size) };

  const take = (dropped: File | undefined) => {
    if (dropped && input.current && !locked) setInputFile(input.current, dropped);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const overPage = usePageDrop({
    // Behind a dialog, the field is inert.
    accepts: () => !locked && !input.current?.closest('[inert]'),
    onDrop: take,
    enabled: dropAnywhere,
  });
  const remove = () => {
    if (file && input.current) setInputFile(input.current, null);
    else onRemoveCurrent?.();
    input.current?.focus();
  };
  const openCamera = () => {
    const element = input.current;
    if (!element) return;
    element.setAttribute('capture', 'environment');
    // With other types, some phones show the file chooser.
    element.accept = 'image/*';
    element.click();
    element.removeAttribute('capture');
    element.accept = accept;
  };

  return (
    <div
      className={styles.root}
      data-over={over || overPage || undefined}
      data-compact={compact || undefined}
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
        // Not `disabled` during the upload, because the input would lose the focus.
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
        {...(!dropAnywhere && {
          onDragEnter: () => setOver(!locked),
          onDragOver: (event: DragEvent) => event.preventDefault(),
          onDragLeave: () => setOver(false),
          onDrop,
        })}
      />
      {overPage && (
        <div className={styles.page} aria-hidden="true">
          <span className={styles.pageText}>{labels.dropNow}</span>
        </div>
      )}
      {!compact && (
        <div className={styles.picture} aria-hidden="true">
          {shown?.url ? <img src={shown.url} alt="" /> : <ImageUp />}
        </div>
      )}
      <FileDescription
        {...{ labels, shown, over: over || overPage, progress, progressText, note, detailsId }}
      />
      <FileActions
        {...{ labels, action, sending, onCancel }}
        isLocked={Boolean(locked)}
        onCamera={openCamera}
        onRemove={file || (shown && onRemoveCurrent) ? remove : undefined}
      />
    </div>
  );
}

/** The button that ends an upload, or those for the file. */
function FileActions({
  labels,
  action,
  sending,
  onCancel,
  isLocked,
  onCamera,
  onRemove,
}: Pick<FileFieldProps, 'labels' | 'action' | 'onCancel'> & {
  sending: boolean;
  isLocked: boolean;
  onCamera: () => void;
  /** Undefined if there is no file that can be removed. */
  onRemove: (() => void) | undefined;
}) {
  return (
    <>
      {sending && onCancel && (
        <div className={styles.actions}>
          <Button variant="quiet" size="small" iconStart={<CircleX />} onClick={onCancel}>
            {labels.cancel}
          </Button>
        </div>
      )}
      {!isLocked && (labels.camera || onRemove || action) && (
        <div className={styles.actions}>
          {action}
          {labels.camera && (
            <span className={styles.camera}>
              <Button variant="secondary" size="small" iconStart={<Camera />} onClick={onCamera}>
                {labels.camera}
              </Button>
            </span>
          )}
          {onRemove && (
            <Button variant="quiet" size="small" iconStart={<Trash2 />} onClick={onRemove}>
              {labels.remove}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface ShownFile {
  name: string;
  url?: string | null | undefined;
  size?: string | undefined;
}

function FileDescription({
  labels,
  shown,
  over,
  progress,
  progressText,
  note,
  detailsId,
}: Pick<FileFieldProps, 'labels' | 'progress' | 'progressText' | 'note'> & {
  shown?: ShownFile;
  over: boolean;
  detailsId: string;
}) {
  const invitation = shown ? labels.replace : labels.choose;
  return (
    <div className={styles.content}>
      <p id={detailsId} className={styles.details}>
        {shown && <span className={styles.name}>{shown.name}</span>}
        {shown?.size && <span className={styles.size}> {shown.size}</span>}
      </p>
      {note && <div className={styles.note}>{note}</div>}
      {progress === undefined ? (
        <p className={styles.invitation} aria-hidden="true">
          <span className={styles.choose}>{over ? labels.dropNow : invitation}</span>
          {!over && <span className={styles.drop}> {labels.drop}</span>}
        </p>
      ) : (
        <ProgressBar
          className={styles.progress}
          label={labels.progress}
          labelHidden={progressText === undefined}
          text={progressText}
          value={progress === 'unknown' ? undefined : progress}
          max={1}
        />
      )}
    </div>
  );
}
