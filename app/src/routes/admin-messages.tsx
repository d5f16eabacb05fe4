import { messagesList } from '@imc/api';
import { MessagesScreen } from '@imc/screens/admin/messages/messages-screen';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export default function AdminMessages() {
  const { params, open } = useSearchParamView();
  return (
    <MessagesScreen
      params={messagesList.parse(params)}
      onParamsChange={(next) => open(messagesList.format(next))}
    />
  );
}
