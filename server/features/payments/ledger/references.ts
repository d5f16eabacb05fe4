import { applicationReference, chargeReference } from '@imc/api/contract';

/** What members quote in a transfer for a charge. */
export const referenceOf = ({
  id,
  application_id,
}: {
  readonly id: number;
  readonly application_id: number | null;
}): string => (application_id === null ? chargeReference(id) : applicationReference(application_id));
