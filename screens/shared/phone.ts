/** 'tel:+2348000000101' for '+234 800 000 0101'. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
