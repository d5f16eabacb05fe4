import { ApiError, type ApplicationDraftData, applicationAnswers, draftLimits } from '@imc/api';
import type { ApplicationDraftState } from '@imc/ui/membership';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftSaver } from './draft-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Sent {
  readonly data: ApplicationDraftData;
  readonly revision: number;
  readonly isClosing: boolean;
  readonly succeed: (revision?: number) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** Sets up a form with one field, its saver, and the saves that it sends. The test settles each save. */
function setUp() {
  const sent: Sent[] = [];
  const states: ApplicationDraftState[] = [];
  let surname = '';
  const saver = createDraftSaver({
    draft: { data: null, revision: 4 },
    read: () => ({ surname }),
    withDraft: (data) => ({ surname: data?.surname ?? '' }),
    fillIn: (data) => {
      surname = data.surname ?? '';
      saver.changed();
    },
    onState: (state) => states.push(state),
    send: ({ data, revision: sentRevision }, isClosing) =>
      new Promise((resolve, reject) => {
        const settle = async (settlePromise: () => void) => {
          settlePromise();
          await vi.advanceTimersByTimeAsync(0);
        };
        sent.push({
          data,
          revision: sentRevision,
          isClosing,
          succeed: (next = sentRevision + 1) =>
            settle(() => resolve({ saved_at: `2026-05-06T09:12:0${sent.length}.000Z`, revision: next })),
          fail: (error) => settle(() => reject(error)),
        });
      }),
  });
  return {
    saver,
    sent,
    state: () => states.at(-1),
    surnames: () => sent.map(({ data }) => data.surname),
    type(text: string) {
      surname = text;
      saver.changed();
    },
    at(index: number) {
      const save = sent[index];
      if (!save) throw new Error(`Expected at least ${index + 1} saves, received ${sent.length}.`);
      return save;
    },
  };
}

const unreachable = () => new ApiError('unreachable');
const refused = (httpStatus: number, message: string, answer = {}) =>
  new ApiError('refused', { httpStatus, message, answer });
const stored = (surname: string, revision: number) => ({
  draft: {
    application_id: 7,
    reference: 'IMC-APP-7',
    data: { surname },
    saved_at: '2026-05-06T09:30:00.000Z',
    revision,
    proof: null,
  },
});

test('saves a second after the last change', () => {
  const { sent, surnames, type } = setUp();
  type('S');
  vi.advanceTimersByTime(900);
  type('Sa');
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(surnames()).toEqual(['Sa']);
});

test('saves every 3 seconds while the user types without a pause', async () => {
  const { surnames, type, at } = setUp();
  for (let key = 1; key <= 95; key++) {
    type('x'.repeat(key));
    await vi.advanceTimersByTimeAsync(100);
    if (surnames().length > 0) await at(surnames().length - 1).succeed();
  }
  // 9.5 seconds of typing.
  expect(surnames().length).toBe(3);
});

test('sends one save at a time, then the newest text', async () => {
  const { surnames, type, at } = setUp();
  for (const text of ['One', 'Two', 'Three']) {
    type(text);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(surnames()).toEqual(['One']);
  await at(0).succeed();
  expect(surnames()).toEqual(['One', 'Three']);
});

test('uses the revision that the last save returned', async () => {
  const { type, at } = setUp();
  type('One');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at(0).revision).toBe(4);
  await at(0).succeed(5);
  type('Two');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at(1).revision).toBe(5);
});

test('retries with increasing delays when the provider is unreachable, fails or returns an unusable answer', async () => {
  const { sent, state, type, at } = setUp();
  type('One');
  await vi.advanceTimersByTimeAsync(1_000);
  await at(0).fail(unreachable());
  expect(state()).toMatchObject({ status: 'failed', cause: { kind: 'connection' } });
  await vi.advanceTimersByTimeAsync(2_000);
  await at(1).fail(refused(503, 'busy'));
  expect(state()).toMatchObject({ status: 'failed', cause: { kind: 'server' } });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await at(2).fail(new ApiError('unusable', { httpStatus: 502 }));
  await vi.advanceTimersByTimeAsync(8_000);
  await at(3).succeed();
  expect(state()).toMatchObject({ status: 'saved' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(4);
});

test('retries at once when the browser is online again, but only with unsaved changes', async () => {
  const { sent, saver, type, at } = setUp();
  saver.retry();
  expect(sent).toEqual([]);
  type('One');
  await vi.advanceTimersByTimeAsync(1_000);
  await at(0).fail(unreachable());
  saver.retry();
  expect(sent).toHaveLength(2);
});

test('reports the reason of a rejection and waits for the next change', async () => {
  const { sent, state, type, at } = setUp();
  type('One');
  await vi.advanceTimersByTimeAsync(1_000);
  await at(0).fail(refused(400, 'Must be a text'));
  expect(state()).toMatchObject({ status: 'failed', cause: { kind: 'refused', message: 'Must be a text' } });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  type('Two');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
});

test('sends unsaved changes when the page closes, even while another save is in flight', async () => {
  const { sent, saver, type, at, state } = setUp();
  type('One');
  saver.flush();
  expect(at(0)).toMatchObject({ data: { surname: 'One' }, revision: 4, isClosing: false });
  type('Two');
  saver.flush();
  // The previous save will have incremented the revision when this one arrives.
  expect(at(1)).toMatchObject({ data: { surname: 'Two' }, revision: 5, isClosing: true });
  saver.flush();
  expect(sent).toHaveLength(2);
  await at(0).succeed();
  await at(1).succeed();
  expect(state()).toMatchObject({ status: 'saved' });
});

test('omits and reports values that are too long for a draft, and saves the rest', async () => {
  const { state, type, at } = setUp();
  type('x'.repeat(draftLimits.text + 30));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at(0).data).toEqual({});
  await at(0).succeed();
  expect(state()).toMatchObject({ status: 'saved', leftOut: [{ path: 'surname', excess: 30 }] });
});

test('reports a conflict when another tab has saved the same field, and saves nothing until it is resolved', async () => {
  const { sent, saver, state, type, at } = setUp();
  type('Mine');
  await vi.advanceTimersByTimeAsync(1_000);
  const answer = stored('Theirs', 9);
  await at(0).fail(refused(409, 'changed', answer));
  expect(state()).toMatchObject({ status: 'conflict', stored: answer.draft, base: {} });
  type('Mine, longer');
  saver.flush();
  saver.retry();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);

  saver.resolve({ surname: 'Chosen' });
  expect(at(1)).toMatchObject({ data: { surname: 'Chosen' }, revision: 9 });
  await at(1).succeed();
  expect(state()).toMatchObject({ status: 'saved' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(2);
});

test('takes a field that only the other tab has changed without a question, and saves its own', async () => {
  let form: ApplicationDraftData = { surname: 'Base', employer: 'Base' };
  const states: ApplicationDraftState[] = [];
  const sent: { data: ApplicationDraftData; revision: number }[] = [];
  const saver = createDraftSaver({
    draft: { data: form, revision: 3 },
    read: () => form,
    withDraft: (data) => data ?? {},
    fillIn: ({ surname, employer }) => {
      form = { surname, employer };
      saver.changed();
    },
    onState: (state) => states.push(state),
    send: async ({ data, revision }) => {
      sent.push({ data, revision });
      if (sent.length === 1) {
        const draft = { ...stored('', 8).draft, data: { surname: 'Base', employer: 'Elsewhere' } };
        throw refused(409, 'changed', { draft });
      }
      return { saved_at: '2026-05-06T09:12:00.000Z', revision: 9 };
    },
  });
  form = { ...form, surname: 'Here' };
  saver.changed();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(form).toEqual({ surname: 'Here', employer: 'Elsewhere' });
  expect(sent).toEqual([
    { data: { surname: 'Here' }, revision: 3 },
    { data: { surname: 'Here' }, revision: 8 },
  ]);
  expect(states.map(({ status }) => status)).not.toContain('conflict');
  expect(saver.progress()).toMatchObject({ isSaved: true, revision: 9, base: form });
});

test('reports no conflict with its own save when the response was lost', async () => {
  const { state, type, at } = setUp();
  type('One');
  await vi.advanceTimersByTimeAsync(1_000);
  await at(0).fail(unreachable());
  type('One, and more');
  await vi.advanceTimersByTimeAsync(1_000);
  await at(1).fail(refused(409, 'changed', stored('One', 5)));
  expect(state()).toMatchObject({ status: 'saving' });
  expect(at(2)).toMatchObject({ data: { surname: 'One, and more' }, revision: 5 });
});

test('reports no conflict when the other tab saved the same text', async () => {
  const { type, at } = setUp();
  type('Same');
  await vi.advanceTimersByTimeAsync(1_000);
  await at(0).fail(refused(409, 'changed', stored('Same', 9)));
  expect(at(1)).toMatchObject({ data: {}, revision: 9 });
});

test('saves again when its own two saves arrived in the wrong order', async () => {
  const { saver, state, type, at } = setUp();
  type('One');
  saver.flush();
  type('Two');
  saver.flush();
  await at(1).fail(refused(409, 'changed', stored('before', 4)));
  await at(0).succeed(5);
  expect(at(2)).toMatchObject({ data: { surname: 'Two' }, revision: 5 });
  await at(2).succeed();
  expect(state()).toMatchObject({ status: 'saved' });
});

test('stops when the server has no call that saves drafts', async () => {
  const { sent, state, type, at } = setUp();
  type('One');
  await vi.advanceTimersByTimeAsync(1_000);
  await at(0).fail(refused(404, 'No such address'));
  expect(state()).toMatchObject({ status: 'failed', cause: { kind: 'noDraft' } });
  type('Two');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
});

test('stops permanently when the draft no longer exists, and when stopped', async () => {
  const gone = setUp();
  gone.type('One');
  await vi.advanceTimersByTimeAsync(1_000);
  await gone.at(0).fail(refused(404, applicationAnswers.draftNotFound));
  expect(gone.state()).toMatchObject({ cause: { message: applicationAnswers.draftNotFound } });
  gone.type('Two');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(gone.sent).toHaveLength(1);

  const stopped = setUp();
  stopped.type('One');
  stopped.saver.stop();
  stopped.saver.flush();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(stopped.sent).toEqual([]);
});

test('sends only the fields that differ from the stored draft, and all of them again after a failure', async () => {
  const sent: { data: ApplicationDraftData; partial: boolean }[] = [];
  const answers: (() => void)[] = [];
  let form: ApplicationDraftData = { surname: 'Nwosu', employer: 'Sample', referees: [{ name: 'Musa' }, {}] };
  const saver = createDraftSaver({
    draft: { data: form, revision: 3 },
    read: () => form,
    withDraft: (data) => data ?? {},
    fillIn: () => undefined,
    onState: () => undefined,
    send: ({ data, partial, revision = 0 }) =>
      new Promise((resolve, reject) => {
        sent.push({ data, partial });
        answers.push(
          sent.length === 1
            ? () => reject(unreachable())
            : () => resolve({ saved_at: '2026-05-06T09:12:00.000Z', revision: revision + 1 }),
        );
      }),
  });
  const change = async (changes: ApplicationDraftData) => {
    form = { ...form, ...changes };
    saver.changed();
    await vi.advanceTimersByTimeAsync(1_000);
  };
  await change({ surname: 'Bello' });
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  await change({ referees: [{ name: 'Musa' }, { name: 'Ade' }] });
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.progress()).toMatchObject({ isSaved: true, revision: 4 });
  await change({ employer: '' });
  const referees = [{ name: 'Musa' }, { name: 'Ade' }];
  expect(sent).toEqual([
    { partial: true, data: { surname: 'Bello' } },
    { partial: true, data: { surname: 'Bello', referees } },
    { partial: true, data: { employer: '' } },
  ]);
  expect(saver.progress()).toMatchObject({ isSaved: false, revision: 4 });
});
