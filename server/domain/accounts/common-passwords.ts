/**
 * What is tried first: words that stand at the head of every published list of stolen passwords, and those of this country, as people bend them to a rule
 * that asks for capitals, digits and signs. Kept as words and tails: together more than 3,000 passwords.
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

/** What is hung on a word. */
const tails = [
  '',
  ...digits.flatMap((number) => [...'!@$*?&%'].flatMap((sign) => [`${number}${sign}`, `${sign}${number}`])),
  ...'1!! !!1 123!! !!123 1!@ 123!@ @1! @123! !1! !123!'.split(' '),
];

/** Walks over the keyboard that are no word with a tail. */
const walks = `
  1qaz@WSX !QAZ2wsx 1qaz!QAZ !QAZ1qaz Q1w2e3r4! 1q2w3e4R! 1Q2w3e4r! Qaz@123wsx Aa123456! Aa123456@ Aa12345! Aa12345@ A123456a! A123456a@
  Abc123!@ Abc123@abc Qwe123!@ Qwe!23asd Asd123!@ Zxc123!@ Qwer!234 Asdf!234 A1b2c3d4! A1b2c3d4@ Aaaa1111! Aaaa1111@ Qwerty!2345
  Passw0rd!Passw0rd Aa@123456 Aa!123456 Aa1!Aa1! Aa1@Aa1@
`
  .trim()
  .split(/\s+/);

/** The digits and signs that stand for letters. */
const stands: Readonly<Record<string, string>> = {
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

/** A word as it is compared: lower-case, digits and signs read as the letters they stand for. `1` and `!` stand for i and for l, so these are one. */
const folded = (word: string): string =>
  word.toLowerCase().replace(/[@431!l0$57]/g, (sign) => stands[sign] ?? sign);

const known = { words: new Set(words.map(folded)), walks: new Set(walks.map((walk) => walk.toLowerCase())) };

/** Whether the password is a common one, in any capitals and with digits and signs in place of letters. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return (
    known.walks.has(plain) ||
    tails.some(
      (tail) => plain.endsWith(tail) && known.words.has(folded(plain.slice(0, plain.length - tail.length))),
    )
  );
}

/** The list written out, with a capital at the beginning of each word: what holds it to its length. */
export const commonPasswords = (): string[] => [
  ...walks,
  ...words.flatMap((word) => tails.map((tail) => `${word.charAt(0).toUpperCase()}${word.slice(1)}${tail}`)),
];
