/** Shown without JavaScript in place of features that require it. */
export const needsScript = {
  form: 'This form needs JavaScript, which is off in this browser.',
  area: 'The member area needs JavaScript, which is off in this browser.',
  contact: { label: 'Other ways to reach us', to: '/contact' },
} as const;
