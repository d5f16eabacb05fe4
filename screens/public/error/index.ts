export { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx';
export { NotFoundScreen } from './not-found-screen.tsx';
