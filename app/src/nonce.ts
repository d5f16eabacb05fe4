import { createContext } from 'react';

/** The nonce by which the server knows the scripts that this rendering wrote, to allow them; undefined in prerendered pages. */
export const NonceContext = createContext<string | undefined>(undefined);
