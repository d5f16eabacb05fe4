/** Titles that stand before Nigerian names. Lower case. */
const titles: ReadonlySet<string> = new Set(
  (
    'mr mrs ms miss master dr prof professor engr arc barr barrister pharm surv qs esv tpl bldr chief high alhaji alhaja hajia hajiya mallam ' +
    'malam oba otunba prince princess sir lady dame hon honourable sen senator amb ambassador justice comrade pastor rev revd reverend elder ' +
    'deacon deaconess apostle evangelist bishop venerable ven imam sheikh capt captain col gen brig major'
  ).split(' '),
);

/** Returns the words of a name without the titles before it: 'Obi' and 'Chidi' for 'Chief (Dr) Obi, Chidi'. */
export function nameWords(name: string): string[] {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const first = words.findIndex((word) => !titles.has(word.toLowerCase()));
  return first < 0 ? [] : words.slice(first);
}
