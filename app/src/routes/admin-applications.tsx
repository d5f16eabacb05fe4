import { AdminApplicationsScreen, listParamsFrom, toSearchParams } from '@imc/screens/admin/applications';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export default function AdminApplications() {
  const { params, open, replace, close } = useSearchParamView();
  return (
    <AdminApplicationsScreen
      params={listParamsFrom(params)}
      onParamsChange={(next, options) => (options?.replace ? replace : open)(toSearchParams(next))}
      onBack={(next) => close(toSearchParams(next))}
    />
  );
}
