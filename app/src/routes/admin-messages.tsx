import { MessagesScreen, messagesPlaceFrom, messagesPlaceParams } from '@imc/screens/admin/messages';
import { privateMeta } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export const meta = () => privateMeta('Messages');

export default function AdminMessages() {
  const { params, open } = useSearchParamView();
  return (
    <MessagesScreen place={messagesPlaceFrom(params)} onPlace={(place) => open(messagesPlaceParams(place))} />
  );
}
