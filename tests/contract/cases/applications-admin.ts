import {
  type AdminApplicationResponse,
  adminApplicationsCall,
  applicationNeighboursCall,
  applicationReference,
  applicationSorts,
  applicationStatuses,
  dateInLagos,
  exportApplicationsCall,
  largestId,
  sortOrders,
  updateApplicationStatusCall,
  withdrawApplicationCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyMember, type formWith, newApplication, type Person, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';
import { exportCases } from './applications-export.ts';

type Query = Readonly<Record<string, string | number>>;

/** Paging, searching, sorting, filtering and exporting the list (APP-24, APP-25, APP-27 to APP-29). */
export function adminApplicationCases(api: TestApi): void {
  let admin: Person;
  /** Only the applications of these cases have this word. */
  const mark = 'Zzyzxa';
  const ids: Record<string, number> = {};

  const submit = async (changes: Parameters<typeof formWith>[0] = {}) => {
    const member = await anyMember(api);
    return { member, id: await newApplication(api, member, changes) };
  };
  const decide = (application_id: unknown, status: string) =>
    api.send(updateApplicationStatusCall, { token: admin.token, body: { application_id, status } });
  const queryText = (query: Query) =>
    `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
  const send = (query: Query) =>
    api.send(adminApplicationsCall, { token: admin.token, query: queryText(query) });
  const list = async (query: Query): Promise<readonly AdminApplicationResponse[]> => {
    const answer = await api.client(admin.token)(adminApplicationsCall, { query });
    expect(answer.total).toBeGreaterThanOrEqual(answer.applications.length);
    return answer.applications;
  };
  const idsOf = async (query: Query) => (await list(query)).map(({ id }) => id);
  /** Among the applications of these cases. */
  const search = (q: string, more: Query = {}) => idsOf({ q: `${mark} ${q}`, limit: 100, ...more });

  beforeAll(async () => {
    admin = await signInAdmin(api);
    const people = {
      ade: {
        surname: 'Adéọlá',
        otherNames: `Ṣẹ̀yí ${mark}`,
        email: 'seyi.list@mail.example',
        tel: '+234 803 555 0101',
        membershipCategory: 'Fellow',
        marketer_code: 'LIST-7',
      },
      okoro: {
        surname: 'Ọkọrọ̀',
        otherNames: `Ịfẹ́ọma ${mark}`,
        email: 'ife_oma.list@mail.example',
        tel: '08035550102',
        membershipCategory: 'Student Member',
        marketer_code: ' list-7 ',
      },
      bello: {
        surname: 'Ɓello 100%',
        employer: 'Quartz Holdings',
        otherNames: `Musa ${mark}`,
        email: 'alhaji.list@mail.example',
        tel: '08035550103',
        membershipCategory: 'Associate Member',
        marketer_code: '',
      },
    };
    for (const [name, changes] of Object.entries(people)) ids[name] = (await submit(changes)).id;
    await decide(ids.okoro, 'rejected');
  });

  describe('the admin list', () => {
    const list = (query: Query = {}) => api.client(admin.token)(adminApplicationsCall, { query });

    test('is paginated, newest first, without gaps or repetitions', async () => {
      const ids: number[] = [];
      for (const surname of ['One', 'Two', 'Three', 'Four', 'Five'])
        ids.unshift((await submit({ surname })).id);
      const { total } = await list();
      const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 2 })));
      const shown = pages.flatMap(({ applications }) => applications.map(({ id }) => id));
      expect(shown.slice(0, 5)).toEqual(ids);
      for (const [index, page] of pages.entries()) {
        expect(page).toMatchObject({ total, page: index + 1, pages: Math.ceil((total ?? 0) / 2) });
      }
    });

    test('has 50 applications per page and an empty page after the last', async () => {
      const { total, pages, page, applications } = await list({ page: 1 });
      expect(applications).toHaveLength(Math.min(50, total ?? 0));
      expect([page, pages]).toEqual([1, Math.max(1, Math.ceil((total ?? 0) / 50))]);
      expect((await list({ page: (pages ?? 0) + 1 })).applications).toEqual([]);
    });

    test('is complete, newest first and on one page without a query', async () => {
      const { applications, total, page, pages } = await list();
      expect([page, pages, total]).toEqual([1, 1, applications.length]);
      const paged: number[] = [];
      for (let next = 1; paged.length < applications.length; next += 1) {
        const answer = await list({ page: next, limit: 7 });
        expect(answer.applications).toEqual(applications.slice(paged.length, next * 7));
        paged.push(...answer.applications.map(({ id }) => id));
      }
      expect(paged).toEqual(applications.map(({ id }) => id));
    });

    test('is filtered by status', async () => {
      const { id } = await submit();
      await decide(id, 'rejected');
      let total = 0;
      for (const status of applicationStatuses) {
        const answer = await list({ status, limit: 100 });
        expect(new Set(answer.applications.map((application) => application.status))).toEqual(
          new Set(answer.applications.length > 0 ? [status] : []),
        );
        total += answer.total ?? 0;
      }
      expect(total).toBe((await list()).total);
    });

    test.each([
      '?page=0',
      '?page=-1',
      '?page=one',
      '?limit=0',
      '?limit=101',
      '?status=lost',
      '?page=1&page=2',
    ])('refuses %s', async (query) => {
      expect((await api.send(adminApplicationsCall, { token: admin.token, query })).status).toBe(400);
    });
  });

  describe('APP-24: a search in the admin list', () => {
    test.each([
      ['a name without its accents', 'adeola', ['ade']],
      ['a name with other accents and case', 'ADÈỌLA', ['ade']],
      ['a name in decomposed letters', 'Ọkọrọ̀'.normalize('NFD'), ['okoro']],
      ['a hooked letter', 'bello', ['bello']],
      ['the middle of a word', 'feom', ['okoro']],
      ['the first letter of a word', 'q', ['bello']],
      ['an employer', 'quartz', ['bello']],
      ['a referee', 'zainab', ['bello', 'okoro', 'ade']],
      ['an institution', 'nsukka seyi', ['ade']],
      ['the first two letters of a word', 'se', ['ade']],
      ['but not two letters inside a word', 'eo', []],
      ['several words in any order', 'seyi ade', ['ade']],
      ['words of which one is missing', 'seyi bello', []],
      ['part of an email address', 'HAJI.list@', ['bello']],
      ['a telephone number as it is dialled at home', '08035550101', ['ade']],
      ['a telephone number with the country code', '2348035550102', ['okoro']],
      ['a telephone number with hyphens and both beginnings', '+234(0)803-555-0103', ['bello']],
      ['a marketer’s code', 'LIST-7', ['okoro', 'ade']],
      ['the beginning of every reference', 'IMC-', ['bello', 'okoro', 'ade']],
      ['a wildcard of LIKE as text', '100%', ['bello']],
      ['another wildcard as text', 'ife_oma', ['okoro']],
      ['which would match as a wildcard', 'se_i', []],
      ['a backslash', String.raw`\ade`, []],
      ['SQL', "' or 1=1 --", []],
      ['an operator of full-text search', 'seyi" OR "musa', []],
      ['another operator of full-text search', 'adeola NOT seyi*', []],
      ['an unknown word', 'nobodyhere', []],
    ])('finds %s', async (_, q, expected) => {
      expect(await search(q)).toEqual(expected.map((name) => ids[name]));
    });

    test('finds a reference, also without its beginning, and by its number', async () => {
      const reference = applicationReference(ids.ade as number);
      for (const q of [reference, reference.toLowerCase(), `APP-${ids.ade}`, String(ids.ade)])
        expect(await search(q), q).toContain(ids.ade);
      expect(await search(`${reference}0000`)).toEqual([]);
    });

    test('finds nothing new by an empty text, and no withdrawn application', async () => {
      expect(await idsOf({ q: ' ', limit: 5 })).toEqual(await idsOf({ limit: 5 }));
      const { member, id } = await submit({ surname: `${mark} Withdrawn` });
      expect(await search('withdrawn')).toEqual([id]);
      await api.send(withdrawApplicationCall, { token: member.token, body: { application_id: id } });
      expect(await search('withdrawn')).toEqual([]);
    });
  });

  describe('APP-45: the neighbours of an application', () => {
    const neighbours = (application_id: unknown, query: Query = {}) =>
      api.send(applicationNeighboursCall, {
        token: admin.token,
        query: queryText({ ...query, application_id: String(application_id) }),
      });
    const around = async (name: string, query: Query = {}) => {
      const { body } = await neighbours(ids[name], { q: mark, ...query });
      return [body.previous, body.next];
    };

    test('are those of the list, in every order', async () => {
      for (const sort of applicationSorts)
        for (const order of sortOrders) {
          const listed = await search('', { sort, order });
          const name = (id: number | undefined) => Object.keys(ids).find((key) => ids[key] === id) ?? '';
          for (const [index, id] of listed.entries())
            expect(await around(name(id), { sort, order }), `${sort} ${order} ${index}`).toEqual([
              listed[index - 1] ?? null,
              listed[index + 1] ?? null,
            ]);
        }
    });

    test('are also found for an application that the list does not have', async () => {
      expect(await around('okoro', { status: 'pending' })).toEqual([ids.bello, ids.ade]);
      expect(await around('okoro', { grade: 'FIMC' })).toEqual([null, ids.ade]);
      expect(await around('okoro', { to: '2001-01-01' })).toEqual([null, null]);
    });

    test('are refused for unknown ids, wrong filters and everybody but staff', async () => {
      expect((await neighbours(largestId)).status).toBe(404);
      for (const id of ['', 'one', -1]) expect((await neighbours(id)).status).toBe(400);
      expect((await neighbours(ids.ade, { status: 'unknown' })).status).toBe(400);
      const { token } = await anyMember(api);
      const query = `?application_id=${ids.ade}`;
      expect((await api.send(applicationNeighboursCall, { token, query })).status).toBe(403);
    });
  });

  test('APP-42: each application of a list says whether it is the admin’s own', async () => {
    const changes = { otherNames: 'Qwkzyx', email: 'elsewhere@mail.example' };
    const sent = await newApplication(api, admin, changes);
    const own = (await list({ q: 'qwkzyx' })).map(({ id, own: isOwn }) => [id, isOwn]);
    expect(own).toEqual([[sent, true]]);
    expect((await list({ q: `${mark} adeola` })).map(({ own: isOwn }) => isOwn)).toEqual([false]);
    const whole = await api.client(admin.token)(adminApplicationsCall);
    expect(whole.applications.filter(({ own: isOwn }) => isOwn).map(({ id }) => id)).toContain(sent);
  });

  describe('APP-25: filters of the admin list', () => {
    const today = dateInLagos(new Date());
    const yesterday = dateInLagos(new Date(Date.now() - 86_400_000));
    test.each<[Query, string[]]>([
      [{ status: 'rejected' }, ['okoro']],
      [{ grade: 'FIMC' }, ['ade']],
      [{ payment: 'received' }, ['bello', 'okoro', 'ade']],
      [{ payment: 'confirmed' }, []],
      [{ marketer: 'list-7' }, ['okoro', 'ade']],
      [{ marketer: 'nobody' }, []],
      [{ from: yesterday, to: today }, ['bello', 'okoro', 'ade']],
      [{ to: '2001-01-01' }, []],
      [{ from: '2999-01-01' }, []],
      [{ decided_from: today, decided_to: today }, ['okoro']],
      [{ decided_from: yesterday, status: 'rejected', sort: 'name' }, ['okoro']],
      [{ decided_to: today, status: 'pending' }, []],
      [{ decided_to: yesterday }, []],
      [{ decided_from: '2999-01-01' }, []],
      [
        { status: 'pending', grade: 'FIMC', marketer: 'LIST-7', payment: 'received', from: yesterday },
        ['ade'],
      ],
    ])('%o', async (query, expected) => {
      expect(await search('', query)).toEqual(expected.map((name) => ids[name]));
    });

    test('each have their own total', async () => {
      const queries: readonly Query[] = [
        { status: 'pending' },
        { grade: 'SIMC' },
        { marketer: 'LIST-7' },
        { payment: 'received' },
      ];
      for (const query of queries) {
        const { total, pages } = (await send({ ...query, limit: 1 })).body;
        expect(pages).toBe(Math.max(1, total));
        const last = await idsOf({ ...query, limit: 1, page: pages });
        expect([last.length, await idsOf({ ...query, limit: 1, page: pages + 1 })]).toEqual([1, []]);
      }
    });
  });

  describe('APP-27: the order of the admin list', () => {
    test.each([
      ['name', ['ade', 'bello', 'okoro']],
      ['category', ['okoro', 'bello', 'ade']],
      ['contact', ['bello', 'okoro', 'ade']],
      ['status', ['ade', 'bello', 'okoro']],
      ['date', ['bello', 'okoro', 'ade']],
    ] as const)('is by %s', async (sort, expected) => {
      const order = expected.map((name) => ids[name]);
      const other = sort === 'date' ? 'asc' : 'desc';
      expect(await search('', { sort })).toEqual(order);
      expect(await search('', { sort, order: other })).toEqual(order.toReversed());
    });

    test.each(applicationSorts.flatMap((sort) => sortOrders.map((order) => [sort, order] as const)))(
      'by %s, %s: the pages have every application once',
      async (sort, order) => {
        const { total } = (await send({ limit: 1 })).body;
        const paged: number[] = [];
        for (let page = 1; paged.length < total; page += 1)
          paged.push(...(await idsOf({ sort, order, limit: 40, page })));
        expect(new Set(paged).size).toBe(total);
      },
    );
  });

  test.each([
    '?sort=lost',
    '?sort=name&sort=date',
    '?order=up',
    '?grade=Fellow',
    '?payment=paid',
    '?from=2026-02-30',
    '?to=yesterday',
    '?page=1000000000',
    '?limit=100000',
    `?q=${'a'.repeat(101)}`,
    '?q=one&q=two',
  ])('the admin list refuses %s', async (query) => {
    const { status, body } = await api.send(adminApplicationsCall, { token: admin.token, query });
    expect(status).toBe(400);
    expect(body.message).not.toBe('');
  });

  test.each([
    ['status[]', '?status[]=rejected', 'Must be sent once, as status'],
    ['q[]', '?q[]=a', 'Must be sent once, as q'],
    ['sort[0]', '?sort[0]=name&status=pending', 'Must be sent once, as sort'],
    ['status', '?status=lost', 'Must be pending, approved or rejected'],
    ['order', '?order=', 'Must be asc or desc'],
    ['status', '?status=pending&status=approved', 'Must be pending, approved or rejected'],
  ])('SITE-1: the admin list and the export name %s of %s', async (name, query, text) => {
    for (const call of [adminApplicationsCall, exportApplicationsCall]) {
      const { status, body } = await api.send(call, { token: admin.token, query });
      expect([status, body.errors]).toEqual([400, { [name]: text }]);
    }
  });

  test.each(['1000000000', '1000001', '0', '-1', '1.5', 'two', ''])(
    'SITE-2: the admin list names the range of pages for %o',
    async (page) => {
      const query = `?page=${page}`;
      const { status, body } = await api.send(adminApplicationsCall, { token: admin.token, query });
      expect([status, body.errors]).toEqual([400, { page: 'Must be a whole number from 1 to 1000000' }]);
    },
  );

  test('a name that is no parameter is ignored, also with brackets', async () => {
    const query = '?limit=1&colour=green&colours[]=green';
    expect((await api.send(adminApplicationsCall, { token: admin.token, query })).status).toBe(200);
  });

  describe('the export', () => exportCases(api, { mark, submit, search }));
}
