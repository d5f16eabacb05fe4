import { type ApplicationForm, textLimits } from '@imc/api/contract';
import { injections } from '@imc/mocks/blog/hostile';
import { multipart, picture } from '@imc/server/testing/forms';
import { bearer, startTestServer, type TestServer, testPassword } from '@imc/server/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hostileForm,
  hostileMarketer,
  hostileProfile,
  hostileSignUp,
  textsForAll,
  textsOf,
} from './hostile-people.ts';

let server: TestServer;
let admin: string;
let proof: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.admin();
  proof = await picture();
});
afterAll(() => server.close());

const call = (token: string | undefined, path: string, payload?: object) =>
  server.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${path}`,
    ...(payload ? { payload } : {}),
    headers: token ? bearer(token) : {},
  });

const submit = (token: string, form: object) => {
  const { payload, headers } = multipart([
    { name: 'data', value: JSON.stringify(form) },
    { name: 'proofOfPayment', value: proof, filename: 'proof.png', type: 'image/png' },
  ]);
  return server.app.inject({
    method: 'POST',
    url: '/api/membership-application.php',
    payload,
    headers: { ...headers, ...bearer(token) },
  });
};

const tooLong = injections.filter((text) => text.length > textLimits.short);
/** By field. */
const refusedFields = (answer: { json(): { errors?: Record<string, string> } }) =>
  Object.keys(answer.json().errors ?? {}).sort();

test('the packed texts contain every string that fits', () => {
  const all = textsForAll();
  for (const [kind, limit] of [
    ['short', textLimits.short],
    ['line', textLimits.line],
    ['paragraph', textLimits.paragraph],
  ] as const) {
    for (const text of injections.filter(({ length }) => length <= limit))
      expect(
        all.some((texts) => texts[kind].includes(text)),
        `${kind}: ${text}`,
      ).toBe(true);
  }
  expect(all.length).toBeLessThanOrEqual(30);
});

describe('R-29: forty strings are stored and returned byte for byte', () => {
  test('in every field of an application, by its member and by an admin, and in a draft', async () => {
    // A member may upload twenty pictures per day.
    const members = await Promise.all(['one', 'two'].map((name) => server.member(`${name}@mail.example`)));
    for (const [index, text] of injections.entries()) {
      const token = members[index % 2] as string;
      const form = hostileForm(textsOf(text));
      const { draft } = (await call(token, '/open-application-draft.php', {})).json();
      // Every field of a draft accepts any text.
      const [institution] = form.institutions;
      const saved = {
        ...form,
        membershipCategory: text,
        declaration: text,
        date: text,
        tel: text,
        whatsapp: text,
        institutions: [{ ...institution, from: text, to: text, dateObtained: text }],
        referees: form.referees.map((referee) => ({ ...referee, tel: text, whatsapp: text })),
      };
      const kept = await call(token, '/save-application-draft.php', {
        application_id: draft.application_id,
        data: saved,
      });
      expect(kept.statusCode, text).toBe(200);
      const again = await call(token, '/open-application-draft.php', {});
      expect(again.json().draft.data).toEqual(saved);

      const sent = await submit(token, { application_id: draft.application_id, ...form });
      expect(sent.json(), text).toMatchObject({ status: 'success' });
      const [mine] = (await call(token, '/get-applications.php')).json().applications;
      expect(mine).toMatchObject({
        surname: text,
        otherNames: text,
        other_names: text,
        title: form.title,
        email: form.email,
      });
      const [newest] = (await call(admin, '/admin/get-all-applications.php?limit=1')).json().applications;
      const { surname, otherNames, title, employer, position, postalAddress, whatsapp, tel, email } = form;
      expect(newest).toMatchObject({
        surname,
        otherNames,
        title,
        employer,
        position,
        postalAddress,
        whatsapp,
        tel,
        email,
        marketerCode: form.marketer_code,
      });
      // No response contains these fields.
      const row = await server.app.database.db
        .selectFrom('applications')
        .select(['institutions', 'assignments', 'referees', 'signature'])
        .where('id', '=', draft.application_id)
        .executeTakeFirstOrThrow();
      expect(JSON.parse(row.institutions)).toEqual(form.institutions);
      expect(JSON.parse(row.assignments)).toEqual(form.assignments);
      expect(JSON.parse(row.referees)).toEqual(form.referees);
      expect(row.signature).toBe(text);
    }
  });

  test('in every field of a profile', async () => {
    const token = await server.member('profile@mail.example');
    for (const text of injections) {
      const profile = hostileProfile(textsOf(text));
      const saved = await call(token, '/update-profile.php', profile);
      expect(saved.json(), text).toMatchObject({ status: 'success', data: profile });
      expect((await call(token, '/get-profile.php')).json().data).toMatchObject(profile);
    }
  });

  test('in every field of a marketer', async () => {
    for (const [index, text] of injections.entries()) {
      const marketer = hostileMarketer(textsOf(text), `-${index}`);
      const added = await call(admin, '/admin/add-marketer.php', marketer);
      expect(added.json(), text).toMatchObject({ status: 'success' });
      const { marketers } = (await call(admin, '/admin/marketers.php')).json();
      expect(marketers[0]).toMatchObject(marketer);
    }
  });

  test('in the name, the address and the number of an account', async () => {
    // Hashing a password is slow, so each account gets several strings.
    for (const [index, texts] of textsForAll().slice(0, 10).entries()) {
      const person = hostileSignUp(texts, `s${index}`);
      const opened = await call(undefined, '/signup.php', { ...person, password: testPassword });
      expect(opened.json(), person.name).toMatchObject({ status: 'success' });
      const { name, email, phone_number } = person;
      const session = await call(undefined, '/signin.php', { email, password: testPassword });
      expect(session.json().data.user).toMatchObject({ name, email, phone_number });
    }
  });
});

describe('R-29: a field that can’t store a string rejects it with an error at the field', () => {
  test('when it is too long', async () => {
    expect(tooLong.length).toBeGreaterThan(0);
    const token = await server.member('long@mail.example');
    for (const text of tooLong) {
      const form = hostileForm({ ...textsOf(text), short: text });
      const [institution] = form.institutions;
      const refused = await submit(token, {
        ...form,
        tel: text,
        whatsapp: text,
        institutions: [{ ...institution, from: text, to: text, dateObtained: text }],
        referees: form.referees.map((referee) => ({ ...referee, tel: text, whatsapp: text })),
      });
      expect(refused.statusCode).toBe(400);
      const shorts = ['title', 'whatsapp', 'tel', 'marketer_code'];
      const inRecords = ['institutions.0.from', 'institutions.0.to', 'institutions.0.dateObtained'];
      const ofReferees = [0, 1].flatMap((at) => [`referees.${at}.tel`, `referees.${at}.whatsapp`]);
      expect(refusedFields(refused)).toEqual([...shorts, ...inRecords, ...ofReferees].sort());
      const profile = await call(token, '/update-profile.php', { phone_number: text });
      expect(profile.statusCode).toBe(400);
      expect(refusedFields(profile)).toEqual(['phone_number']);
      const marketer = { full_name: text, email: 'x@mail.example', phone: text, marketer_code: text };
      const added = await call(admin, '/admin/add-marketer.php', marketer);
      expect(added.statusCode).toBe(400);
      expect(refusedFields(added)).toEqual(['marketer_code', 'phone']);
    }
  });

  test('when it only accepts certain values, a number, a date or an address', async () => {
    const token = await server.member('few@mail.example');
    for (const text of injections) {
      const short = text.slice(0, textLimits.short);
      const taken = hostileForm(textsOf(text));
      const form: ApplicationForm = {
        ...taken,
        membershipCategory: text,
        date: short,
        declaration: short,
        tel: short,
        whatsapp: short,
        email: text,
        institutions: taken.institutions.map((institution) => ({
          ...institution,
          from: short,
          to: short,
          dateObtained: short,
        })),
        referees: taken.referees.map((referee) => ({ ...referee, tel: short, whatsapp: short })),
      };
      const refused = await submit(token, form);
      expect(refused.statusCode, text).toBe(400);
      expect(refusedFields(refused)).toEqual(
        [
          ...['date', 'declaration', 'email', 'membershipCategory', 'tel', 'whatsapp'],
          ...['from', 'to', 'dateObtained'].map((field) => `institutions.0.${field}`),
          ...[0, 1].flatMap((at) => [`referees.${at}.tel`, `referees.${at}.whatsapp`]),
        ].sort(),
      );
      for (const [path, body, field] of [
        ['/update-profile.php', { experience: text }, 'experience'],
        [
          '/signup.php',
          { ...hostileSignUp(textsOf(text), 'x'), membership_type: text, password: testPassword },
          'membership_type',
        ],
        [
          '/signup.php',
          { ...hostileSignUp(textsOf(text), 'x'), email: text, password: testPassword },
          'email',
        ],
        ['/newsletter-subscribe.php', { email: text }, 'email'],
      ] as const) {
        const answer = await call(token, path, body);
        expect(answer.statusCode, `${path} ${text}`).toBe(400);
        expect(refusedFields(answer)).toEqual([field]);
      }
      const status = await call(admin, '/admin/update-application-status.php', {
        application_id: 1,
        status: text,
      });
      expect(status.statusCode).toBe(400);
    }
    expect((await call(token, '/get-applications.php')).json().applications).toEqual([]);
  });
});
