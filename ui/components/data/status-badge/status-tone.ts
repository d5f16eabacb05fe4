/** The three colours that a status can have. Colour is never the only carrier: a sign and a word stand with it. */
export type StatusTone = 'positive' | 'negative' | 'waiting';

/** Whose status it is; the same word can mean different things. */
export type StatusKind = 'application' | 'payment';

const tones: Record<StatusKind, Readonly<Record<string, StatusTone>>> = {
  application: { approved: 'positive', rejected: 'negative' },
  payment: { completed: 'positive' },
};

/**
 * The tone of a status (S-2.66, S-4.4): an application is green when approved and red when rejected, a payment green when completed;
 * everything else, unknown words among it, is yellow.
 */
export function statusTone(kind: StatusKind, status: string): StatusTone {
  const known = tones[kind];
  const word = status.toLowerCase();
  return (Object.hasOwn(known, word) && known[word]) || 'waiting';
}
