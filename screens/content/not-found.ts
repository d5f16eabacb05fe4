/** Ways on from an address without a page. */
export const notFound = {
  title: 'Unexpected Application Error!',
  message: 'There is no page at this address.',
  ways: 'Perhaps you are looking for one of these',
  pages: [
    { to: '/', label: 'Home' },
    { to: '/membership/category', label: 'Membership categories and eligibility' },
    { to: '/membership/application', label: 'Fees, and how one is admitted' },
    { to: '/events', label: 'Events' },
    { to: '/blog', label: 'Blog' },
    { to: '/contact', label: 'All ways to reach us' },
  ],
} as const;
