import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // Public pages are written at build; the member and admin areas render in the browser behind their guards.
  prerender: [
    '/',
    '/about-us',
    '/about-us/mission',
    '/about-us/council',
    '/about-us/code-of-ethics',
    '/about-us/global-links',
    '/about-us/governing-bodies',
    '/membership/benefits',
    '/membership/category',
    '/membership/application',
    '/membership/form',
    '/membership/IMC-Application',
    '/faq',
    '/certifications',
    '/events',
    '/contact',
    '/feedback',
    '/register',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/terms',
  ],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
