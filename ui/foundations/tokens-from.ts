import { type Token, type TokenName, tokens } from '../tokens/build/tokens.ts';

export interface NamedToken extends Token {
  readonly name: TokenName;
}

/** Returns all tokens with names that start with a prefix, in the order of the token files. */
export const tokensFrom = (prefix: string): NamedToken[] =>
  (Object.entries(tokens) as [TokenName, Token][])
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, token]) => ({ name, ...token }));
