import { PublicLayout } from '@imc/screens/public/public-layout';
import { type ReactNode, useLayoutEffect } from 'react';

/** Marks the root element as the site does after a navigation. Queries by role are slow in content that is laid out only when it comes near. */
function LaidOutAtOnce({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.navigated = '';
    return () => {
      delete dataset.navigated;
    };
  }, []);
  return children;
}

/** Decorator that renders a page between navigation bar and footer. The newsletter form does nothing; the stories of the layout test it. */
export const withPublicLayout = (Story: () => ReactNode) => (
  <LaidOutAtOnce>
    <PublicLayout onSubscribe={() => Promise.resolve()}>
      <Story />
    </PublicLayout>
  </LaidOutAtOnce>
);
