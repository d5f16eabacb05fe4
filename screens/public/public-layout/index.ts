export { PublicLayout, type SignedInPerson } from './public-layout.tsx';
