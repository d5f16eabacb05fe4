import { privacyLink } from './navigation.ts';

/** Lines beside the forms that collect personal data, each with a link to the privacy notice (ACC-1, S-2.107). */
export const privacyNotes = {
  profile: { text: 'What your details and your photo are used for, and your rights:', link: privacyLink },
  referees: { text: 'What the data of your referees is used for, and their rights:', link: privacyLink },
  application: {
    text: 'What your data is used for, how long it is kept, and your rights:',
    link: privacyLink,
  },
  proof: { text: 'What the picture is used for, who sees it, and your rights:', link: privacyLink },
  forgotPassword: { text: 'What your address is used for, and your rights:', link: privacyLink },
  feedback: {
    text: 'What your message is used for, how long it is kept, and your rights:',
    link: privacyLink,
  },
} as const;
