import { accountsList } from '@imc/api';
import { PeopleScreen } from '@imc/screens/admin/people/people-screen';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export default function AdminPeople() {
  const { params, open } = useSearchParamView();
  return (
    <PeopleScreen
      user={useAreaUser()}
      params={accountsList.parse(params)}
      onParamsChange={(next) => open(accountsList.format(next))}
    />
  );
}
