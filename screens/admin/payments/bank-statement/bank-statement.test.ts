import { describe, expect, test } from 'vitest';
import { readFile } from './reading.ts';
import { StatementError } from './statement-error.ts';
import { readAmount, readDate } from './statement-values.ts';

const options = { kept: [], today: '2026-11-27' };

/** Reads a file that must have lines. */
const readStatement = async (content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { statement, fault } = await readFile(bytes, options);
  if (!statement) throw new StatementError(fault ?? 'noHeader');
  return statement;
};

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

const faultOf = async (read: Promise<unknown>) => {
  try {
    await read;
  } catch (error) {
    return error instanceof StatementError ? error.fault : error;
  }
  return undefined;
};

describe('PAY-21: reading a statement', () => {
  test('finds the header below a preamble, and the credit lines', async () => {
    expect((await readStatement(statement)).lines).toEqual([
      {
        number: 4,
        duplicateOf: undefined,
        reversedBy: undefined,
        amount: 150_000,
        value_date: '2026-11-06',
        narration: 'NIP FRM ADÉ OJO, IMC-APP-12',
        bank_reference: 'FT26310001',
      },
      {
        number: 7,
        duplicateOf: undefined,
        reversedBy: undefined,
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
  ])('with %s and other headers', async (_name, text) => {
    expect((await readStatement(text)).lines).toMatchObject([
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
  ])('in %s', async (_name, bytes) => {
    expect((await readStatement(bytes)).lines[0]?.narration).toBe('NIP FRM ADÉ OJO, IMC-APP-12');
  });

  test.each([
    ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), 'malformed'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'oldWorkbook'],
    ['too wide', new TextEncoder().encode(`Date,Details,Credit${',x'.repeat(200)}\n`), 'tooManyColumns'],
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
  ])('says that a file is %s', async (_name, bytes, fault) => {
    expect(await faultOf(readStatement(bytes))).toBe(fault);
  });

  test('reads 100,000 lines, and no more', async () => {
    const line = '05/11/2026,IMC-APP-1,1000\n';
    const head = 'Date,Details,Credit\n';
    const { lines } = await readStatement(head + line.repeat(100_000));
    expect([lines.length, lines.at(-1)?.duplicateOf]).toEqual([100_000, 2]);
    expect(await faultOf(readStatement(head + line.repeat(100_001)))).toBe('tooManyLines');
  });

  /** Reads rows below a header. Returns the amounts of the credits, and the unread lines with reasons. */
  const read = async (...lines: readonly string[]) => {
    const { lines: credits, unread } = await readStatement(lines.join('\n'));
    return {
      credits: credits.map(({ amount, narration }) => [amount, narration]),
      unread: unread.map(({ number, reason }) => [number, reason]),
    };
  };
  const day = '05/11/2026';

  test.each<[string, readonly string[], readonly number[], readonly (readonly [number, string])[]]>([
    [
      'S01: mixed line ends',
      ['Account: X\r', 'Date,Narration,Debit,Credit', `${day},A,,"30,000.00"`],
      [30_000],
      [],
    ],
    [
      'S02: CR and DR after the amount',
      ['Date,Narration,Amount', `${day},A,"30,000.00CR"`, `${day},B,50.00DR`, `${day},C,100 D`],
      [30_000],
      [],
    ],
    ...['30000,00', '30.000,00', '30 000,00'].map((text): [string, string[], number[], []] => [
      `S04: a decimal comma: ${text}`,
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
      'S05: words for the direction',
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
      'S07: a signed column named Debit/Credit',
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
      'S09: a comma that is not quoted',
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
      'S12: opening, total and closing rows',
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
  ])('with %s', async (_name, lines, amounts, unread) => {
    const found = await read(...lines);
    expect([found.credits.map(([amount]) => amount), found.unread]).toEqual([amounts, unread]);
  });

  test('S11: joins a narration that goes on in the next row', async () => {
    const { credits } = await read(
      'Date,Narration,Debit,Credit,Balance',
      `${day},NIP FRM A OJO/IMC-,,"30,000.00","80,000.00"`,
      ',APP-61,,,',
      `${day},B,5,,`,
      ',more of B',
    );
    expect(credits).toEqual([[30_000, 'NIP FRM A OJO/IMC- APP-61']]);
  });

  test.each([
    'DATE POSTED,Narration,Credit',
    'Date,Transaction Narration,Credit',
    'TransDate,Details,Credit',
    'Date,Narration / Remarks,Credit',
  ])('S08: with the header %s', async (header) => {
    expect((await read(header, `${day},A,7`)).credits).toEqual([[7, 'A']]);
  });

  test('S13: tells two equal transfers from a repetition by their balances', async () => {
    const row = `${day},IMC-APP-61,,"15,000.00"`;
    const numbers = async (...balances: readonly string[]) => {
      const rows = balances.map((balance) => `${row},${balance}`);
      const { lines } = await readStatement(['Date,Narration,Debit,Credit,Balance', ...rows].join('\n'));
      return lines.map(({ duplicateOf }) => duplicateOf);
    };
    expect(await numbers('"65,000.00"', '"80,000.00"')).toEqual([undefined, undefined]);
    expect(await numbers('"65,000.00"', '"65,000.00"')).toEqual([undefined, 2]);
  });

  test('S18: reads all dates of a file in one order', async () => {
    const dates = async (...texts: readonly string[]) => {
      const rows = texts.map((text) => `${text},A,7`);
      const { lines, unread } = await readStatement(['Date,Narration,Credit', ...rows].join('\n'));
      return [...lines.map(({ value_date }) => value_date), ...unread.map(({ reason }) => reason)];
    };
    expect(await dates('10/05/2026', '10/25/2026')).toEqual(['2026-10-05', '2026-10-25']);
    expect(await dates('10/05/2026', '25/10/2026')).toEqual(['2026-05-10', '2026-10-25']);
    expect(await dates('25/10/2026', '10/25/2026')).toEqual(['2026-10-25', 'date']);
    // Only with the month first do these rise.
    expect(await dates('10/12/2026', '11/02/2026', '11/03/2026')).toEqual([
      '2026-10-12',
      '2026-11-02',
      '2026-11-03',
    ]);
  });

  test('says that nothing was read of a file without amounts', async () => {
    expect(await faultOf(readStatement(`Date,Narration,Credit\n${day},A,\n`))).toBe('nothingRead');
    expect((await readStatement('Date,Narration,Debit,Credit\n05/11/2026,A,7,')).lines).toEqual([]);
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
