import {
  addApplicationNoteCall,
  adminApplicationsCall,
  applicationAnswers,
  applicationHistoryCall,
  applicationNotesCall,
  applicationReviewCall,
  applicationStatuses,
  decisionLimits,
  decisionTexts,
  informationRequestsCall,
  largestId,
  memberApplicationCall,
  memberApplicationsCall,
  openDraftCall,
  undoDecisionCall,
  updateApplicationStatusCall,
  withdrawApplicationCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyMember, newApplication, newMember, type Person, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** Decisions with notes and reasons, their history, undoing them, and internal notes. */
export function decisionCases(api: TestApi): void {
  let admin: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });
  const submit = (person: Person) => newApplication(api, person);
  const decide = (application_id: unknown, status: unknown, more: object = {}) =>
    api.send(updateApplicationStatusCall, {
      token: admin.token,
      body: { application_id, status, ...more },
    });
  const undo = (application_id: unknown) =>
    api.send(undoDecisionCall, { token: admin.token, body: { application_id } });
  const addNote = (application_id: unknown, note: unknown, headers = {}, changes: object = {}) =>
    api.send(addApplicationNoteCall, {
      token: admin.token,
      body: { application_id, note, ...changes },
      headers,
    });
  const historyOf = async (application_id: number) =>
    (await api.client(admin.token)(applicationHistoryCall, { query: { application_id } })).history;
  const notesOf = async (application_id: number) =>
    (await api.client(admin.token)(applicationNotesCall, { query: { application_id } })).notes;
  /** As the applicant knows it. */
  const statusOf = async ({ token }: Person, id: number) =>
    (await api.client(token)(memberApplicationCall, { query: { id } })).application?.status;

  describe('a decision', () => {
    test('sets any status from any other', async () => {
      const id = await submit(await anyMember(api));
      for (const from of applicationStatuses) {
        for (const to of applicationStatuses) {
          expect((await decide(id, from)).status).toBe(200);
          expect((await decide(id, to)).status).toBe(200);
          const { application } = await api.client(admin.token)(applicationReviewCall, {
            query: { application_id: id },
          });
          expect(application.status).toBe(to);
        }
      }
      // Approving does not confirm the payment (S-10.5).
      expect((await decide(String(id), 'approved')).status).toBe(200);
    });

    test('on the admin’s own application is rejected and changes nothing', async () => {
      const application_id = await submit(admin);
      const refusal = await decide(application_id, 'approved');
      expect([refusal.status, refusal.body.message]).toEqual([
        403,
        'You cannot decide on your own application. Please ask another admin.',
      ]);
      const { applications } = await api.client(admin.token)(adminApplicationsCall, { query: { limit: 1 } });
      expect(applications[0]).toMatchObject({ id: application_id, status: 'pending' });
    });

    test('on a draft or an unknown id is 404', async () => {
      const member = await anyMember(api);
      const { draft } = await api.client(member.token)(openDraftCall);
      expect((await decide(99_999_999, 'approved')).status).toBe(404);
      expect((await decide(largestId, 'approved')).status).toBe(404);
      expect((await decide(draft.application_id, 'approved')).status).toBe(404);
    });

    test.each([
      [undefined, 'approved'],
      ['one', 'approved'],
      [0, 'approved'],
      [1.5, 'approved'],
      [largestId + 1, 'approved'],
      [String(largestId + 1), 'approved'],
      [Number.MAX_SAFE_INTEGER, 'approved'],
      [1, 'Approved'],
      [1, undefined],
      [1, ['approved']],
    ])('of %o to %o is refused', async (id, status) => {
      expect((await decide(id, status)).status).toBe(400);
    });
  });

  describe('APP-56, APP-57: a decision', () => {
    test('APP-65: with a note and a reason is in the history of the admins', async () => {
      const member = await anyMember(api);
      const id = await submit(member);
      const sent = await decide(id, 'rejected', {
        seen_status: 'pending',
        note: '  The referee is a relative.\nSee the letter.  ',
        reason: 'Please name another referee.',
      });
      expect([sent.status, sent.body.message]).toEqual([200, applicationAnswers.statusUpdated]);
      await decide(id, 'approved', { note: ' ', reason: '' });
      const step = {
        id: expect.any(Number),
        changed_at: expect.any(String),
        undoes: null,
        undone: false,
        undo_until: null,
        note: null,
        reason: null,
      };
      const history = await historyOf(id);
      expect(history).toEqual([
        { ...step, changed_by: member.user.name, from_status: null, to_status: 'pending' },
        {
          ...step,
          changed_by: admin.user.name,
          from_status: 'pending',
          to_status: 'rejected',
          note: 'The referee is a relative.\nSee the letter.',
          reason: 'Please name another referee.',
        },
        {
          ...step,
          changed_by: admin.user.name,
          from_status: 'rejected',
          to_status: 'approved',
          undo_until: expect.any(String),
        },
      ]);
      const { changed_at, undo_until } = history[2] ?? {};
      expect(Date.parse(undo_until ?? '') - Date.parse(changed_at ?? '')).toBe(600_000);
    });

    test('on a status that the admin did not see is refused, tells who decided what, and changes nothing', async () => {
      const member = await anyMember(api);
      const id = await submit(member);
      await decide(id, 'approved', { seen_status: 'pending' });
      const before = await historyOf(id);
      const refused = await decide(id, 'rejected', { seen_status: 'pending', note: 'Unseen' });
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          status: 'error',
          message: decisionTexts.decidedSince(admin.user.name, 'approved'),
          decided: {
            status: 'approved',
            changed_by: admin.user.name,
            changed_at: before[1]?.changed_at,
          },
        },
      ]);
      expect(await historyOf(id)).toEqual(before);
      expect(await statusOf(member, id)).toBe('pending');
      expect((await decide(id, 'rejected', { seen_status: 'approved' })).status).toBe(200);
      const fresh = await submit(member);
      const unseen = await decide(fresh, 'rejected', { seen_status: 'approved' });
      expect([unseen.status, unseen.body.message]).toEqual([409, decisionTexts.otherStatus('pending')]);
    });

    test('that is sent again changes nothing, and a note is not lost unsaid', async () => {
      const id = await submit(await anyMember(api));
      const decision = { seen_status: 'pending', note: 'Checked', reason: 'Welcome' };
      for (const _time of [1, 2]) expect((await decide(id, 'approved', decision)).status).toBe(200);
      expect((await decide(id, 'approved')).status).toBe(200);
      const refused = await decide(id, 'approved', { note: 'Another note' });
      expect([refused.status, refused.body.message]).toEqual([409, decisionTexts.statusUnchanged]);
      expect(await historyOf(id)).toHaveLength(2);
    });

    test.each([
      { seen_status: 'lost' },
      { seen_status: ['pending'] },
      { note: 'x'.repeat(decisionLimits.note + 1) },
      { reason: 'x'.repeat(decisionLimits.reason + 1) },
      { note: ['x'] },
      { reason: null },
    ])('with %o is refused', async (more) => {
      const id = await submit(await anyMember(api));
      expect((await decide(id, 'approved', more)).status).toBe(400);
      expect(await historyOf(id)).toHaveLength(1);
    });

    test('has room for the longest note and reason, in any script', async () => {
      const id = await submit(await anyMember(api));
      const note = 'ọ'.repeat(decisionLimits.note);
      const reason = '字'.repeat(decisionLimits.reason);
      expect((await decide(id, 'approved', { note, reason })).status).toBe(200);
      expect((await historyOf(id))[1]).toMatchObject({ note, reason });
    });

    test('of several at once on the same status: one wins, and the others are told', async () => {
      const id = await submit(await anyMember(api));
      const answers = await Promise.all(
        ['approved', 'rejected', 'approved', 'rejected'].map((status, index) =>
          decide(id, status, { seen_status: 'pending', note: `Note ${index}` }),
        ),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, 409, 409, 409]);
      expect(await historyOf(id)).toHaveLength(2);
    });
  });

  describe('APP-17: what can still be taken back', () => {
    test('is in no answer for the applicant, and leaves nothing in it when taken back', async () => {
      const member = await newMember(api);
      const id = await submit(member);
      const own = api.client(member.token);
      const read = async () => ({
        one: (await own(memberApplicationCall, { query: { id } })).application,
        list: (await own(memberApplicationsCall)).applications,
      });
      const withdraw = () =>
        api.send(withdrawApplicationCall, { token: member.token, body: { application_id: id } });
      const before = await read();
      expect(before.one).toMatchObject({ status: 'pending', decision_reason: null });
      await decide(id, 'rejected', { reason: 'Please name another referee.' });
      expect(await read()).toEqual(before);
      const refused = await withdraw();
      expect([refused.status, refused.body.message]).toEqual([409, applicationAnswers.beingDecided]);
      await undo(id);
      expect(await read()).toEqual(before);
      expect((await withdraw()).status).toBe(200);
    });
  });

  describe('APP-60: taking a decision back', () => {
    test('restores the status, says so in the history, and can be repeated', async () => {
      const member = await anyMember(api);
      const id = await submit(member);
      await decide(id, 'approved', { note: 'Wrong row' });
      for (const _time of [1, 2]) {
        const undone = await undo(id);
        expect([undone.status, undone.body]).toEqual([
          200,
          { status: 'success', message: decisionTexts.undone, application_status: 'pending' },
        ]);
      }
      expect(await statusOf(member, id)).toBe('pending');
      const history = await historyOf(id);
      expect(history.map(({ to_status, undone, undo_until }) => ({ to_status, undone, undo_until }))).toEqual(
        [
          { to_status: 'pending', undone: false, undo_until: null },
          { to_status: 'approved', undone: true, undo_until: null },
          { to_status: 'pending', undone: false, undo_until: null },
        ],
      );
      expect(history[2]).toMatchObject({ undoes: history[1]?.id, changed_by: admin.user.name, note: null });
      const { applications } = await api.client(member.token)(memberApplicationsCall);
      expect(applications.find((application) => application.id === id)?.status).toBe('pending');
    });

    test('only ever concerns the last decision', async () => {
      const member = await anyMember(api);
      const id = await submit(member);
      await decide(id, 'approved');
      await decide(id, 'rejected');
      expect((await undo(id)).body.application_status).toBe('approved');
      expect((await undo(id)).body.application_status).toBe('approved');
      expect((await decide(id, 'pending', { seen_status: 'approved' })).status).toBe(200);
      expect((await undo(id)).body.application_status).toBe('approved');
    });

    test('is refused without a decision, for a withdrawn application, a draft and an unknown id', async () => {
      const member = await newMember(api);
      const id = await submit(member);
      const none = await undo(id);
      expect([none.status, none.body.message]).toEqual([409, decisionTexts.nothingToUndo]);
      await api.send(withdrawApplicationCall, { token: member.token, body: { application_id: id } });
      const withdrawn = await undo(id);
      expect([withdrawn.status, withdrawn.body.message]).toEqual([
        409,
        applicationAnswers.withdrawnByApplicant,
      ]);
      const { draft } = await api.client(member.token)(openDraftCall);
      for (const other of [draft.application_id, largestId]) expect((await undo(other)).status).toBe(404);
      for (const other of [undefined, 'one', -1, [id]]) expect((await undo(other)).status).toBe(400);
    });

    test('at the same time several times adds one step', async () => {
      const id = await submit(await anyMember(api));
      await decide(id, 'rejected');
      const answers = await Promise.all(Array.from({ length: 6 }, () => undo(id)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await historyOf(id)).toHaveLength(3);
    });
  });

  describe('APP-62: internal notes', () => {
    test('are kept with author and time, newest first, once per key', async () => {
      const id = await submit(await anyMember(api));
      const key = { 'Idempotency-Key': `note-${id}` };
      for (const _time of [1, 2]) {
        const added = await addNote(id, ' Called the referee. ', key);
        expect([added.status, added.body.message]).toEqual([200, decisionTexts.noteSaved]);
      }
      expect((await addNote(id, 'Another text', key)).status).toBe(422);
      await addNote(id, 'No answer.');
      const note = {
        id: expect.any(Number),
        written_by: admin.user.name,
        author_id: admin.user.id,
        written_at: expect.any(String),
      };
      expect(await notesOf(id)).toEqual([
        { ...note, note: 'No answer.', recommendation: null },
        { ...note, note: 'Called the referee.', recommendation: null },
      ]);
    });

    test('can recommend a decision, with its reasons', async () => {
      const id = await submit(await anyMember(api));
      await addNote(id, 'All rules are met.', {}, { recommendation: 'approve' });
      expect(await notesOf(id)).toMatchObject([{ note: 'All rules are met.', recommendation: 'approve' }]);
      for (const recommendation of ['approved', '', 1, ['approve']]) {
        expect((await addNote(id, 'A note', {}, { recommendation })).status, String(recommendation)).toBe(
          400,
        );
      }
      expect((await addNote(id, ' ', {}, { recommendation: 'reject' })).status).toBe(400);
    });

    test('are refused empty, too long, and for what is no submitted application', async () => {
      const member = await anyMember(api);
      const id = await submit(member);
      const empty = await addNote(id, ' \n ');
      expect([empty.status, empty.body.errors]).toEqual([400, { note: decisionTexts.noteRequired }]);
      for (const note of [undefined, 1, ['x'], 'x'.repeat(decisionLimits.note + 1)])
        expect((await addNote(id, note)).status).toBe(400);
      expect(await notesOf(id)).toEqual([]);
      const { draft } = await api.client(member.token)(openDraftCall);
      for (const other of [draft.application_id, largestId]) {
        const query = `?application_id=${other}`;
        expect((await addNote(other, 'A note')).status).toBe(404);
        for (const call of [applicationNotesCall, applicationHistoryCall])
          expect((await api.send(call, { token: admin.token, query })).status).toBe(404);
      }
    });

    test('and notes of decisions are in no response for members', async () => {
      const member = await newMember(api);
      const id = await submit(member);
      await addNote(id, 'Secret-Note-1');
      await decide(id, 'rejected', { note: 'Secret-Note-2', reason: 'Told-Reason' });
      const answers = [
        await api.send(memberApplicationCall, { token: member.token, query: `?id=${id}` }),
        await api.send(memberApplicationsCall, { token: member.token }),
      ];
      for (const { status, text } of answers) {
        expect(status).toBe(200);
        expect(text).not.toContain('Secret-Note');
        expect(text).not.toContain(admin.user.name);
      }
      for (const call of [applicationNotesCall, applicationHistoryCall]) {
        const query = `?application_id=${id}`;
        expect((await api.send(call, { token: member.token, query })).status).toBe(403);
        expect((await api.send(call, { query })).status).toBe(401);
      }
    });
  });

  test('APP-61: an admin neither decides on an own application nor sees what others wrote about it', async () => {
    const id = await submit(admin);
    const query = `?application_id=${id}`;
    const refusals = [
      await decide(id, 'approved', { seen_status: 'pending', note: 'For me' }),
      await undo(id),
      await addNote(id, 'For me'),
      await api.send(applicationNotesCall, { token: admin.token, query }),
      await api.send(applicationHistoryCall, { token: admin.token, query }),
      await api.send(informationRequestsCall, { token: admin.token, query }),
      await api.send(applicationReviewCall, { token: admin.token, query }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
      [403, applicationAnswers.ownApplication],
      [403, applicationAnswers.ownApplication],
      [403, decisionTexts.ownRecord],
      [403, decisionTexts.ownRecord],
      [403, decisionTexts.ownRecord],
      [403, decisionTexts.ownRecord],
      [403, decisionTexts.ownApplication],
    ]);
    expect(await statusOf(admin, id)).toBe('pending');
  });
}
