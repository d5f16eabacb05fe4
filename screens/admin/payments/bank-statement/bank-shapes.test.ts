import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { type Reading, readFile } from './reading.ts';
import { StatementError } from './statement-error.ts';

// What real banks, spreadsheets and people make of a statement, besides the shapes S01 to S18 of `bank-statement.test.ts`.

const options = { kept: [], today: '2026-11-27' };
const open = (content: string | Uint8Array): Promise<Reading> =>
  readFile(typeof content === 'string' ? new TextEncoder().encode(content) : content, options);

/** Returns the credits in naira, and the numbers of the rows that were not read. */
async function read(content: string | Uint8Array) {
  const { statement } = await open(content);
  return {
    credits: statement?.lines.map(({ amount }) => amount),
    unread: statement?.unread.map(({ number }) => number),
  };
}

const faultOf = (content: string | Uint8Array) =>
  open(content).then(
    ({ fault }) => fault,
    (error: unknown) => (error instanceof StatementError ? error.fault : error),
  );

const day = '05/11/2026';
const header = 'Date,Narration,Debit,Credit,Balance';

/** A file, the credits in it, and the rows that are not certain. */
type Shape = readonly [
  name: string,
  rows: readonly string[],
  credits: readonly number[],
  unread: readonly number[],
];

const shapes: readonly Shape[] = [
  ['S20: sep= and semicolons', ['sep=;', 'Date;Narration;Credit', `${day};A;7`], [7], []],

  ['the newest line first', [header, `${day},C,,5,115`, `${day},B,10,,110`, `${day},A,,20,120`], [5, 20], []],
  [
    'a shifted row that its balance gives away',
    [header, `${day},A,,20,120`, `${day},B,,5,125`, `${day},C,9,,116`, `${day},D,,30,86`],
    [20, 5],
    [5],
  ],
  [
    'in and out',
    ['Date|Particulars|Money In|Money Out', `${day}|A|₦5,000.00|-`, `${day}|B|-|₦10.00`],
    [5000],
    [],
  ],
  [
    'settlements, with the balance before and after',
    [
      'Date,Settlement Debit (NGN),Settlement Credit (NGN),Balance Before (NGN),Balance After (NGN),Narration',
      '2026-11-05 10:11:12,0.00,30000.00,50000.00,80000.00,A',
      '2026-11-05 10:12:12,500.00,0.00,80000.00,79500.00,B',
    ],
    [30_000],
    [],
  ],
  ['a header on each page', [header, `${day},A,,20,120`, header, `${day},B,,5,125`], [20, 5], []],
  [
    'plus and minus in a column of their own',
    ['Value Date,Remarks,D/C,Amount', `${day},A,+,5000`, `${day},B,-,5000`],
    [5000],
    [],
  ],
  ['no amount in a row', [header, `${day},A,,20,120`, `${day},B,,,`], [20], [3]],
  ['a credit and a debit with kobo', [header, `${day},A,,20.55,120.55`, `${day},B,0.55,,120`], [20], []],
  [
    'a date with its time',
    ['Transaction Time,Narration,Credit', '2026-11-05 10:04:11,A,20', 'soon,B,5'],
    [20],
    [3],
  ],
  [
    'a balance of nothing',
    [header, `${day},A,50,,0.00`, `${day},B,,50,50.00`, `${day},C,,7,57`],
    [50, 7],
    [],
  ],
];

describe('PAY-21, R-46: shapes of statements', () => {
  test.each(shapes)('%s', async (_name, rows, credits, unread) => {
    expect(await read(rows.join('\n'))).toEqual({ credits, unread });
  });

  test('the row that was not read has its cell and why', async () => {
    const { statement } = await open(`Date,Narration,Credit\n${day},A,7\n${day},B,3O.00`);
    expect(statement?.unread).toEqual([
      { number: 3, reason: 'amount', text: `${day} | B | 3O.00`, cell: { name: 'Credit', text: '3O.00' } },
    ]);
  });

  test('a reference on several lines is left out', async () => {
    const { statement } = await open(
      [
        'Date,Narration,Reference,Credit',
        `${day},A,BATCH-2026,7`,
        `${day},B,BATCH-2026,8`,
        `${day},C,FT-2026-1,9`,
      ].join('\n'),
    );
    expect(statement?.lines.map(({ bank_reference }) => bank_reference)).toEqual(['', '', 'FT-2026-1']);
  });

  test.each([
    ['that names it', `${day},RVSL NIP A OJO IMC-APP-61,5000,`, [4, undefined]],
    ['of the only such amount', `${day},REVERSAL,700,`, [undefined, 4]],
    ['of no such amount', `${day},REVERSAL,701,`, [undefined, undefined]],
    ['that is no reversal', `${day},NIP A OJO IMC-APP-61,5000,`, [undefined, undefined]],
  ])('a credit is marked by a debit %s', async (_name, debit, marks) => {
    const rows = ['Date,Narration,Debit,Credit', `${day},NIP A OJO IMC-APP-61,,5000`, `${day},B,,700`, debit];
    const { statement } = await open(rows.join('\n'));
    expect(statement?.lines.map(({ reversedBy }) => reversedBy)).toEqual(marks);
  });

  test('columns that no name tells are given by hand, and kept for files of the same shape', async () => {
    const file = (rows: string) => new TextEncoder().encode(`Wann,Was,Hinein\n${rows}`);
    const first = await readFile(file(`${day},A,7`), options);
    expect([first.table.shape, first.roles, first.statement]).toEqual([
      'wann|was|hinein',
      ['ignore', 'ignore', 'ignore'],
      undefined,
    ]);
    const kept = [{ shape: first.table.shape, roles: ['date', 'narration', 'credit'] as const }].map(
      ({ shape, roles }) => ({ shape, roles: [...roles] }),
    );
    const next = await readFile(file(`${day},B,8`), { ...options, kept });
    expect(next.statement?.lines).toMatchObject([{ narration: 'B', amount: 8 }]);
  });

  test('a file without a header has columns without names', async () => {
    const { table } = await open(`${day},A,7\n${day},B,8`);
    expect([table.header, table.shape, table.rows.length]).toEqual([['', '', ''], '3 columns', 2]);
  });
});

test('R-46: the sums stand beside those of the statement', async () => {
  const { statement } = await open(
    [
      'Account Number,0123456789',
      'Period,01/11/2026,15/11/2026',
      'Opening Balance,"1,000.00"',
      'Closing Balance,"1,070.50"',
      header,
      `${day},A,,100.50,"1,100.50"`,
      `${day},B,30.00,,"1,070.50"`,
      ',Total,30.00,100.50,',
    ].join('\n'),
  );
  expect(statement).toMatchObject({
    account: '6789',
    period: { from: '2026-11-01', to: '2026-11-15' },
    sums: { credits: 10_050, debits: 3000, unread: 0, own: { credits: 10_050, debits: 3000, change: 7050 } },
  });
});

test('R-46: days to come are not covered', async () => {
  const { statement } = await open(
    ['Period: 01/11/2026 to 30/11/2026', 'Date,Narration,Credit', '20/11/2026,A,7'].join('\n'),
  );
  expect(statement?.period).toEqual({ from: '2026-11-01', to: '2026-11-20' });
});

/** Whole numbers below a limit, the same each time. */
function seeded(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}

test('R-46: what was read and what was not is all of a statement', async () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const random = seeded(seed);
    const [comma, signed, newestFirst] = [random(2) === 1, random(2) === 1, random(2) === 1];
    const written = (kobo: number) => (kobo / 100).toFixed(2).replace('.', comma ? ',' : '.');
    let balance = 1_000_000;
    const rows = Array.from({ length: 1 + random(40) }, (_, index) => {
      const kobo = 100 + random(900_000);
      const isCredit = random(3) > 0;
      balance += isCredit ? kobo : -kobo;
      const date = `${String(1 + random(28)).padStart(2, '0')}/11/2026`;
      const amounts = signed
        ? `${isCredit ? '' : '-'}${written(kobo)}`
        : isCredit
          ? `;${written(kobo)}`
          : `${written(kobo)};`;
      // Some rows are broken.
      const [before = '', after = ''] = [[], [], [], ['', ';;;more'], ['x']][random(5)] as string[];
      return {
        index,
        line: `${before}${date};N ${index};${amounts};${written(balance)}${after}`,
        kobo,
        isCredit,
        isBroken: before !== '' || after !== '',
      };
    });
    const lines = rows.map(({ line }) => line);
    const head = signed ? 'Date;Narration;Amount;Balance' : 'Date;Narration;Debit;Credit;Balance';
    const { statement } = await open([head, ...(newestFirst ? lines.reverse() : lines)].join('\n'));
    const sumOf = (wanted: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(wanted).reduce((sum, { kobo }) => sum + kobo, 0);
    const { credits = 0, debits = 0 } = statement?.sums ?? {};
    const isRead = (row: (typeof rows)[number]) =>
      statement !== undefined && !statement.unread.some(({ text }) => text.includes(`| N ${row.index} |`));
    expect(rows.filter((row) => row.isBroken && isRead(row))).toEqual([]);
    expect([credits, debits]).toEqual([
      sumOf((row) => row.isCredit && isRead(row)),
      sumOf((row) => !row.isCredit && isRead(row)),
    ]);
  }
});

const ofx = (version: 1 | 2, rows: readonly (readonly [string, string])[]) => {
  const value = (name: string, text: string) => `<${name}>${text}${version === 1 ? '' : `</${name}>`}\n`;
  const transfers = rows.map(
    ([amount, memo], index) =>
      `<STMTTRN>\n${value('TRNTYPE', 'OTHER')}${value('DTPOSTED', '20261105120000[+1:WAT]')}${value('TRNAMT', amount)}${value('FITID', `FT2026-${index}`)}${value('NAME', 'OJO &amp; CO')}${value('MEMO', memo)}</STMTTRN>\n`,
  );
  return `${version === 1 ? 'OFXHEADER:100\nDATA:OFXSGML\n\n' : '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n'}<OFX><SIGNONMSGSRSV1><SONRS></SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS>${value('TRNUID', '1')}<STMTRS>${value('CURDEF', 'NGN')}<BANKACCTFROM>${value('ACCTID', '0123456789')}</BANKACCTFROM><BANKTRANLIST>${value('DTSTART', '20261101')}${value('DTEND', '20261115')}${transfers.join('')}</BANKTRANLIST><LEDGERBAL>${value('BALAMT', '100.50')}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
};

const mt940 = [
  '{1:F01BANKNGLAXXX}{2:I940}{4:',
  ':20:STMT',
  ':25:BANK/0123456789',
  ':28C:1/1',
  ':60F:C261101NGN1000,00',
  ':61:2611051105C30000,50NTRFNONREF//FT2026-0001',
  ':86:?20NIP FRM A OJO ?21IMC-APP-61',
  ':61:261106D500,00NCHGNONREF',
  ':86:CHARGES',
  ':61:261107RC30000,50NTRFNONREF//FT2026-0002',
  ':86:NIP FRM A OJO IMC-APP-61',
  ':61:broken',
  ':62F:C261115NGN500,00',
  '-}',
].join('\r\n');

describe('PAY-21: formats, by their bytes', () => {
  test.each([1, 2] as const)('OFX %i', async (version) => {
    const { statement } = await open(
      ofx(version, [
        ['5000.00', 'IMC-APP-61'],
        ['-50', 'FEE'],
        ['x', 'C'],
      ]),
    );
    expect(statement).toMatchObject({
      account: '6789',
      period: { from: '2026-11-01', to: '2026-11-15' },
      lines: [
        {
          number: 1,
          amount: 5000,
          value_date: '2026-11-05',
          narration: 'IMC-APP-61 / OJO & CO',
          bank_reference: 'FT2026-0',
        },
      ],
      unread: [{ number: 3, reason: 'amount' }],
    });
  });

  test('MT940', async () => {
    const { statement } = await open(mt940);
    expect(statement).toMatchObject({
      account: '6789',
      period: { from: '2026-11-01', to: '2026-11-15' },
      lines: [
        {
          number: 6,
          amount: 30_000,
          value_date: '2026-11-05',
          narration: 'NIP FRM A OJO IMC-APP-61',
          reversedBy: 10,
        },
      ],
      unread: [{ number: 12, reason: 'amount' }],
      sums: { credits: 3_000_050, debits: 3_050_050, own: { change: -50_000 } },
    });
  });

  const workbook = (rows: (string | number | Date | null)[][], cells?: Map<string, { formula: string }>) =>
    writeXlsx({ sheets: [{ name: 'Statement', rows, ...(cells && { cells }) }] });

  test('XLSX', async () => {
    const file = await workbook([
      ['Account Number', '0123456789'],
      ['Date', 'Narration', 'Reference', 'Debit', 'Credit'],
      [new Date('2026-11-05T00:00:00Z'), 'IMC-APP-61', 1.32612e28, null, 30_000.5],
      ['06/11/2026', 'Charge', 'FT2026-2', 50, null],
    ]);
    const { statement } = await open(file);
    expect(statement).toMatchObject({
      account: '6789',
      lines: [{ number: 3, amount: 30_000, value_date: '2026-11-05', bank_reference: '1.32612e+28' }],
      sums: { credits: 3_000_050, debits: 5000 },
    });
  });

  test('a workbook with formulas, with several sheets or too many columns is refused', async () => {
    const rows = [
      ['Date', 'Narration', 'Credit'],
      [day, 'A', 7],
    ];
    expect(await faultOf(await workbook(rows, new Map([['1,2', { formula: 'SUM(1,6)' }]])))).toBe('formulas');
    expect(await faultOf(await workbook([[...Array(200).keys()]]))).toBe('tooManyColumns');
    const two = await writeXlsx({
      sheets: [
        { name: 'A', rows },
        { name: 'B', rows },
      ],
    });
    expect(await faultOf(two)).toBe('sheets');
  });

  test('a workbook that unpacks to more than any statement is refused unread', async () => {
    const file = await workbook([['x'.repeat(1000)]]);
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    // The sizes in the central directory.
    for (let at = 0; at < file.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100_000_000, true);
    }
    expect(await faultOf(file)).toBe('hugeWorkbook');
  });

  test('OFX of which a transfer would be lost is refused', async () => {
    const file = ofx(2, [
      ['1', 'A'],
      ['2', 'B'],
    ]);
    expect(await faultOf(file.replace('</STMTTRN>', ''))).toBe('malformed');
  });

  test('OFX with entities of its own is refused', async () => {
    expect(await faultOf(`<!DOCTYPE OFX [<!ENTITY a "b">]>\n${ofx(2, [['1', '&a;']])}`)).toBe('entities');
  });
});

test.each([
  ['parentheses', '('],
  ['spaces', ' '],
  ['digits', '1'],
  ['commas', '1,'],
  ['brackets', '<A>'],
])('R-44: a cell of many %s costs no more than its length', async (_name, text) => {
  const cell = text.repeat(6000 / text.length);
  const rows = Array.from({ length: 60 }, () => `${day},"${cell}","${cell}","${cell}",x`);
  const { statement } = await open(['Date,Narration,Credit,Balance', ...rows].join('\n'));
  expect(statement?.unread).toHaveLength(60);
});
