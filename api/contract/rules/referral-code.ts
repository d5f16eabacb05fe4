import { textLimits } from './text.ts';

/** Name of the parameter with a marketer's code in the address of the sign-up: `/register?marketer=CODE` (MKT-1). */
export const referralParameter = 'marketer';

/** Control, format and unassigned characters, which no code on paper has. PostgreSQL can't store NUL. */
const invisible = /\p{C}/u;

/**
 * Returns the marketer's code of a link, trimmed. Undefined if an application can't contain it: empty, longer than 60 characters, or with
 * invisible characters.
 */
export function referralCode(text: string | null | undefined): string | undefined {
  const code = text?.trim() ?? '';
  return code === '' || code.length > textLimits.short || invisible.test(code) ? undefined : code;
}

/** Returns the path of the sign-up that fills this code in the first application. */
export const referralPath = (code: string): string =>
  `/register?${new URLSearchParams({ [referralParameter]: code })}`;
