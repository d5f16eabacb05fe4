import { messagesList } from '@imc/api';
import { MessagesScreen } from '@imc/screens/admin/messages/messages-screen';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export default function AdminMessages() {
  const { params, open } = useSearchParamView();
  return (
    <MessagesScreen
      place={messagesList.parse(params)}
      onPlace={(place) => open(messagesList.format(place))}
    />
  );
}
