import { XMLParser } from 'fast-xml-parser';
import type { Row } from './statement-columns.ts';
import { StatementError } from './statement-error.ts';

/** A value, or the values of a group. */
type Node = string | { readonly [name: string]: Node | readonly Node[] };

const parser = new XMLParser({
  parseTagValue: false,
  // A statement with one transfer is read as one with many.
  isArray: (name: string) => name === 'STMTTRN' || name === 'STMTRS' || name === 'STMTTRNRS',
});

const inGroup = (
  node: Node | readonly Node[] | undefined,
  name: string,
): Node | readonly Node[] | undefined =>
  typeof node === 'object' && !Array.isArray(node) ? (node as Record<string, Node>)[name] : undefined;

const listOf = (node: Node | readonly Node[] | undefined, name: string): readonly Node[] => {
  const found = inGroup(node, name);
  return Array.isArray(found) ? found : [];
};

const textOf = (node: Node | readonly Node[] | undefined, ...path: readonly string[]): string => {
  const found = path.reduce(inGroup, node);
  return typeof found === 'string' ? found.trim() : '';
};

/** '20261105120000[+1:WAT]' is '2026-11-05'. */
const dayOf = (text: string): string => text.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3');

/** Returns the rows of an OFX file of version 1 (SGML) or 2 (XML). Throws a `StatementError` for entities of its own, and without a statement. */
export function ofxRows(text: string): Row[] {
  const body = text.slice(text.search(/<OFX>/i));
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new StatementError('entities');
  // SGML does not close values.
  const xml = body.replace(/<([\w.]{1,32})>([^<\r\n]+)(?:\r?\n)*(?:<\/\1>)?/g, (_all, name, value) =>
    value.trim() === '' ? `<${name}>` : `<${name}>${value}</${name}>`,
  );
  let root: Node;
  try {
    root = parser.parse(xml) as Node;
  } catch {
    throw new StatementError('malformed');
  }
  const answers = listOf(inGroup(inGroup(root, 'OFX'), 'BANKMSGSRSV1'), 'STMTTRNRS');
  const statements = answers.flatMap((answer) => listOf(answer, 'STMTRS'));
  if (statements.length === 0) throw new StatementError('noHeader');
  if (statements.length > 1) throw new StatementError('sheets');
  const [statement] = statements;
  const list = inGroup(statement, 'BANKTRANLIST');
  const transfers = listOf(list, 'STMTTRN').map((transfer) => [
    dayOf(textOf(transfer, 'DTPOSTED')),
    textOf(transfer, 'MEMO'),
    // A sign is optional.
    textOf(transfer, 'TRNAMT').replace(/^(?=\d)/, '+'),
    textOf(transfer, 'REFNUM') || textOf(transfer, 'FITID'),
    textOf(transfer, 'NAME'),
  ]);
  return [
    ['Account', textOf(statement, 'BANKACCTFROM', 'ACCTID')],
    ['Period', dayOf(textOf(list, 'DTSTART')), dayOf(textOf(list, 'DTEND'))],
    ['Closing balance', textOf(statement, 'LEDGERBAL', 'BALAMT')],
    ['Date', 'Narration', 'Amount', 'Reference', 'Payer'],
    ...transfers,
  ].map((cells, index) => ({ cells, number: index - 3 }));
}
