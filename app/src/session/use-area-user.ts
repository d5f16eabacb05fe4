import type { User } from '@imc/api';
import { useOutletContext } from 'react-router';

/** The signed-in person, inside a guarded area. */
export const useAreaUser = (): User => useOutletContext<User>();
