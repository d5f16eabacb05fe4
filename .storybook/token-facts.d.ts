declare module 'virtual:token-uses' {
  /** Where each token is used, by its name. */
  export const tokenUses: Readonly<Record<string, import('./token-uses.ts').TokenUses>>;
}

declare module 'virtual:token-changes' {
  /** The report of `npm run tokens:changes`, if there is one. */
  export const tokenChanges: import('../ui/scripts/token-changes.ts').TokenChanges | undefined;
}
