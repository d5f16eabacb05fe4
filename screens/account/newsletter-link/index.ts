export { NewsletterLinkScreen, type NewsletterLinkScreenProps } from './newsletter-link-screen.tsx';
