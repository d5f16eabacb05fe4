export { GlobalLinksScreen } from './global-links-screen.tsx';
