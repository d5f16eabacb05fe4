/** Longest accepted texts, in UTF-16 units. Every text that people type has one of these caps (requirements, line 23). */
export const textLimits = { short: 60, line: 200, email: 254, paragraph: 1000 } as const;

/** Where a required text is not sent at all; the text of the specification, section 5, for sign-up. */
export const requiredText = 'Please fill in all required fields';

/** Shown at an e-mail address that is none. */
export const invalidEmailText = 'Please enter a valid email address';

/** Whether anything but white space was typed. */
export const isFilled = (text: string | null | undefined): text is string => !!text && text.trim() !== '';

/** Whether the text has the form of an e-mail address: one @, something on either side, no white space within. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(text.trim());

/** Whether the text is a telephone number: 7 to 15 digits (E.164 has no more), with spaces, +, - and parentheses between them. */
export const isPhoneNumber = (text: string): boolean =>
  /^[\d\s()+-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));

/** The form in which e-mail addresses are compared and kept unique: trimmed, lower-cased, NFC (requirements, line 24). */
export const canonicalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
