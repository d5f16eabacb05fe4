export { ErrorContent, type ErrorContentProps } from './error-content.tsx';
export { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx';
export { NotFoundScreen } from './not-found-screen.tsx';
