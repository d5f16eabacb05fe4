import { AdminApplicationsScreen, placeFrom, placeParams } from '@imc/screens/admin/applications';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export default function AdminApplications() {
  const { params, open, replace, close } = useSearchParamView();
  return (
    <AdminApplicationsScreen
      place={placeFrom(params)}
      onPlace={(place, options) => (options?.replace ? replace : open)(placeParams(place))}
      onBack={(place) => close(placeParams(place))}
    />
  );
}
