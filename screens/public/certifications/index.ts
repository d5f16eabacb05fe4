export { CertificationsScreen } from './certifications-screen.tsx';
