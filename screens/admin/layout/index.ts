export { AdminLayout, type AdminLayoutProps, AdminOpening, adminProfilePath } from './admin-layout.tsx';
export { SecondFactorGate } from './second-factor-gate.tsx';
