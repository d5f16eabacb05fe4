export { type MessagesPlace, messagesPlaceFrom, messagesPlaceParams } from './messages-place.ts';
export { MessagesScreen, type MessagesScreenProps } from './messages-screen.tsx';
