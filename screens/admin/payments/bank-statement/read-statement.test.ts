import { describe, expect, test } from 'vitest';
import { decodeText, StatementError } from './decode-text.ts';
import { readStatement } from './read-statement.ts';
import { readAmount, readDate } from './statement-values.ts';

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

describe('PAY-21: reading a statement', () => {
  test('finds the header below a preamble, and the credit lines', () => {
    expect(readStatement(statement).lines).toEqual([
      {
        number: 4,
        duplicateOf: undefined,
        amount: 150_000,
        value_date: '2026-11-06',
        narration: 'NIP FRM ADÉ OJO, IMC-APP-12',
        bank_reference: 'FT26310001',
      },
      {
        number: 7,
        duplicateOf: undefined,
        amount: 5_000,
        value_date: '2026-11-07',
        narration: '=HYPERLINK("http://x.example")',
        bank_reference: '',
      },
      expect.objectContaining({ number: 8, duplicateOf: 7 }),
    ]);
  });

  test.each([
    ['semicolons', 'Date;Description;Amount;Type\n2026-11-05;IMC-APP-1;1,000.00;CR\n2026-11-05;Fee;10;DR'],
    ['tabs', 'Posting Date\tNarration\tAmount\n5 November 2026\tIMC-APP-1\t1000\n05/11/2026\tFee\t-10'],
    ['bars', 'DATE|PARTICULARS|LODGEMENT\n05.11.2026|IMC-APP-1|NGN 1,000.00\n05.11.2026|Fee|'],
  ])('with %s and other headers', (_name, text) => {
    expect(readStatement(text).lines).toMatchObject([
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
    expect(readStatement(decodeText(bytes)).lines[0]?.narration).toBe('NIP FRM ADÉ OJO, IMC-APP-12');
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
    const { lines } = readStatement(head + line.repeat(100_000));
    expect([lines.length, lines.at(-1)?.duplicateOf]).toEqual([100_000, 2]);
    expect(faultOf(() => readStatement(head + line.repeat(100_001)))).toBe('tooManyLines');
  });

  /** Reads rows below a header. Returns the amounts of the credits, and the unread lines with reasons. */
  const read = (...lines: readonly string[]) => {
    const { lines: credits, unread } = readStatement(decodeText(new TextEncoder().encode(lines.join('\n'))));
    return {
      credits: credits.map(({ amount, narration }) => [amount, narration]),
      unread: unread.map(({ number, reason }) => [number, reason]),
    };
  };
  const day = '05/11/2026';

  test.each<[string, readonly string[], readonly number[], readonly (readonly [number, string])[]]>([
    [
      'mixed line ends',
      ['Account: X\r', 'Date,Narration,Debit,Credit', `${day},A,,"30,000.00"`],
      [30_000],
      [],
    ],
    [
      'CR and DR after the amount',
      ['Date,Narration,Amount', `${day},A,"30,000.00CR"`, `${day},B,50.00DR`, `${day},C,100 D`],
      [30_000],
      [],
    ],
    ...['30000,00', '30.000,00', '30 000,00'].map((text): [string, string[], number[], []] => [
      `a decimal comma: ${text}`,
      ['Date;Description;Debit;Credit', `${day};A;;${text}`],
      [30_000],
      [],
    ]),
    [
      'two decimal marks in a file',
      ['Date;Description;Debit;Credit', `${day};A;;1.000,00`, `${day};B;;1,000.00`],
      [1_000],
      [[3, 'amount']],
    ],
    [
      'words for the direction',
      [
        'Date,Description,Type,Amount',
        `${day},A,Deposit,"30,000.00"`,
        `${day},B,Withdrawal,"30,000.00"`,
        `${day},C,Inflow,7`,
        `${day},D,Chargeback,5`,
      ],
      [30_000, 7],
      [[5, 'direction']],
    ],
    [
      'a signed column named Debit/Credit',
      [
        'Trans. Time,Value Date,Description,Debit/Credit(₦),Balance(₦),Channel,Transaction Reference,Counterparty',
        `2026 Nov 05 10:00,2026-11-05,A,"+30,000.00","80,000.00",App,X1,Y`,
        `2026 Nov 05 10:00,2026-11-05,B,-500.00,"79,500.00",App,X2,Y`,
      ],
      [30_000],
      [],
    ],
    ['amounts of which none has a sign', ['Date,Narration,Amount', `${day},A,1000`], [], [[2, 'direction']]],
    [
      'a balance that tells the direction',
      ['Date,Narration,Amount,Balance', `${day},A,10,100`, `${day},B,1000,1100`, `${day},C,50,1050`],
      [1_000],
      [[2, 'direction']],
    ],
    [
      'a balance of the newest line first',
      ['Date,Narration,Amount,Balance', `${day},C,50,1050`, `${day},B,1000,1100`, `${day},A,,100`],
      [1_000],
      [],
    ],
    [
      'a balance that says the opposite',
      [
        'Date,Narration,Debit,Credit,Balance',
        `${day},A,,10,100`,
        `${day},B,,20,120`,
        `${day},C,5,,115`,
        `${day},D,,15,100`,
      ],
      [10, 20],
      [[5, 'balance']],
    ],
    ['both amounts', ['Date,Narration,Debit,Credit', `${day},A,5,5`], [], [[2, 'direction']]],
    [
      'a comma that is not quoted',
      [
        'Date,Narration,Debit,Credit,Balance',
        `${day},REFUND, IMC-APP-61,30000.00,,79950.00`,
        `${day},TRF OJO, ADE IMC-APP-62,,30000.00,109950.00`,
        `${day},B,,10.00,109960.00`,
      ],
      [10],
      [
        [2, 'cells'],
        [3, 'cells'],
      ],
    ],
    [
      'opening, total and closing rows',
      [
        'Date,Narration,Debit,Credit,Balance',
        ',Opening Balance,,"50,000.00","50,000.00"',
        `${day},TOTAL PLC,,"30,000.00","80,000.00"`,
        `${day},Balance B/F,,"80,000.00","80,000.00"`,
        ',Total,50.00,"30,000.00",',
        ',Closing Balance,,"80,000.00","80,000.00"',
      ],
      [30_000],
      [],
    ],
    [
      'an amount in words',
      ['Date,Narration,Credit', `${day},A,five`, `${day},B,nil`, `${day},C,7`],
      [7],
      [[2, 'amount']],
    ],
  ])('with %s', (_name, lines, amounts, unread) => {
    const found = read(...lines);
    expect([found.credits.map(([amount]) => amount), found.unread]).toEqual([amounts, unread]);
  });

  test('joins a narration that goes on in the next row', () => {
    expect(
      read(
        'Date,Narration,Debit,Credit,Balance',
        `${day},NIP FRM A OJO/IMC-,,"30,000.00","80,000.00"`,
        ',APP-61,,,',
        `${day},B,5,,`,
        ',more of B',
      ).credits,
    ).toEqual([[30_000, 'NIP FRM A OJO/IMC- APP-61']]);
  });

  test.each([
    'DATE POSTED,Narration,Credit',
    'Date,Transaction Narration,Credit',
    'TransDate,Details,Credit',
    'Date,Narration / Remarks,Credit',
  ])('with the header %s', (header) => {
    expect(read(header, `${day},A,7`).credits).toEqual([[7, 'A']]);
  });

  test('tells two equal transfers from a repetition by their balances', () => {
    const row = `${day},IMC-APP-61,,"15,000.00"`;
    const numbers = (...balances: readonly string[]) =>
      readStatement(
        ['Date,Narration,Debit,Credit,Balance', ...balances.map((balance) => `${row},${balance}`)].join('\n'),
      ).lines.map(({ duplicateOf }) => duplicateOf);
    expect(numbers('"65,000.00"', '"80,000.00"')).toEqual([undefined, undefined]);
    expect(numbers('"65,000.00"', '"65,000.00"')).toEqual([undefined, 2]);
  });

  test('reads all dates of a file in one order', () => {
    const dates = (...texts: readonly string[]) =>
      readStatement(['Date,Narration,Credit', ...texts.map((text) => `${text},A,7`)].join('\n')).lines.map(
        ({ value_date }) => value_date,
      );
    expect(dates('10/05/2026', '10/25/2026')).toEqual(['2026-10-05', '2026-10-25']);
    expect(dates('10/05/2026', '25/10/2026')).toEqual(['2026-05-10', '2026-10-25']);
    expect(dates('25/10/2026', '10/25/2026')).toEqual(['2026-10-25', null]);
  });

  test('says that nothing was read of a file without amounts', () => {
    expect(faultOf(() => readStatement(`Date,Narration,Credit\n${day},A,\n`))).toBe('nothingRead');
    expect(readStatement('Date,Narration,Debit,Credit\n05/11/2026,A,7,').lines).toEqual([]);
  });

  test.each([
    ['31/02/2026', null],
    ['13/25/2026', null],
    ['2026-11-05T00:00:00', '2026-11-05'],
    ['yesterday', null],
    ['05-Foo-2026', null],
  ])('the date %s is %s', (text, date) => expect(readDate(text, 'dayFirst')).toBe(date));

  test.each([
    ['(200.00)', { kobo: 20_000, direction: 'debit' }],
    ['200.00-', { kobo: 20_000, direction: 'debit' }],
    ['1,000.50 CR', { kobo: 100_050, direction: 'credit' }],
    ['NGN 1 000', { kobo: 100_000, direction: undefined }],
    ['N1,000.5', { kobo: 100_050, direction: undefined }],
    ['30.000', null],
    ['1,00', null],
    ['five', null],
    ['nil', undefined],
    ['0.00', undefined],
    ['', undefined],
  ])('the amount %s is %j', (text, amount) => expect(readAmount(text, '.')).toEqual(amount));
});
