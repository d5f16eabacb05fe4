export { AdminProfileScreen, type AdminProfileScreenProps } from './admin-profile-screen.tsx';
