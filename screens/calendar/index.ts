export * from './event-calendar.ts';
