export { ForgotPasswordScreen } from './forgot-password-screen.tsx';
