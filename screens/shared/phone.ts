/** The address that calls a telephone number: '+234 800 000 0101' as 'tel:+2348000000101'. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
