export { GoverningBodyScreen } from './governing-body-screen.tsx';
