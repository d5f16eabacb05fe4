import { NewsletterScreen, readersPlaceFrom, readersPlaceParams } from '@imc/screens/admin/newsletter';
import { privateMeta } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export const meta = () => privateMeta('Newsletter');

export default function AdminNewsletter() {
  const { params, open } = useSearchParamView();
  return (
    <NewsletterScreen place={readersPlaceFrom(params)} onPlace={(place) => open(readersPlaceParams(place))} />
  );
}
