import { MailsScreen, placeFrom, placeParams } from '@imc/screens/admin/mails';
import { privateMeta } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export const meta = () => privateMeta('Mails');

export default function AdminMails() {
  const { params, open } = useSearchParamView();
  return <MailsScreen place={placeFrom(params)} onPlace={(place) => open(placeParams(place))} />;
}
