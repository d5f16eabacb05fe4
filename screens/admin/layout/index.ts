export { AdminLayout, type AdminLayoutProps, AdminOpening, adminProfilePath } from './admin-layout.tsx';
