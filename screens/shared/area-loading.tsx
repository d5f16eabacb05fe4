import { Skeleton, Spinner, Stack, VisuallyHidden } from '@imc/ui';
import { areaLoading } from '../content/navigation.ts';
import { needsScript } from '../content/needs-script.ts';
import { NeedsScript } from './needs-script.tsx';

/** Content of a guarded area's frame while the session is restored: in the shape of its pages, a title and a sheet. */
export function AreaLoading() {
  return (
    <Stack data-page-head>
      <VisuallyHidden>
        <Spinner label={areaLoading} />
      </VisuallyHidden>
      <NeedsScript text={needsScript.area} />
      <Skeleton width="12rem" />
      <Skeleton shape="block" height="17rem" />
    </Stack>
  );
}
