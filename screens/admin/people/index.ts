export { type PeoplePlace, peoplePlaceFrom, peoplePlaceParams } from './people-place.ts';
export { PeopleScreen, type PeopleScreenProps } from './people-screen.tsx';
