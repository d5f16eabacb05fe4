import { privacyLink } from './navigation.ts';

/** Lines beside the forms that collect personal data, each with a link to the privacy notice (ACC-1, S-2.107). */
export const privacyNotes = {
  profile: { text: 'How we use your details and photo:', link: privacyLink },
  referees: { text: 'How we use your referees’ details:', link: privacyLink },
  application: {
    text: 'How we use your data:',
    link: privacyLink,
  },
  proof: { text: 'How we use the picture:', link: privacyLink },
  forgotPassword: { text: 'How we use your address:', link: privacyLink },
  feedback: {
    text: 'How we use your message:',
    link: privacyLink,
  },
} as const;
