export { CodeOfEthicsScreen } from './code-of-ethics-screen.tsx';
