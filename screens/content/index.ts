export * from './grades.ts';
export * from './home.ts';
export * from './institute.ts';
export * from './money.ts';
export * from './navigation.ts';
export * from './terms.ts';
