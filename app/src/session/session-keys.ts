/** Keys of the session in local storage (S-4.1). */
export const sessionKeys = { user: 'user', token: 'token', root: 'root' } as const;

/** Key in local storage of the tokens that are still to be revoked (`pendingRevocations`). */
export const revocationsKey = 'revocations';
