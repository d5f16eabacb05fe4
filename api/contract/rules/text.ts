/** Maximum text lengths, in UTF-16 units. One of these applies to every text that users type. */
export const textLimits = { short: 60, line: 200, email: 254, paragraph: 1000 } as const;

/** Message for a required text that is missing, from S-5.1. */
export const requiredText = 'Please fill in all required fields';

/** Message for an invalid e-mail address. */
export const invalidEmailText = 'Please enter a valid email address';

/** Whether the text contains anything but white space. */
export const isFilled = (text: string | null | undefined): text is string => !!text && text.trim() !== '';

/** Whether the text has the form of an e-mail address: one @ with text on both sides and no white space inside. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(text.trim());

/** Whether the text is a telephone number: 7 to 15 digits (the maximum of E.164), with spaces, +, - and parentheses between them. */
export const isPhoneNumber = (text: string): boolean =>
  /^[\d\s()+-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));

/** Normalizes an e-mail address for comparison and uniqueness: trimmed, lower-cased, NFC. */
export const canonicalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
