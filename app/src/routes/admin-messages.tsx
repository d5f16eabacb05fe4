import { messagesList } from '@imc/api';
import { MessagesScreen } from '@imc/screens/admin/messages';
import { messages } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export const meta = () => privateMeta(messages.title);

export default function AdminMessages() {
  const { params, open } = useSearchParamView();
  return (
    <MessagesScreen
      place={messagesList.parse(params)}
      onPlace={(place) => open(messagesList.format(place))}
    />
  );
}
