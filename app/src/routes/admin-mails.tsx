import { mailStates } from '@imc/api';
import { MailsScreen } from '@imc/screens/admin/mails';
import { mails } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { tablePlaceFrom, tablePlaceParams } from '@imc/screens/shared/table-search-params';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export const meta = () => privateMeta(mails.title);

export default function AdminMails() {
  const { params, open } = useSearchParamView();
  return (
    <MailsScreen
      place={tablePlaceFrom(params, mailStates)}
      onPlace={(place) => open(tablePlaceParams(place))}
    />
  );
}
