declare module 'virtual:token-uses' {
  import type { TokenUses } from './token-uses.ts';

  /** Where each token is used, by its name. */
  export const tokenUses: Readonly<Record<string, TokenUses>>;
}

declare module 'virtual:token-changes' {
  import type { TokenChanges } from '../ui/scripts/token-changes.ts';

  /** The report of `npm run tokens:changes`, if there is one. */
  export const tokenChanges: TokenChanges | undefined;
}
