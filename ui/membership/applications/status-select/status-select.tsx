import type { ApplicationStatus } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type FocusEvent, type HTMLAttributes, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { SelectField } from '../../../components/forms/select-field/select-field.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './status-select.module.css';

export interface StatusSelectLabels {
  /** Text of each option: `{ pending: 'Pending', approved: 'Approve', rejected: 'Reject' }`. */
  choices: Readonly<Record<ApplicationStatus, string>>;
  /** Shown while a keyboard selection waits for Enter: 'Not saved: press Enter'. */
  unsaved: string;
}

export interface StatusSelectProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Accessible name of the select: 'Status of the application of Mrs Nwosu Amaka'. */
  label: string;
  /** Current status of the application. */
  status: ApplicationStatus;
  /** Status that is being saved. Undefined when no request is pending. */
  pending?: ApplicationStatus | undefined;
  /** Texts of the options. */
  labels: StatusSelectLabels;
  /** Size of the select. Use `small` in table rows. Default `medium`. */
  size?: 'medium' | 'small';
  /** Shows only the mark of the select, beside a badge that says the status, until the keyboard changes it or a menu opens it. Default `false`. */
  mark?: boolean;
  /** Why the status can't be changed. The select is then disabled. Default: it can. */
  disabledReason?: string | undefined;
  /** Called with the status that the user has chosen. */
  onStatus: (status: ApplicationStatus) => void;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Options, in the order of S-2.66. */
const options = ['pending', 'approved', 'rejected'] as const satisfies readonly ApplicationStatus[];

/**
 * Sets the status of an application, from any status to any other (S-4.3). Choosing from the open list saves immediately. A closed
 * select changes with every arrow key and letter, so such a selection is saved only on Enter or blur, and Escape reverts it.
 */
export function StatusSelect({
  label,
  status,
  pending,
  labels,
  size = 'medium',
  mark = false,
  disabledReason,
  onStatus,
  className,
  ...rest
}: StatusSelectProps) {
  /** Selected by keyboard and not saved yet. */
  const [unsaved, setUnsaved] = useState<ApplicationStatus>();
  const isKeyboard = useRef(false);

  const save = () => {
    setUnsaved(undefined);
    if (unsaved !== undefined && unsaved !== status) onStatus(unsaved);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    isKeyboard.current = true;
    if (unsaved === undefined) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape') {
      setUnsaved(undefined);
    }
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLSelectElement>) => {
    // Switching to another window is not a decision: the select is still this page's active element.
    if (document.activeElement === currentTarget) return;
    isKeyboard.current = false;
    save();
  };

  return (
    <Stack {...rest} space="0" className={clsx(mark && styles.mark, className)}>
      <SelectField
        label={label}
        labelHidden
        size={size}
        options={options.map((value) => ({ value, label: labels.choices[value] }))}
        value={unsaved ?? pending ?? status}
        aria-busy={pending !== undefined}
        disabled={disabledReason !== undefined}
        title={disabledReason}
        onPointerDown={() => {
          isKeyboard.current = false;
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onChange={({ currentTarget }) => {
          // Ignore changes while a request is pending, instead of using `disabled`, which would make keyboard users lose focus.
          if (pending !== undefined) return;
          const chosen = currentTarget.value as ApplicationStatus;
          if (isKeyboard.current) return setUnsaved(chosen === status ? undefined : chosen);
          setUnsaved(undefined);
          onStatus(chosen);
        }}
      />
      {/* Always rendered: a live region announces only changes to its content. */}
      <Text as="span" size="small" tone="muted" role="status">
        {unsaved !== undefined && labels.unsaved}
      </Text>
      {disabledReason && <VisuallyHidden>{disabledReason}</VisuallyHidden>}
    </Stack>
  );
}
