export { AdminApplicationsScreen, type AdminApplicationsScreenProps } from './admin-applications-screen.tsx';
export { type ListPlace, placeFrom, placeParams } from './list-place.ts';
