export { RegistrationAndAdmissionScreen } from './registration-and-admission-screen.tsx';
