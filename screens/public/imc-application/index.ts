export { ImcApplicationScreen } from './imc-application-screen.tsx';
