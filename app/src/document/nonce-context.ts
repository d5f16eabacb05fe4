import { createContext } from 'react';

/** The nonce of the content security policy for the inline scripts of this rendering; undefined in prerendered pages. */
export const NonceContext = createContext<string | undefined>(undefined);
