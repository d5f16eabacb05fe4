import { contrast } from '../tokens/contrast.ts';
import { type ContrastPair, minimumContrast } from '../tokens/contrast-pairs.ts';
import { type Scheme, schemes } from './token-dictionaries.ts';

export type SchemeValues = Readonly<Record<Scheme, string>>;
export type TokenValues = ReadonlyMap<string, SchemeValues>;

/** A pair of colours that reaches the minimum contrast in only one of two revisions. */
export interface ContrastChange {
  readonly ink: string;
  readonly ground: string;
  readonly scheme: Scheme;
  readonly before: number;
  readonly after: number;
  readonly minimum: number;
}

/** What changed in the tokens between two revisions. */
export interface TokenChanges {
  /** The compared revisions, for people. */
  readonly from: string;
  readonly to: string;
  readonly added: readonly { readonly name: string; readonly values: SchemeValues }[];
  readonly removed: readonly { readonly name: string; readonly values: SchemeValues }[];
  readonly changed: readonly {
    readonly name: string;
    /** The schemes whose value changed. */
    readonly schemes: readonly { readonly scheme: Scheme; readonly before: string; readonly after: string }[];
  }[];
  readonly contrast: readonly ContrastChange[];
}

/** Returns the contrast of a pair, or `undefined` if one of its colours does not exist. */
function ratioOf({ ink, ground }: ContrastPair, values: TokenValues, scheme: Scheme): number | undefined {
  const inkValue = values.get(ink)?.[scheme];
  const groundValue = values.get(ground)?.[scheme];
  return inkValue && groundValue ? contrast(inkValue, groundValue) : undefined;
}

function contrastChanges(
  before: TokenValues,
  after: TokenValues,
  pairs: readonly ContrastPair[],
): ContrastChange[] {
  return schemes.flatMap((scheme) =>
    pairs.flatMap((pair) => {
      const minimum = minimumContrast(pair.kind, scheme);
      const old = ratioOf(pair, before, scheme);
      const now = ratioOf(pair, after, scheme);
      if (old === undefined || now === undefined || old >= minimum === now >= minimum) return [];
      return [{ ink: pair.ink, ground: pair.ground, scheme, before: old, after: now, minimum }];
    }),
  );
}

/** Compares the tokens of two revisions. */
export function compareTokens(
  before: TokenValues,
  after: TokenValues,
  pairs: readonly ContrastPair[],
): Omit<TokenChanges, 'from' | 'to'> {
  const only = (these: TokenValues, others: TokenValues) =>
    [...these].filter(([name]) => !others.has(name)).map(([name, values]) => ({ name, values }));
  const changed = [...after].flatMap(([name, values]) => {
    const old = before.get(name);
    const differing = schemes.flatMap((scheme) =>
      old && old[scheme] !== values[scheme] ? [{ scheme, before: old[scheme], after: values[scheme] }] : [],
    );
    return differing.length > 0 ? [{ name, schemes: differing }] : [];
  });
  return {
    added: only(after, before),
    removed: only(before, after),
    changed,
    contrast: contrastChanges(before, after, pairs),
  };
}

/** Returns a token's values in one line: one value if all schemes have the same. */
const inOneLine = (values: SchemeValues): string =>
  new Set(Object.values(values)).size === 1
    ? values.light
    : schemes.map((scheme) => `${scheme} ${values[scheme]}`).join(', ');

/** Returns a report for the console. */
export function changesText({ from, to, added, removed, changed, contrast: pairs }: TokenChanges): string {
  const lines = [`Tokens from ${from} to ${to}`];
  const section = (title: string, entries: readonly string[]) => {
    if (entries.length > 0) lines.push('', `${title} (${entries.length})`, ...entries);
  };
  section(
    'Added',
    added.map(({ name, values }) => `  + ${name}: ${inOneLine(values)}`),
  );
  section(
    'Removed',
    removed.map(({ name, values }) => `  - ${name}: ${inOneLine(values)}`),
  );
  section(
    'Changed',
    changed.map(({ name, schemes: differing }) =>
      [
        `  ${name}`,
        ...differing.map(({ scheme, before, after }) => `    ${scheme}: ${before} → ${after}`),
      ].join('\n'),
    ),
  );
  section(
    'Contrast pairs that changed side',
    pairs.map(
      ({ ink, ground, scheme, before, after, minimum }) =>
        `  ${after >= minimum ? '✓' : '✗'} ${ink} on ${ground}, ${scheme}: ${before.toFixed(2)} → ${after.toFixed(2)}, required ${minimum}`,
    ),
  );
  if (lines.length === 1) lines.push('No token changed.');
  return lines.join('\n');
}
