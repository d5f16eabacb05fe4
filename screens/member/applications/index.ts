export {
  ApplicationsScreen,
  type ApplicationsScreenProps,
  type ApplicationsView,
} from './applications-screen.tsx';
