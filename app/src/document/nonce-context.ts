import { createContext } from 'react';

/** Nonce of the content security policy for inline scripts in this render. Undefined in prerendered pages. */
export const NonceContext = createContext<string | undefined>(undefined);
