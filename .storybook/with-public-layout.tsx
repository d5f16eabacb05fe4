import { PublicLayout } from '@imc/screens/public/public-layout';
import type { ReactNode } from 'react';

/** Puts a page where the site has it: between navigation bar and footer. What its newsletter does is shown by the stories of the layout. */
export const withPublicLayout = (Story: () => ReactNode) => (
  <PublicLayout onSubscribe={() => Promise.resolve()}>
    <Story />
  </PublicLayout>
);
