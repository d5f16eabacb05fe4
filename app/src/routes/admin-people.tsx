import { PeopleScreen, peoplePlaceFrom, peoplePlaceParams } from '@imc/screens/admin/people';
import { people } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta(people.title);

export default function AdminPeople() {
  const { params, open } = useSearchParamView();
  return (
    <PeopleScreen
      user={useAreaUser()}
      place={peoplePlaceFrom(params)}
      onPlace={(place) => open(peoplePlaceParams(place))}
    />
  );
}
