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
  busy,
  size,
  onStatus,
}: {
  status: ApplicationStatus;
  /** Whose application it is, for those who hear the page. */
  name: string;
  busy: boolean;
  size?: 'medium' | 'small';
  onStatus: (status: ApplicationStatus) => void;
}) {
  return (
    <SelectField
      label={`Status of the application of ${name}`}
      labelHidden
      size={size}
      options={choices}
      value={status}
      disabled={busy}
      onChange={({ currentTarget }) => onStatus(currentTarget.value as ApplicationStatus)}
    />
  );
}
