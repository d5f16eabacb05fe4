import { Spinner, Stack } from '@imc/ui';
import { areaLoading } from '../content/navigation.ts';
import { needsScript } from '../content/needs-script.ts';
import { NeedsScript } from './needs-script.tsx';

/** Content of a guarded area's frame while the session is restored. */
export function AreaLoading() {
  return (
    <Stack>
      <Spinner label={areaLoading} />
      <NeedsScript text={needsScript.area} />
    </Stack>
  );
}
