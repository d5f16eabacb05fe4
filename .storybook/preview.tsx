import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { configure } from 'storybook/test';
import '@imc/ui/styles.css';
import '@imc/ui/schemes.css';
import { SchemedDocs } from './docs-container.tsx';
import { elementsHaveNoControl } from './element-args.ts';
import { applyScheme, followToolbar, schemeChoices } from './scheme.ts';
import { StoryPage } from './story-page.tsx';

/** What a story may fetch without a handler: Storybook's and Vite's own files, never an API. */
const isOwnAsset = ({ pathname }: URL) => !/^\/(api|uploads|content)\//.test(pathname);

/** Calls of the present story that no handler answered. */
const unhandledCalls: string[] = [];

/** Beside the page, wherever it lies: a built Storybook is published under any path. */
const workerUrl = `${import.meta.env.BASE_URL}mockServiceWorker.js`;

/** Starts the worker. Where it can't be started, stories without handlers do without it, and the others say what it lacks. */
async function startWorker() {
  const worker = setupWorker();
  const started = worker.start({
    serviceWorker: { url: workerUrl },
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol !== 'http') return defaults.error();
      const { request } = frame.data as { request: Request };
      const url = new URL(request.url);
      if (url.origin === location.origin && isOwnAsset(url)) return;
      unhandledCalls.push(`${request.method} ${request.url}`);
      defaults.error();
    },
  });
  await started.catch((cause: unknown) => {
    worker.use = () => {
      throw new Error(
        `This story needs the service worker that answers its calls, and ${new URL(workerUrl, location.href)} could not be started. Publish the whole folder of the built Storybook, that file included.`,
        { cause },
      );
    };
  });
  return worker;
}

/** The one worker of this page: a page of rules begins all its stories at once, and each asks for it. */
let worker: ReturnType<typeof startWorker> | undefined;

followToolbar();

// What a story waits for comes at once on a quick machine; a busy one is given four times the usual second.
configure({ asyncUtilTimeout: 4000 });

/** Milliseconds of the longest motion that is waited for; what runs longer is part of the story. */
const longestTransition = 1000;

export default definePreview({
  argTypesEnhancers: [elementsHaveNoControl],
  addons: [
    addonDocs(),
    addonA11y(),
    addonVitest(),
    addonMsw(() => {
      worker ??= startWorker();
      return worker;
    }),
  ],
  beforeEach() {
    unhandledCalls.length = 0;
  },
  // A story never meets the network: a call that no handler answers fails it, even where the component hides the failure.
  async afterEach() {
    // Accessibility is checked when motion has ended: text that fades in has no contrast yet.
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longestTransition);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    if (unhandledCalls.length > 0) throw new Error(`No handler answers ${unhandledCalls.join(', ')}.`);
  },
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: StoryPage, container: SchemedDocs },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Shape',
            'Layers and breakpoints',
            'Motion',
            'Icons',
            'Grade seals',
            'Tiles and mosaics',
            'Voice and wording',
          ],
          'Actions',
          'Forms',
          'Feedback',
          'Navigation',
          'Content',
          'Data',
          'Identity',
          'Layout',
          'Patterns',
          'Membership',
          'Screens',
          ['Public', 'Account', 'Member', 'Admin'],
          'Flows',
          'Coverage',
          'Review',
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
        items: [...schemeChoices],
      },
    },
  },
  initialGlobals: { scheme: 'light' },
  decorators: [
    (Story, { globals, parameters }) => {
      applyScheme(globals.scheme);
      // A flow brings the site's router.
      if (parameters.router === false) return <Story />;
      const { path = '/', routes } = (parameters.router ?? {}) as { path?: string; routes?: string[] };
      const router = createMemoryRouter(
        [...(routes ?? ['*'])].map((route) => ({ path: route, element: <Story /> })),
        { initialEntries: [path] },
      );
      return <RouterProvider router={router} />;
    },
  ],
});
