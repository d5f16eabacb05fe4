export { MemberLayout, type MemberLayoutProps, MemberOpening } from './member-layout.tsx';
