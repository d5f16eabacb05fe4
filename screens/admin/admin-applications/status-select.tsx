import type { ApplicationStatus } from '@imc/api';
import { SelectField } from '@imc/ui';

const choices = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approve' },
  { value: 'rejected', label: 'Reject' },
] as const satisfies readonly { value: ApplicationStatus; label: string }[];

/** Sets the state of one application, from any to any (specification, section 4). */
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
  return (
    <SelectField
      label={`Status of the application of ${name}`}
      labelHidden
      size={size}
      options={choices}
      value={pending ?? status}
      aria-busy={pending !== undefined}
      onChange={({ currentTarget }) => {
        // Not `disabled` meanwhile: that would take the focus away from whoever decides by keyboard.
        if (pending === undefined) onStatus(currentTarget.value as ApplicationStatus);
      }}
    />
  );
}
