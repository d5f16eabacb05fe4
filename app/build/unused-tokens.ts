/** A token in a `var()`, or by name in a script. */
const usage = /(?:var\(|["'`])(--[\w-]+)/g;

/** Removes tokens that none of the sources reads. */
export function withoutUnusedTokens(sheet: string, sources: readonly string[]): string {
  const read = new Set(sources.flatMap((source) => [...source.matchAll(usage)].map(([, token]) => token)));
  return sheet.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, token: string) =>
    read.has(token) ? declaration : '',
  );
}
