import { Section, Spinner } from '@imc/ui';

/** Stands where a guarded area will be, while it is found out who is there. */
export function AreaLoading() {
  return (
    <Section as="div" width="form">
      <Spinner label="Opening your area" />
    </Section>
  );
}
