import { PublicLayout } from '@imc/screens/public/public-layout';
import type { ReactNode } from 'react';

/** Decorator that renders a page between navigation bar and footer. The newsletter form does nothing; the stories of the layout test it. */
export const withPublicLayout = (Story: () => ReactNode) => (
  <PublicLayout onSubscribe={() => Promise.resolve()}>
    <Story />
  </PublicLayout>
);
