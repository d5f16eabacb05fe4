import { describe, expect, test } from 'vitest';
import { decodeText, StatementError } from './decode-text.ts';
import { readStatement } from './read-statement.ts';
import { readAmount, readDate } from './statement-columns.ts';

const rows = [
  'Account Name: Sample Institute',
  'Period,01/11/2026,30/11/2026',
  'Trans Date,Value Date,Reference,Remarks,Debit (NGN),Credit (₦),Balance',
  '05/11/2026,06/11/2026,FT26310001,"NIP FRM ADÉ OJO, IMC-APP-12",,"150,000.00","200,000.00"',
  '05/11/2026,05/11/2026,FT26310002,SMS CHARGE,50.00,,"199,950.00"',
  '',
  '07-Nov-26,07-Nov-26,,=HYPERLINK("http://x.example"),,5000,',
  '07-Nov-26,07-Nov-26,,=HYPERLINK("http://x.example"),,5000,',
];
const statement = rows.join('\r\n');

const faultOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    return error instanceof StatementError ? error.fault : error;
  }
  return undefined;
};

describe('S-12.88: reading a statement', () => {
  test('finds the header below a preamble, and the credit lines', () => {
    expect(readStatement(statement)).toEqual([
      {
        number: 1,
        duplicateOf: undefined,
        amount: 150_000,
        value_date: '2026-11-06',
        narration: 'NIP FRM ADÉ OJO, IMC-APP-12',
        bank_reference: 'FT26310001',
      },
      {
        number: 3,
        duplicateOf: undefined,
        amount: 5_000,
        value_date: '2026-11-07',
        narration: '=HYPERLINK("http://x.example")',
        bank_reference: '',
      },
      expect.objectContaining({ number: 4, duplicateOf: 3 }),
    ]);
  });

  test.each([
    ['semicolons', 'Date;Description;Amount;Type\n2026-11-05;IMC-APP-1;1,000.00;CR\n2026-11-05;Fee;10;DR'],
    ['tabs', 'Posting Date\tNarration\tAmount\n5 November 2026\tIMC-APP-1\t1000\n05/11/2026\tFee\t-10'],
    ['bars', 'DATE|PARTICULARS|LODGEMENT\n05.11.2026|IMC-APP-1|NGN 1,000.00\n05.11.2026|Fee|'],
  ])('with %s and other headers', (_name, text) => {
    expect(readStatement(text)).toMatchObject([
      { amount: 1_000, value_date: '2026-11-05', narration: 'IMC-APP-1' },
    ]);
  });

  const utf16 = (text: string, mark: string) =>
    new Uint8Array(new Uint16Array([...`${mark}${text}`].map((letter) => letter.charCodeAt(0))).buffer);
  test.each([
    ['UTF-8', new TextEncoder().encode(statement)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\u{feff}${statement}`)],
    ['UTF-16LE with a byte order mark', utf16(statement, '\u{feff}')],
    ['UTF-16LE without one', utf16(statement, '')],
    [
      'Windows-1252',
      new Uint8Array([...statement.replace(' (₦)', '')].map((letter) => letter.charCodeAt(0))),
    ],
  ])('in %s', (_name, bytes) => {
    expect(readStatement(decodeText(bytes))[0]?.narration).toBe('NIP FRM ADÉ OJO, IMC-APP-12');
  });

  test.each([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), 'workbook'],
    ['a PDF', new TextEncoder().encode('%PDF-1.7'), 'pdf'],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'binary'],
    ['nothing', new Uint8Array(), 'empty'],
    ['only spaces', new TextEncoder().encode(' \n '), 'empty'],
    ['no header', new TextEncoder().encode('a,b,c\n1,2,3'), 'noHeader'],
    [
      'an endless quotation',
      new TextEncoder().encode(`Date,Details,Credit\n1/1/2026,"${'x'.repeat(30_000)}`),
      'malformed',
    ],
  ])('says that a file is %s', (_name, bytes, fault) => {
    expect(faultOf(() => readStatement(decodeText(bytes)))).toBe(fault);
  });

  test('reads 100,000 lines, and no more', () => {
    const line = '05/11/2026,IMC-APP-1,1000\n';
    const head = 'Date,Details,Credit\n';
    const lines = readStatement(head + line.repeat(100_000));
    expect([lines.length, lines.at(-1)?.duplicateOf]).toEqual([100_000, 1]);
    expect(faultOf(() => readStatement(head + line.repeat(100_001)))).toBe('tooManyLines');
  });

  test.each([
    ['31/02/2026', null],
    ['13/25/2026', null],
    ['11/25/2026', '2026-11-25'],
    ['2026-11-05T00:00:00', '2026-11-05'],
    ['yesterday', null],
    ['05-Foo-2026', null],
  ])('the date %s is %s', (text, date) => expect(readDate(text)).toBe(date));

  test.each([
    ['(200.00)', -200],
    ['1,000.50 CR', 1_000],
    ['1,000.00 DR', -1_000],
    ['NGN 1 000', 1_000],
    ['nil', undefined],
    ['', undefined],
  ])('the amount %s is %s', (text, amount) => expect(readAmount(text)).toBe(amount));
});
