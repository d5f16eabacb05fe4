import { accountTexts } from '@imc/api/contract';
import type { ProfileFormLabels } from '@imc/ui/membership';
import { pictureFieldLabels } from './picture-field.ts';
import { privacyNote } from './privacy-notes.ts';

/** S-2.61 and S-8.3. */
export const profileLabels: ProfileFormLabels = {
  name: 'Full name',
  organization: 'Organization',
  qualification: 'Highest qualification',
  experience: 'Years of experience',
  experiencePlaceholder: 'Choose a range',
  careerField: 'Career field',
  phone: 'Phone number',
  photo: 'Profile photo',
  photoOptional: '(optional)',
  photoHelp: 'A photograph of you, of any size. Only you and the officers of the Institute can see it.',
  photoNow: 'Your photo',
  picture: pictureFieldLabels,
  privacy: privacyNote,
  submit: 'Save profile',
  saved: accountTexts.profileSaved,
  photoNotSaved: 'Your details are saved, your photo is not',
  failed: 'Failed to update profile',
  ok: 'OK',
};
