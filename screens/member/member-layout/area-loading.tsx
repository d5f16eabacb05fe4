import { Section, Spinner } from '@imc/ui';
import { areaLoading } from '../../content/navigation.ts';
import { needsScript } from '../../content/needs-script.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

/** Placeholder of a guarded area while the session is restored. */
export function AreaLoading() {
  return (
    <Section as="div" width="form">
      <Spinner label={areaLoading} />
      <NeedsScript text={needsScript.area} />
    </Section>
  );
}
