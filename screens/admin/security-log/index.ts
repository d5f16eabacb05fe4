export { SecurityLogScreen, type SecurityLogScreenProps } from './security-log-screen.tsx';
