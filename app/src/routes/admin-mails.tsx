import { mailsList } from '@imc/api';
import { MailsScreen } from '@imc/screens/admin/mails/mails-screen';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export default function AdminMails() {
  const { params, open } = useSearchParamView();
  return (
    <MailsScreen params={mailsList.parse(params)} onParamsChange={(next) => open(mailsList.format(next))} />
  );
}
