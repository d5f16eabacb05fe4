export { AdminApplicationScreen, type AdminApplicationScreenProps } from './admin-application-screen.tsx';
