export { NewsletterScreen, type NewsletterScreenProps } from './newsletter-screen.tsx';
