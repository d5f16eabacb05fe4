import type { User } from '@imc/api';
import { useOutletContext } from 'react-router';

/** Returns the signed-in user inside a guarded area. */
export const useAreaUser = (): User => useOutletContext<User>();
