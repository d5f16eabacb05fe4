import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import '@imc/ui/styles.css';

/** What a story may fetch without a handler: Storybook's and Vite's own files, never an API. */
const isOwnAsset = ({ pathname }: URL) => !/^\/(api|uploads|content)\//.test(pathname);

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonVitest(),
    addonMsw(async () => {
      const worker = setupWorker();
      await worker.start({
        quiet: true,
        onUnhandledRequest(request, print) {
          const url = new URL(request.url);
          if (url.origin === location.origin && isOwnAsset(url)) return;
          print.error();
          throw new Error(`A story called ${request.method} ${url.href}, which no handler answers.`);
        },
      });
      return worker;
    }),
  ],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Elements',
          'Layout',
          'Patterns',
          'Screens',
          ['Public', 'Account', 'Member', 'Admin'],
          'Flows',
        ],
      },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light' },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.dataset.scheme = String(globals.scheme);
      const { path = '/', routes } = (parameters.router ?? {}) as { path?: string; routes?: string[] };
      const router = createMemoryRouter(
        [...(routes ?? ['*'])].map((route) => ({ path: route, element: <Story /> })),
        { initialEntries: [path] },
      );
      return <RouterProvider router={router} />;
    },
  ],
});
