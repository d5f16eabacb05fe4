/** Texts of the admin area for an account that the server refuses there (S-12.204). */
export const adminRefused = {
  title: 'No access to the admin area',
  text: 'Only the Institute’s staff can open it. If you have just become staff, sign out and sign in again.',
  toMemberArea: 'To the member area',
  unknown: 'You do not have access to this.',
} as const;
