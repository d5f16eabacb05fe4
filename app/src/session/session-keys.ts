/** Keys of the session in local storage (S-4.1). */
export const sessionKeys = { user: 'user', token: 'token', root: 'root' } as const;

/** Key of the tokens that are not revoked yet (`pendingRevocations`). */
export const revocationsKey = 'revocations';
