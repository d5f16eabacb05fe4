/** An amount in naira, as it is written: ₦25,000. */
export const naira = (amount: number): string => `₦${amount.toLocaleString('en-NG')}`;
