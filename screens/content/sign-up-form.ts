import { gradeCodes, gradeFees, gradeLabels } from '@imc/api';
import type { SignUpWizardLabels } from '@imc/ui/membership';
import { unreachable } from './account-pages.ts';
import { naira } from './money.ts';
import { privacyLink, signInLink, termsPageLink } from './navigation.ts';
import { newPasswordLabels } from './new-password-form.ts';

/** The screen adds the terms, because they contain links. */
export const signUpLabels: Omit<SignUpWizardLabels, 'password'> & {
  password: Omit<SignUpWizardLabels['password'], 'terms'>;
} = {
  details: {
    title: 'Join',
    text: 'You pay nothing until you apply.',
    name: 'Your details',
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone number',
    membershipType: 'Membership type',
    membershipTypeHelp: (type) => {
      const grade = gradeCodes.find((code) => gradeLabels[code].membershipType === type);
      if (!grade) return 'You can change it when you apply.';
      const { application, admission } = gradeFees[grade];
      const later = admission === null ? '' : `, ${naira(admission)} when you are admitted`;
      return `${naira(application)} when you apply${later}.`;
    },
    membershipTypePlaceholder: 'Choose a membership type',
    missing: {
      name: 'Enter your full name',
      email: 'Enter your email address',
      phone_number: 'Enter your phone number',
      membership_type: 'Choose a membership type',
    },
    submit: 'Next',
    unavailable: unreachable,
  },
  password: {
    ...newPasswordLabels,
    missing: {
      ...newPasswordLabels.missing,
      terms: 'Agree to the terms and conditions to create an account',
    },
    title: 'Choose a password',
    text: (email) => `For the account of ${email}.`,
    name: 'Your password',
    back: 'Back',
    submit: 'Create Account',
    next: 'You can then sign in and start your application. We also email you a link to confirm your address.',
  },
  step: (step) => `Step ${step} of 2`,
  unavailable: 'Registration failed. Please try again.',
};

/** Shown after following a marketer's link (MKT-1). */
export const referralNote = (code: string): string =>
  `You were referred with the code ${code}. Your first application will contain it, and you can change it there.`;

/** Texts around the form, and those in it that contain links. */
export const signUp = {
  failure: { refused: 'Registration failed', failed: signUpLabels.unavailable },
  terms: {
    agree: 'I agree to the',
    terms: { label: 'terms and conditions', to: termsPageLink.to },
    read: 'and have read the',
    privacy: { label: 'privacy notice', to: privacyLink.to },
    newTab: '(both open in a new tab)',
  },
  signIn: { text: 'Already have an account?', link: signInLink },
} as const;
