import { membersList } from '@imc/api';
import { MembersScreen } from '@imc/screens/admin/members/members-screen';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export default function AdminMembers() {
  const { params, open } = useSearchParamView();
  return (
    <MembersScreen
      user={useAreaUser()}
      params={membersList.parse(params)}
      onParamsChange={(next) => open(membersList.format(next))}
    />
  );
}
