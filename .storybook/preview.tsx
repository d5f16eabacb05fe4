import addonA11y from '@storybook/addon-a11y';
// Its main module loads the renderer of docs pages with every story.
import * as addonDocs from '@storybook/addon-docs/preview';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import type { AnyHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { lazy } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { configure } from 'storybook/test';
import '@imc/ui/styles.css';
import '@imc/ui/schemes.css';
import { codeSample } from './docs/code-sample.ts';
import { componentDescription, docsArgTypes, usableControls } from './docs/element-args.ts';
import { followEntryLinks } from './docs/entry-links.ts';
import { applyPageGlobals, followPageGlobals, initialPageGlobals, pageGlobalTypes } from './globals/index.ts';
import { applyScheme, followToolbar, schemeChoices } from './globals/scheme.ts';
import { viewports } from './globals/viewports.ts';
import { setFrozen } from './story-helpers/freeze-played-story.ts';
import type { startWorker } from './story-helpers/mock-worker.ts';
import { expectOwnLook } from './story-helpers/own-look.ts';

/** Requests of the current story that no handler answered. */
const unhandledCalls: string[] = [];

// After this event MSW treats the page as closed and answers no calls, also those of later stories.
window.addEventListener('pagehide', () =>
  unhandledCalls.push('any call after the pagehide event of this story'),
);

/** MSW loads with the first story that has handlers, because its worker takes as long to start as a story to render. */
let worker: ReturnType<typeof startWorker> | undefined;
/** Resolves once the worker has the handlers of the story. */
let ready: Promise<void> | undefined;

async function start() {
  const { startWorker } = await import('./story-helpers/mock-worker.ts');
  return startWorker((call) => unhandledCalls.push(call));
}

const msw = {
  use(...handlers: AnyHandler[]) {
    worker ??= start();
    ready = worker.then((started) => started.use(...handlers));
  },
  resetHandlers(...handlers: AnyHandler[]) {
    ready = worker?.then((started) => started.resetHandlers(...handlers));
  },
} as SetupWorker;

followToolbar();
followPageGlobals();
followEntryLinks();

// A long limit, because a busy machine is many times slower than an idle one. Printing the document into every error of a retried query takes
// more time than the query itself.
configure({
  asyncUtilTimeout: 15_000,
  getElementError: (message) =>
    Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});

/** Duration in milliseconds of the longest animation that is finished before axe; longer ones are part of the story. */
const longestTransition = 1000;

// `components` replaces elements of MDX pages. Storybook supports it, but its types don't include it.
const docs = {
  codePanel: true,
  // Headings in stories and examples are not sections of the page.
  toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, [inert] *' },
  // Stories don't load Storybook's blocks, which are a third of its preview.
  page: lazy(async () => ({ default: (await import('./docs/story-page.tsx')).StoryPage })),
  container: lazy(async () => ({ default: (await import('./docs/docs-container.tsx')).SchemedDocs })),
  components: {
    code: lazy(async () => ({ default: (await import('./docs/linked-code.tsx')).LinkedCode })),
    Story: lazy(async () => ({ default: (await import('./docs/framed-story.tsx')).FramedStory })),
  },
  source: { type: 'code', transform: codeSample },
  extractArgTypes: docsArgTypes,
  extractComponentDescription: componentDescription,
};

/** Lets a story that throws fail: the router would show the error instead. */
function ThrowAgain(): never {
  throw useRouteError();
}

export default definePreview({
  argTypesEnhancers: [usableControls],
  addons: [addonDocs, addonA11y(), addonVitest(), addonMsw(() => msw)],
  async beforeEach({ parameters }) {
    setFrozen(false);
    unhandledCalls.length = 0;
    // Some screens have calls before they render. Tests also find the calls of stories without handlers.
    if (import.meta.env.MODE !== 'test' && !parameters.fileName.startsWith('./screens/')) return;
    worker ??= start();
    await worker;
  },
  mount: (context) => async () => {
    await ready;
    await context.renderToCanvas();
    return context.canvas;
  },
  // Stories never use the network: an unhandled request fails the story, even if the component hides the failure.
  afterEach(story) {
    // Accessibility is checked at the end of animations, because text that fades in does not have its final contrast.
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) <= longestTransition) animation.finish();
    if (unhandledCalls.length > 0) throw new Error(`No handler answers ${unhandledCalls.join(', ')}.`);
    if (import.meta.env.MODE === 'test') expectOwnLook(story);
    else if (story.playFunction) setFrozen(true);
  },
  tags: ['autodocs'],
  parameters: {
    // Axe spends much of its time on describing elements; tests only need those that break a rule.
    a11y: {
      test: 'error',
      // It looks at every element for `!important` in its style attribute, which React never writes.
      config: { rules: [{ id: 'avoid-inline-spacing', enabled: false }] },
      options: {
        resultTypes: import.meta.env.MODE === 'test' ? ['violations'] : ['violations', 'incomplete'],
      },
    },
    // A picture of each story in every scheme, on a phone and on a desk.
    chromatic: {
      modes: Object.fromEntries(
        schemeChoices
          .filter(({ value }) => value !== 'system')
          .flatMap(({ value }) =>
            [360, 1280].map((width) => [`${value} ${width}`, { scheme: value, viewport: width }]),
          ),
      ),
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs,
    layout: 'padded',
    // A play fails where its story is narrower than the desk it needs, or in a window of its own, wider than its phone: the story stays in sight.
    throwPlayFunctionExceptions:
      import.meta.env.MODE === 'test' || (window !== window.top && innerWidth >= 1024),
    viewport: { options: viewports },
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
    ...pageGlobalTypes,
  },
  initialGlobals: initialPageGlobals,
  decorators: [
    (Story, { globals, parameters }) => {
      applyScheme(globals.scheme);
      applyPageGlobals(globals);
      // Flows have their own router.
      if (parameters.router === false) return <Story />;
      const { path = '/', routes } = (parameters.router ?? {}) as { path?: string; routes?: string[] };
      const router = createMemoryRouter(
        [...(routes ?? ['*'])].map((route) => ({
          path: route,
          element: <Story />,
          ErrorBoundary: ThrowAgain,
        })),
        { initialEntries: [path] },
      );
      return <RouterProvider router={router} />;
    },
  ],
});
