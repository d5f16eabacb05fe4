export { TermsScreen } from './terms-screen.tsx';
