import { adminPages, calendarPath, type DatedEvent, datedEvents } from '@imc/screens/content';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** A calendar file for each event with a date (S-2.105). Another path under `/events` is an unknown page. */
export const calendarRoutes = (dated: readonly DatedEvent[]) =>
  dated.map((event) => {
    const path = calendarPath(event).slice(1);
    return route(path, 'routes/event-calendar.ts', { id: path });
  });

/** The route table of S-2.1 to S-2.30. */
export default [
  layout('routes/public-layout.tsx', [
    index('routes/home.tsx'),
    route('about-us', 'routes/about.tsx'),
    route('about-us/mission', 'routes/aims-and-objectives.tsx'),
    route('about-us/council', 'routes/council-members.tsx'),
    route('about-us/code-of-ethics', 'routes/code-of-ethics.tsx'),
    route('about-us/global-links', 'routes/global-links.tsx'),
    route('about-us/governing-bodies', 'routes/governing-body.tsx'),
    route('membership/benefits', 'routes/membership-benefits.tsx'),
    route('membership/category', 'routes/membership-categories.tsx'),
    route('membership/application', 'routes/registration-and-admission.tsx'),
    route('membership/form', 'routes/join.tsx'),
    route('membership/IMC-Application', 'routes/imc-application.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('certifications', 'routes/certifications.tsx'),
    route('events', 'routes/events.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('feedback', 'routes/feedback.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:id', 'routes/blog-post.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('share/:picture', 'routes/share-picture.ts'),
  ...calendarRoutes(datedEvents()),
  layout('routes/api-layout.tsx', [
    route('register', 'routes/register.tsx'),
    route('login', 'routes/login.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('confirm-address', 'routes/confirm-address.tsx'),
    route('stop-address-change', 'routes/stop-address-change.tsx'),
    route('verify', 'routes/verify.tsx'),
    route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    route('newsletter/leave', 'routes/newsletter-leave.tsx'),
    route('dashboard', 'routes/member-layout.tsx', [
      index('routes/overview.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('application', 'routes/applications.tsx'),
      route('payments', 'routes/payments.tsx'),
    ]),
    layout('routes/admin-layout.tsx', [
      ...adminPages.map(({ to }) => route(to.slice(1), `routes/admin-${to.slice('/admin/'.length)}.tsx`)),
      route('admin/profile', 'routes/admin-profile.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
