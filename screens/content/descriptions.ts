import { blog } from './blog.ts';

/**
 * Descriptions for search engines and link previews: one unique sentence of 50 to 160 characters each. Apart
 * from the pages' texts, so that browsers don't load them.
 */
export const descriptions = {
  '/': 'The professional body of management consultants in Nigeria, established in 1979. Grades, fees, eligibility and how to apply for membership.',
  '/about-us':
    'Who the Institute of Management Consultants is, how it began in 1979, what it works for, and whether membership of other bodies counts.',
  '/about-us/mission':
    'The aims of the Institute, what it does to reach them, and how internal and external management consultants differ in their work.',
  '/about-us/council':
    'The eight officers of the council of 2022 to 2025, with their telephone numbers and email addresses, and its nine members.',
  '/about-us/code-of-ethics':
    'Nine guidelines on confidentiality, fees, conflicts of interest and conduct that bind every member of the Institute.',
  '/about-us/global-links':
    'How the Institute is tied to the international council and the United Nations, and its assignments abroad from 1996 to 2008.',
  '/about-us/governing-bodies':
    'The Board of Trustees, the Director General and the other offices, and the General Council with its President and 21 members.',
  '/membership/benefits':
    'Nine benefits of membership in every grade: letters after your name, a place in the register, certification, training and more.',
  '/membership/category':
    'Six grades from Student to Distinguished Fellow: what each asks for in education and experience, and what it costs.',
  '/membership/application':
    'Application and admission fees of all six grades of membership in naira, and the steps from creating an account to being admitted.',
  '/membership/form':
    'The form to join the Institute of Management Consultants: who you are and what you do, and the other ways to reach us before you apply.',
  '/membership/IMC-Application':
    'The way to certification for newcomers and for members, and the five steps that lead from the choice of a level to the certificate.',
  '/faq':
    'Who can become a member, what membership costs, how to pay, how long it takes and what to have at hand: six questions answered.',
  '/certifications':
    'Five steps to a certified Associate, Senior or Executive Consultant, from the application and the training to the assessment.',
  '/events':
    'The annual summit, the webinar series and the networking evenings of the Institute: how each is held, and how to ask for the next date.',
  '/contact':
    'Offices in Abuja and Lagos, telephone numbers, email addresses, WhatsApp and working hours of the Institute of Management Consultants.',
  '/feedback':
    'How to tell the Institute what was good, what was not and what you missed: what helps us to act on it, and where to send it.',
  '/register':
    'Join the Institute of Management Consultants in two steps, then apply for the grade that fits your experience.',
  '/login': 'Sign in to follow your application, keep your profile up to date and see your payments.',
  '/forgot-password':
    'Ask for a link by email to choose a new password for your account. It works once, and for one hour.',
  '/reset-password': 'Choose a new password for your account with the link that was sent to you by email.',
  '/verify':
    'Verify a receipt of the Institute with the code that is printed on it: number, amount, grade and date.',
  '/newsletter/confirm':
    'Confirm that you want the newsletter of the Institute, with the link that was sent to you by email.',
  '/newsletter/leave':
    'Unsubscribe from the newsletter of the Institute in one step, with the link that is in each of its emails.',
  '/confirm-address':
    'Confirm the email address of your account with the link that was sent to you by email.',
  '/stop-address-change':
    'Stop or undo a change of the email address of your account with the link that was sent to you by email.',
  '/terms':
    'The terms on which you hold an account with the Institute, with their version and the date from which they apply.',
  '/privacy':
    'What the Institute does with personal data: for what purposes, who sees it, how long it is kept, and how to use your rights.',
  '/blog': blog.description,
} as const;

/** Path of a public page. Every public page has a description. */
export type PagePath = keyof typeof descriptions;
