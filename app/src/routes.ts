import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The route table of the specification, section 2, as far as its screens are built. */
export default [
  layout('routes/public-layout.tsx', [index('routes/home.tsx'), route('terms', 'routes/terms.tsx')]),
  layout('routes/api-layout.tsx', [
    route('register', 'routes/register.tsx'),
    route('login', 'routes/login.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('dashboard', 'routes/member-layout.tsx', [
      index('routes/overview.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('application', 'routes/applications.tsx'),
    ]),
    layout('routes/admin-layout.tsx', [
      route('admin/dashboard', 'routes/admin-dashboard.tsx'),
      route('admin/applications', 'routes/admin-applications.tsx'),
      route('admin/marketers', 'routes/admin-marketers.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
