/**
 * An amount in naira, as it is written: ₦25,000. Whole naira. The browser's own way of writing numbers says the same, but takes a slow phone a
 * tenth of a second to get ready.
 */
export const naira = (amount: number): string => `₦${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
