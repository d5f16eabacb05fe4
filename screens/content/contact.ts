import { homePageLink } from './navigation.ts';

/** Contact details and the two forms (S-2.43, S-2.54, S-8.10, S-8.11). Offices are SAMPLES. */
export const contact = {
  path: '/contact',
  above: [homePageLink],
  title: 'Contact Us',
  lead: 'Write, call or visit us. If you have applied, your member area shows the latest status.',
  hours: {
    title: 'Working hours',
    items: [
      { days: 'Monday to Saturday', times: '10 am to 7 pm' },
      { days: 'Sunday', times: '11 am to 5 pm' },
    ],
  },
  ways: {
    title: 'Reach us directly',
    address: 'Address',
    phones: 'Telephone',
    email: 'Email',
    chat: 'WhatsApp',
  },
  offices: [
    { name: 'Head office', address: ['Institute House', '1 Sample Crescent', 'Abuja'] },
    { name: 'Lagos office', address: ['2 Sample Road', 'Ikeja', 'Lagos'] },
  ],
  emails: [
    { label: 'Training', address: 'training@imc.example' },
    { label: 'The secretariat', address: 'secretariat@imc.example' },
  ],
  /** Sample. */
  whatsapp: { label: 'Write on WhatsApp', href: 'https://wa.me/2348000000101' },
  /** Notes beside the forms, also the form to join (S-10.8, MSG-1). */
  note: {
    /** Unless messages are stored, with the Institute's telephone number, address and chat as links. */
    nobody: {
      call: 'Messages from this form are not sent. To reach the Institute, call',
      mail: ', email',
      or: 'or',
      chat: 'write on WhatsApp',
    },
    stored: 'We keep your message so that we can reply.',
    failed: 'Your message was not sent. What you typed is still here. Please try again.',
  },
  homeForm: {
    section: 'Contact us',
    title: 'Send us a Message',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    message: 'Message',
    submit: 'Send Message',
    sent: "Thank you for your message. We'll get back to you soon!",
  },
  pageForm: {
    title: 'Write to us',
    name: 'Full Name',
    phone: 'Phone',
    email: 'Email',
    message: 'Message',
    submit: 'Send Message',
    sent: 'Message sent successfully!',
  },
  feedback: {
    path: '/feedback',
    above: [homePageLink, { label: 'Contact Us', to: '/contact' }],
    title: 'Feedback',
    lead: 'Tell us what was good, what was not, and what you missed.',
    link: 'Give feedback',
    ask: {
      title: 'What helps us',
      items: [
        'Which page, course, event or letter it is about.',
        'What you expected, and what happened instead.',
        'How we can reach you, if you would like an answer.',
      ],
    },
    text: 'Write or call. If it is about an application, give its reference, such as IMC-APP-118.',
  },
} as const;
