export { PeopleScreen, type PeopleScreenProps } from './people-screen.tsx';
