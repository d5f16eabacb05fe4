declare module 'virtual:token-uses' {
  /** Where a token is used. */
  export interface TokenUses {
    /** Components and screens whose styles or scripts use it. `page` is the id of their docs page. */
    readonly components: readonly { readonly name: string; readonly page: string }[];
    /** Style sheets and scripts without a docs page. */
    readonly files: readonly string[];
    /** Tokens that refer to it in at least one scheme. */
    readonly tokens: readonly string[];
  }

  /** Where each token is used, by its name. */
  export const tokenUses: Readonly<Record<string, TokenUses>>;
}

declare module 'virtual:token-changes' {
  /** The report of `npm run tokens:changes`, if there is one. */
  export const tokenChanges: string | undefined;
}
