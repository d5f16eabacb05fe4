/** Where the session stands in local storage (specification, section 4). */
export const sessionKeys = { user: 'user', token: 'token', root: 'root' } as const;
