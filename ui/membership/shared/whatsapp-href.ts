import { encodeText } from '../../components/actions/link/encode-text.ts';

/** The country code that a number without one has. */
const nigeria = '234';

/** Returns the digits of a telephone number with its country code, as WhatsApp asks for: '2348000000101' for '0800 000 0101'. */
function internationalDigits(phone: string): string {
  // '+234 (0)800' is a common way to write both forms at once.
  const digits = phone.replace(/\(0\)/, '').replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.replace(/^0/, nigeria);
}

/**
 * Returns the URL that opens WhatsApp with a message.
 *
 * @param phone - Valid telephone number of the recipient. Without a country code, it is a Nigerian one. Default: WhatsApp asks to whom.
 */
export const whatsAppHref = (text: string, phone = ''): string =>
  `https://wa.me/${internationalDigits(phone)}?text=${encodeText(text)}`;
