export { AdminApplicationsScreen, type AdminApplicationsScreenProps } from './admin-applications-screen.tsx';
export { type ListParams, listParamsFrom, toSearchParams } from './list-params.ts';
