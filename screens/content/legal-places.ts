import type { Place } from './place.ts';

/** Links to the terms and the privacy notice, separate from their texts, so that pages with only a link don't load them. */
export const termsPlace = { label: 'Terms and conditions', to: '/terms' } as const satisfies Place;
export const privacyPlace = { label: 'Privacy notice', to: '/privacy' } as const satisfies Place;
