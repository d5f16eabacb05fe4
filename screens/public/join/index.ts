export { JoinScreen } from './join-screen.tsx';
