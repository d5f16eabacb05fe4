import type { ApplicationStatus } from '@imc/api';
import { SelectField, Stack, Text } from '@imc/ui';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

const choices = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approve' },
  { value: 'rejected', label: 'Reject' },
] as const satisfies readonly { value: ApplicationStatus; label: string }[];

/**
 * Sets the state of one application, from any to any (specification, section 4). A choice from the open list is a decision. A closed select
 * changes with every arrow key and letter: what is chosen so waits for Enter, or for leaving the select, and Escape takes it back.
 */
export function StatusSelect({
  status,
  name,
  pending,
  size,
  onStatus,
}: {
  status: ApplicationStatus;
  /** Whose application it is, for those who hear the page. */
  name: string;
  /** The state that it is being set to, while the server is asked. */
  pending: ApplicationStatus | undefined;
  size?: 'medium' | 'small';
  onStatus: (status: ApplicationStatus) => void;
}) {
  /** Chosen by keyboard and not decided yet. */
  const [waiting, setWaiting] = useState<ApplicationStatus>();
  const byKeyboard = useRef(false);

  const decide = () => {
    setWaiting(undefined);
    if (waiting !== undefined && waiting !== status) onStatus(waiting);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    byKeyboard.current = true;
    if (waiting === undefined) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      decide();
    } else if (event.key === 'Escape') {
      setWaiting(undefined);
    }
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLSelectElement>) => {
    // Another window in front is no decision: the select is still where the person is on this page.
    if (document.activeElement === currentTarget) return;
    byKeyboard.current = false;
    decide();
  };

  return (
    <Stack space="0">
      <SelectField
        label={`Status of the application of ${name}`}
        labelHidden
        size={size}
        options={choices}
        value={waiting ?? pending ?? status}
        aria-busy={pending !== undefined}
        onPointerDown={() => {
          byKeyboard.current = false;
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onChange={({ currentTarget }) => {
          // Not `disabled` meanwhile: that would take the focus away from whoever decides by keyboard.
          if (pending !== undefined) return;
          const chosen = currentTarget.value as ApplicationStatus;
          if (byKeyboard.current) return setWaiting(chosen === status ? undefined : chosen);
          setWaiting(undefined);
          onStatus(chosen);
        }}
      />
      {/* There from the start: only what changes in it is read out. */}
      <Text as="span" size="small" tone="muted" role="status">
        {waiting !== undefined && 'Not saved: press Enter'}
      </Text>
    </Stack>
  );
}
