export { AreaLoading } from './area-loading.tsx';
export { MemberLayout, type MemberLayoutProps } from './member-layout.tsx';
