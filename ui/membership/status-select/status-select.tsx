import type { ApplicationStatus } from '@imc/api/contract';
import { type FocusEvent, type HTMLAttributes, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { SelectField } from '../../components/forms/select-field/select-field.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';

/** The words of the choices. */
export interface StatusSelectLabels {
  /** What each choice does: `{ pending: 'Pending', approved: 'Approve', rejected: 'Reject' }`. */
  choices: Readonly<Record<ApplicationStatus, string>>;
  /** Shown while a choice made by keyboard waits for Enter: 'Not saved: press Enter'. */
  unsaved: string;
}

export interface StatusSelectProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Name of the select for screen readers: 'Status of the application of Mrs Nwosu Amaka'. */
  label: string;
  /** The status that the application has. */
  status: ApplicationStatus;
  /** The status that it is being set to, while the server is asked. */
  pending?: ApplicationStatus | undefined;
  /** The words of the choices. */
  labels: StatusSelectLabels;
  /** `small` for rows of a table. Default `medium`. */
  size?: 'medium' | 'small';
  /** A status was decided on. */
  onStatus: (status: ApplicationStatus) => void;
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

/** The choices, in the order of S-2.66. */
const order = ['pending', 'approved', 'rejected'] as const satisfies readonly ApplicationStatus[];

/**
 * Sets the status of one application, from any to any (S-4.3). A choice from the open list is a decision. A closed select changes
 * with every arrow key and letter: what is chosen that way waits for Enter, or for leaving the select, and Escape takes it back.
 */
export function StatusSelect({
  label,
  status,
  pending,
  labels,
  size = 'medium',
  onStatus,
  ...rest
}: StatusSelectProps) {
  /** Chosen by keyboard and not decided yet. */
  const [undecided, setUndecided] = useState<ApplicationStatus>();
  const byKeyboard = useRef(false);

  const decide = () => {
    setUndecided(undefined);
    if (undecided !== undefined && undecided !== status) onStatus(undecided);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    byKeyboard.current = true;
    if (undecided === undefined) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      decide();
    } else if (event.key === 'Escape') {
      setUndecided(undefined);
    }
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLSelectElement>) => {
    // Another window in front is no decision: the select still has the focus of this page.
    if (document.activeElement === currentTarget) return;
    byKeyboard.current = false;
    decide();
  };

  return (
    <Stack {...rest} space="0">
      <SelectField
        label={label}
        labelHidden
        size={size}
        options={order.map((value) => ({ value, label: labels.choices[value] }))}
        value={undecided ?? pending ?? status}
        aria-busy={pending !== undefined}
        onPointerDown={() => {
          byKeyboard.current = false;
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onChange={({ currentTarget }) => {
          // Not `disabled` while the server is asked: that would take the focus away from whoever decides by keyboard.
          if (pending !== undefined) return;
          const chosen = currentTarget.value as ApplicationStatus;
          if (byKeyboard.current) return setUndecided(chosen === status ? undefined : chosen);
          setUndecided(undefined);
          onStatus(chosen);
        }}
      />
      {/* Rendered from the start: a live region reads only what changes in it. */}
      <Text as="span" size="small" tone="muted" role="status">
        {undecided !== undefined && labels.unsaved}
      </Text>
    </Stack>
  );
}
