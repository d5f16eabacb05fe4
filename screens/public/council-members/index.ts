export { CouncilMembersScreen } from './council-members-screen.tsx';
