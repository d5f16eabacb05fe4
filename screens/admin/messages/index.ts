export { MessagesScreen, type MessagesScreenProps } from './messages-screen.tsx';
