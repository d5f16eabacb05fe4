import { createContext } from 'react';

/** The nonce that lets this answer's inline scripts run under the content security policy; undefined in prerendered pages. */
export const NonceContext = createContext<string | undefined>(undefined);
