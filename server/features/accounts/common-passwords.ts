/**
 * Words from the top of published lists of stolen passwords, and words common in Nigeria. Combined with suffixes, they make more than 3,000
 * passwords that meet a rule for capitals, digits and special characters.
 */
const words = `
  password passwort motdepasse pass passcode passphrase secret admin administrator root user guest login logon welcome hello default
  changeme letmein access master manager system server computer internet windows office company account member student teacher
  qwerty qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qwer abc abcd abcde abcdef test testing temp demo sample
  monkey dragon tiger lion eagle falcon panther wolf horse shadow phoenix butterfly football baseball basketball soccer hockey
  liverpool chelsea arsenal barcelona manchester united realmadrid juventus ronaldo messi superman batman spiderman pokemon starwars
  iloveyou loveyou love lovely lover baby babygirl princess prince queen king angel sweet sweetheart honey beautiful sunshine flower
  summer winter spring autumn january february march april may june july august september october november december monday friday
  sunday saturday michael jessica jennifer jordan ashley daniel david andrew joshua matthew charlie thomas robert george hannah
  anthony samuel joseph emmanuel victor victoria favour blessing precious goodluck godisgood god jesus jesuschrist christ heaven
  grace faith hope peace mercy glory praise amen halleluyah godbless thankgod allah mohammed ibrahim abubakar chukwu olamide
  nigeria nigerian naija lagos abuja ibadan kano enugu portharcourt benin kaduna africa naira biafra supereagles freedom success
  money rich billionaire millionaire happy family mother father mummy daddy brother sister friend friends forever trustno trustme
  orange apple banana cookie chocolate coffee pepper ginger purple yellow silver golden diamond samsung nokia google facebook
  consultant consultants consulting management business finance institute professional
`
  .trim()
  .split(/\s+/);

const digits = [
  ...'1 12 123 1234 12345 123456 01 007 2 11 21 321 69 99 1979'.split(' '),
  ...Array.from({ length: 21 }, (_, index) => String(2010 + index)),
];

const suffixes = [
  '',
  ...digits.flatMap((number) => [...'!@$*?&%'].flatMap((sign) => [`${number}${sign}`, `${sign}${number}`])),
  ...'1!! !!1 123!! !!123 1!@ 123!@ @1! @123! !1! !123!'.split(' '),
];

/** Not a word with a suffix. */
const keyboardPatterns = `
  1qaz@WSX !QAZ2wsx 1qaz!QAZ !QAZ1qaz Q1w2e3r4! 1q2w3e4R! 1Q2w3e4r! Qaz@123wsx Aa123456! Aa123456@ Aa12345! Aa12345@ A123456a! A123456a@
  Abc123!@ Abc123@abc Qwe123!@ Qwe!23asd Asd123!@ Zxc123!@ Qwer!234 Asdf!234 A1b2c3d4! A1b2c3d4@ Aaaa1111! Aaaa1111@ Qwerty!2345
  Passw0rd!Passw0rd Aa@123456 Aa!123456 Aa1!Aa1! Aa1@Aa1@
`
  .trim()
  .split(/\s+/);

/** Digits and symbols that replace letters. */
const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  l: 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Lower case, with digits and symbols as the letters they resemble. `1` and `!` resemble both i and l, so i and l are treated as equal. */
const normalizeWord = (word: string): string =>
  word.toLowerCase().replace(/[@431!l0$57]/g, (sign) => letterOf[sign] ?? sign);

const known = {
  words: new Set(words.map(normalizeWord)),
  keyboardPatterns: new Set(keyboardPatterns.map((pattern) => pattern.toLowerCase())),
};

/** Ignores case and reads digits and symbols as letters. */
export function isCommonPassword(password: string): boolean {
  const normalized = password.normalize('NFKC').toLowerCase();
  return (
    known.keyboardPatterns.has(normalized) ||
    suffixes.some(
      (suffix) =>
        normalized.endsWith(suffix) &&
        known.words.has(normalizeWord(normalized.slice(0, normalized.length - suffix.length))),
    )
  );
}

/** With the first letter of each word in upper case. A test checks the length. */
export const commonPasswords = (): string[] => [
  ...keyboardPatterns,
  ...words.flatMap((word) =>
    suffixes.map((suffix) => `${word.charAt(0).toUpperCase()}${word.slice(1)}${suffix}`),
  ),
];
