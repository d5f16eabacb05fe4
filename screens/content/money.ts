/** Formats whole naira: ₦25,000. `Intl.NumberFormat` takes a tenth of a second to initialise on a slow phone. */
export const naira = (amount: number): string => `₦${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** Formats an amount in kobo: '₦5,000.50'. */
export const nairaAndKobo = (kobo: number): string => {
  const [whole = '', part = ''] = (Math.abs(kobo) / 100).toFixed(2).split('.');
  return `${kobo < 0 ? '−' : ''}${naira(Number(whole))}.${part}`;
};
