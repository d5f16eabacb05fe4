export { type SecurityLogPlace, securityLogPlaceFrom, securityLogPlaceParams } from './security-log-place.ts';
export { SecurityLogScreen, type SecurityLogScreenProps } from './security-log-screen.tsx';
