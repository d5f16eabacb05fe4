export { type LoginNotice, LoginScreen, type LoginScreenProps } from './login-screen.tsx';
