import { readersList } from '@imc/api';
import { NewsletterScreen } from '@imc/screens/admin/newsletter/newsletter-screen';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export default function AdminNewsletter() {
  const { params, open } = useSearchParamView();
  return (
    <NewsletterScreen
      params={readersList.parse(params)}
      onParamsChange={(next) => open(readersList.format(next))}
    />
  );
}
