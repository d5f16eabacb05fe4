import { privacyLink } from './navigation.ts';

/** Line beside the forms that collect personal data, with a link to the privacy notice (ACC-1, S-2.107). */
export const privacyNote = { text: 'How we use your data:', link: privacyLink } as const;
