/** Colours of a status. Colour is never the only cue: an icon and a word accompany it. */
export type StatusTone = 'positive' | 'negative' | 'waiting' | 'ended';

/** What the status belongs to. The same word can have different meanings. */
export type StatusKind = 'application' | 'payment' | 'mail' | 'standing';

const tones: Record<StatusKind, Readonly<Record<string, StatusTone>>> = {
  application: { approved: 'positive', rejected: 'negative', withdrawn: 'ended' },
  payment: { completed: 'positive', closed: 'ended' },
  mail: { sent: 'positive', failed: 'negative', cancelled: 'ended' },
  standing: {
    'in-force': 'positive',
    suspended: 'negative',
    retired: 'ended',
    resigned: 'ended',
    deceased: 'ended',
    annulled: 'ended',
  },
};

/**
 * Returns the tone of a status (S-2.66, S-4.4): an application is green if approved and red if rejected, a
 * payment is green if completed, grey if nothing is due any more (PAY-6). A withdrawn application is grey (APP-19). A mail is green if sent, red if failed, grey if cancelled (MAIL-11). A membership is green in force, red if suspended, grey once it has ended (MEM-6). Everything else, including unknown words, is yellow.
 */
export function statusTone(kind: StatusKind, status: string): StatusTone {
  const known = tones[kind];
  const word = status.toLowerCase();
  return (Object.hasOwn(known, word) && known[word]) || 'waiting';
}
