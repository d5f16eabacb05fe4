import { errorPage } from './error-page.ts';

export const notFound = {
  title: errorPage.title,
  message: 'There is no page at this address.',
  ways: 'You may be looking for',
  pages: [
    { to: '/', label: 'Home', text: 'The Institute in short, its grades and how joining works.' },
    {
      to: '/membership/category',
      label: 'Membership categories and eligibility',
      text: 'What each of the six grades requires.',
    },
    {
      to: '/membership/application',
      label: 'Fees and admission',
      text: 'What each grade costs.',
    },
    { to: '/events', label: 'Events', text: 'The annual summit, webinars and networking evenings.' },
    { to: '/blog', label: 'Blog', text: 'Articles on the practice of consulting.' },
    { to: '/contact', label: 'Contact us', text: 'Address, telephone and email.' },
  ],
} as const;
