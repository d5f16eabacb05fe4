export { NewsletterScreen, type NewsletterScreenProps } from './newsletter-screen.tsx';
export { type ReadersPlace, readersPlaceFrom, readersPlaceParams } from './readers-place.ts';
