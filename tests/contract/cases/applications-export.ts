import {
  applicationReference,
  dateInLagos,
  exportApplicationsCall,
  fileTypes,
  recordPartPaymentCall,
  updateApplicationStatusCall,
  updatePaymentCall,
} from '@imc/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { SaxesParser } from 'saxes';
import { beforeAll, expect, test } from 'vitest';
import { type formWith, type Person, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';

type Query = Readonly<Record<string, string | number>>;

/** Why a text is not well-formed XML. */
function problemsOf(xml: string): string[] {
  const problems: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => problems.push(message));
  parser.write(xml).close();
  return problems;
}

/** Shared by the cases of the list and of its export. */
interface ListCases {
  /** Only the applications of these cases have this word. */
  readonly mark: string;
  readonly submit: (changes: Parameters<typeof formWith>[0]) => Promise<{ readonly id: number }>;
  /** Among the applications of these cases. */
  readonly search: (q: string, more: Query) => Promise<number[]>;
}

/** APP-29, APP-30. */
export function exportCases(api: TestApi, { mark, submit, search }: ListCases): void {
  let admin: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });
  const exported = async (query: Query) => {
    const file = await api.client(admin.token)(exportApplicationsCall, { query });
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  };

  /** The rows of the export, and its parts as text. */
  const workbook = async (query: Query) => {
    const file = await api.client(admin.token)(exportApplicationsCall, {
      query: { ...query, format: 'xlsx' },
    });
    expect(file.type).toBe(fileTypes.xlsx);
    const content = Buffer.from(await file.arrayBuffer());
    const parts = Object.entries(unzipSync(content)).map(([name, part]) => [name, strFromU8(part)] as const);
    return {
      rows: await readSheet(content),
      parts: Object.fromEntries(parts) as Readonly<Record<string, string>>,
    };
  };

  test('has the filtered applications in the order of the list, with a byte order mark', async () => {
    const text = await exported({ q: mark, sort: 'name' });
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFReference,Title,Surname,Other names,Category,Email,Telephone,WhatsApp,Employer,Position,Postal address,Marketer code,Status,Payment,Submitted,Decided,Amount received,Receipts,Bank references',
    );
    expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(
      (await search('', { sort: 'name' })).map(applicationReference),
    );
    expect(lines.at(-1)).toBe('');
    expect(lines[1]).toContain(`,Adéọlá,Ṣẹ̀yí ${mark},`);
    expect(lines[1]).toMatch(new RegExp(`,LIST-7,pending,received,${dateInLagos(new Date())},,,,$`));
  });

  test('APP-30: says when each was decided on, and what was paid by which transfers', async () => {
    const { id } = await submit({ otherNames: mark });
    const body = { application_id: id };
    const paid = { ...body, amount: 1_000, bank_reference: `=Exp/${id}` };
    const sent = [
      await api.send(recordPartPaymentCall, { token: admin.token, body: paid }),
      await api.send(recordPartPaymentCall, {
        token: admin.token,
        body: { ...paid, amount: 2_000, bank_reference: `Exp ${id} second` },
      }),
      await api.send(updatePaymentCall, {
        token: admin.token,
        body: { ...body, state: 'confirmed', reason: 'Paid in kind' },
      }),
      await api.send(updateApplicationStatusCall, {
        token: admin.token,
        body: { ...body, status: 'approved' },
      }),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await api.issueReceipts();
    const query = { q: `${mark} ${applicationReference(id)}` };
    const today = dateInLagos(new Date());
    expect((await exported(query)).split('\r\n')[1]).toMatch(
      new RegExp(`,none,${today},${today},3000,IMC-R-\\d{4}-\\d+,"'=Exp/${id}; Exp ${id} second"$`),
    );
    const [, row] = (await workbook(query)).rows;
    expect(row?.slice(15)).toEqual([
      new Date(today),
      3_000,
      expect.stringMatching(/^IMC-R-/),
      `=Exp/${id}; Exp ${id} second`,
    ]);
  });

  test('has no formula in any field, and quotes what needs it', async () => {
    const { id } = await submit({
      surname: '=HYPERLINK("http://x.example","Formula")',
      otherNames: `-1 ${mark}`,
      whatsapp: '+234 803 123-4567',
      employer: '@SUM(1)',
      position: '\t=1',
      postalAddress: '=1\n+2',
    });
    const line = (await exported({ q: `${mark} ${applicationReference(id)}` })).split('\r\n')[1] ?? '';
    expect(line).toContain(`,"'=HYPERLINK(""http://x.example"",""Formula"")",'-1 ${mark},`);
    expect(line).toContain(`,'@SUM(1),`);
    expect(line).toContain(`"'=1\n+2"`);
    // Only telephone numbers begin with a plus sign.
    expect(line).toContain(',+234 803 123-4567,');
    for (const field of line.split(',')) expect(field).not.toMatch(/^"?([=\-@\t\r]|\+(?!234[ \d-]+$))/);
    const separated = await submit({ surname: 'x;=1+1', otherNames: mark });
    const query = { q: `${mark} ${applicationReference(separated.id)}` };
    expect((await exported(query)).split('\r\n')[1]).toContain(',"x;=1+1",');
  });

  test('of no application has only the headings, and an unknown order or format is refused', async () => {
    expect((await exported({ q: 'nobodyhere' })).split('\r\n')).toHaveLength(2);
    expect(await exported({ q: 'nobodyhere', format: 'csv' })).toBe(await exported({ q: 'nobodyhere' }));
    for (const query of ['?sort=lost', '?format=ods', '?format=', '?format=csv&format=xlsx']) {
      const refused = await api.send(exportApplicationsCall, { token: admin.token, query });
      expect(refused.status, query).toBe(400);
    }
  });

  test('APP-29: as a workbook has the same rows, with texts as texts and days as dates', async () => {
    const query = { q: mark, sort: 'name' };
    const { rows } = await workbook(query);
    const [headings = '', ...lines] = (await exported(query)).replace('\uFEFF', '').split('\r\n');
    expect(rows[0]?.join(',')).toBe(headings);
    expect(rows.slice(1).map(([reference]) => reference)).toEqual(
      lines.slice(0, -1).map((line) => line.split(',')[0]),
    );
    const none = [null, null, null, null];
    const ade = rows.find(([, , surname]) => surname === 'Adéọlá');
    expect(ade?.slice(2, 8)).toEqual([
      'Adéọlá',
      `Ṣẹ̀yí ${mark}`,
      'Fellow',
      'seyi.list@mail.example',
      '+234 803 555 0101',
      expect.stringMatching(/^\+/),
    ]);
    expect(ade?.slice(11)).toEqual([
      'LIST-7',
      'pending',
      'received',
      new Date(dateInLagos(new Date())),
      ...none,
    ]);
    expect((await workbook({ q: 'nobodyhere' })).rows).toHaveLength(1);
  });

  test('as a workbook has hostile texts as they were typed, in well-formed parts without formulas', async () => {
    const texts = {
      surname: '=HYPERLINK("http://x.example","<b>&amp;")',
      otherNames: `-1 ${mark}`,
      employer: '@SUM(1)]]>',
      position: "'=1 _x0041_",
      postalAddress: '=1\n+2',
    };
    const { id } = await submit(texts);
    const { rows, parts } = await workbook({ q: `${mark} ${applicationReference(id)}` });
    const [, row] = rows;
    expect(row?.[0]).toBe(applicationReference(id));
    expect([row?.[2], row?.[3], ...(row?.slice(8, 11) ?? [])]).toEqual([
      texts.surname,
      texts.otherNames,
      texts.employer,
      texts.position,
      texts.postalAddress,
    ]);
    for (const [name, part] of Object.entries(parts)) expect(problemsOf(part), name).toEqual([]);
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).not.toContain('<f');
    // Every cell but the two days is an inline text.
    expect([...sheet.matchAll(/<c r="\w+2"(?! t="inlineStr")[^>]*>/g)]).toHaveLength(2);
    expect(sheet).toContain('state="frozen"');
  });
}
