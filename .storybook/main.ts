import { existsSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';

/** Without a project, Chromatic's panel is an advertisement. */
const hasVisualTests = Boolean(process.env.CHROMATIC_PROJECT_TOKEN);

/** Of the last `npm run test:visual` on this machine, which also replaces those in the built Storybook. */
const pictures = existsSync('test-results/visual') ? '../test-results/visual' : './no-pictures';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './{guides,pages}/**/*.mdx',
    './flows/**/*.stories.tsx',
    '../ui/{foundations,mail}/**/*.mdx',
    '../ui/**/*.stories.tsx',
    '../screens/**/*.stories.tsx',
  ],
  staticDirs: [
    './public',
    { from: pictures, to: '/visual' },
    { from: '../ui/fonts/build', to: '/fonts' },
    { from: '../ui/tokens/build/downloads', to: '/tokens' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...(hasVisualTests ? ['@chromatic-com/storybook'] : []),
    'msw-storybook-addon',
    './search/preset.ts',
  ],
  // The props come from the type checker instead (component-docs-plugin.ts).
  typescript: { reactDocgen: false },
  features: {
    experimentalTestSyntax: true,
    // The search finds pages by their synonyms (search/preset.ts).
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    // Highlights are drawn for the manager. Even without one, the feature computes the style of every element after every change of the document.
    highlight: process.env.VITEST === undefined,
  },
  // The sidebar starts with the states of each page. Its filter shows these too.
  tags: { matrix: { defaultFilterSelection: 'exclude' }, _test: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
