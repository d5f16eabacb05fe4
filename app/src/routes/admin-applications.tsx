import { AdminApplicationsScreen, placeFrom, placeParams } from '@imc/screens/admin/admin-applications';
import { useView } from '../navigation/use-view.ts';
import { privateMeta } from '../page-title.ts';

export const meta = () => privateMeta('Membership applications');

export default function AdminApplications() {
  const { params, open, close } = useView();
  return (
    <AdminApplicationsScreen
      place={placeFrom(params)}
      onPlace={(place) => open(placeParams(place))}
      onBack={(place) => close(placeParams(place))}
    />
  );
}
