export { OverviewScreen, type OverviewScreenProps } from './overview-screen.tsx';
