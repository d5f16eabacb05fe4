import { readerStates } from '@imc/api';
import { NewsletterScreen } from '@imc/screens/admin/newsletter';
import { newsletterDesk } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { tablePlaceFrom, tablePlaceParams } from '@imc/screens/shared/table-search-params';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export const meta = () => privateMeta(newsletterDesk.title);

export default function AdminNewsletter() {
  const { params, open } = useSearchParamView();
  return (
    <NewsletterScreen
      place={tablePlaceFrom(params, readerStates)}
      onPlace={(place) => open(tablePlaceParams(place))}
    />
  );
}
