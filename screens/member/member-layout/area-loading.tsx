import { Section, Spinner } from '@imc/ui';
import { needsScript } from '../../content/needs-script.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

/** Stands where a guarded area will be, while it is found out who is there. */
export function AreaLoading() {
  return (
    <Section as="div" width="form">
      <Spinner label="Opening your area" />
      <NeedsScript text={needsScript.area} />
    </Section>
  );
}
