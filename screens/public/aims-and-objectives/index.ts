export { AimsAndObjectivesScreen } from './aims-and-objectives-screen.tsx';
