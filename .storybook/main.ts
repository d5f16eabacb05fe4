import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './pages/**/*.mdx',
    './flows/**/*.stories.tsx',
    '../ui/**/*.mdx',
    '../ui/**/*.stories.tsx',
    '../screens/**/*.stories.tsx',
  ],
  staticDirs: [
    './public',
    { from: '../ui/fonts/build', to: '/fonts' },
    { from: '../ui/tokens/build/downloads', to: '/tokens' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'msw-storybook-addon',
  ],
  features: { experimentalTestSyntax: true, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
