export { AdminLayout, type AdminLayoutProps, adminProfilePath } from './admin-layout.tsx';
