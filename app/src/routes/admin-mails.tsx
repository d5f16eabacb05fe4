import { mailsList } from '@imc/api';
import { MailsScreen } from '@imc/screens/admin/mails';
import { mails } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export const meta = () => privateMeta(mails.title);

export default function AdminMails() {
  const { params, open } = useSearchParamView();
  return <MailsScreen place={mailsList.parse(params)} onPlace={(place) => open(mailsList.format(place))} />;
}
