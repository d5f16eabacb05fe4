import { errorPage } from './error-page.ts';

export const notFound = {
  title: errorPage.title,
  message: 'There is no page at this address.',
  tilesText: 'A wall with a tile missing, as this page is.',
  ways: 'Perhaps you are looking for one of these',
  pages: [
    { to: '/', label: 'Home', text: 'The Institute in short, its grades and how joining works.' },
    {
      to: '/membership/category',
      label: 'Membership categories and eligibility',
      text: 'What each of the six grades asks.',
    },
    {
      to: '/membership/application',
      label: 'Fees and admission',
      text: 'What each grade costs.',
    },
    { to: '/events', label: 'Events', text: 'The annual summit, webinars and networking evenings.' },
    { to: '/blog', label: 'Blog', text: 'Notes on the practice of advising.' },
    { to: '/contact', label: 'All ways to reach us', text: 'Address, telephone and e-mail.' },
  ],
} as const;
