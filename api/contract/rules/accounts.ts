/** In minutes. */
const waitOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/** The specification does not define these. */
export const accountTexts = {
  created: 'Account created successfully. Please sign in.',
  emailTaken: 'This email address is already registered.',
  signedIn: 'Signed in successfully',
  signedOut: 'Signed out successfully',
  wrongSignIn: 'Invalid email or password',
  /** 403: only after the right password. */
  blocked: 'This account is blocked. Please write to the Institute.',
  /** 429: too many failed sign-ins. */
  throttled: (seconds: number): string =>
    `Too many failed attempts. Please wait ${waitOf(seconds)} and try again, or reset your password.`,
  /** 429: too many failed sign-ins from one network. */
  networkThrottled: (seconds: number): string =>
    `Too many failed attempts from your connection. Please wait ${waitOf(seconds)} and try again.`,
  profile: 'Profile',
  profileSaved: 'Profile updated successfully',
  photoSaved: 'Profile photo updated successfully',
} as const;
