export { MarketersScreen } from './marketers-screen.tsx';
