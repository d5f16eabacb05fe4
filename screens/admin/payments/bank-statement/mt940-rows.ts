import type { Row } from './statement-columns.ts';
import { StatementError } from './statement-error.ts';

/** A field with its tag, and its line in the file, from 1. */
interface Field {
  readonly tag: string;
  text: string;
  readonly number: number;
}

/** Fields go on in the next line, unless that begins with a tag, or with the braces or hyphen between messages. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const tag = /^:(\d{2}[A-Z]?):/.exec(line)?.[1];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, text: line.slice(tag.length + 2), number: index + 1 });
    else if (last && line.trim() !== '' && !/^[-{]/.test(line)) last.text += `\n${line}`;
  }
  return fields;
}

/** Value date, booking day, direction (R reverses it), amount, kind, the customer's and the bank's reference, and more about it. */
const statementLine =
  /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?[CD])[A-Z]?([\d,]{1,16})[A-Z][A-Z0-9]{3}((?:(?!\/\/)[^\n])*)(?:\/\/([^\n]*))?(?:\n(.*))?/s;
const balanceField = /^([CD])(\d{2})(\d{2})(\d{2})[A-Z]{3}([\d,]{1,16})/;

const day = (year = '', month = '', date = '') => `20${year}-${month}-${date}`;

/** Markers of the parts of a narration: '?20', '>21', '/REMI/'. */
const markers = /[?>]\d{2}|\/[A-Z]{4}\//g;

/** Date, narration, signed amount and reference. */
function transferCells(content: string): string[] {
  const parts = statementLine.exec(content);
  if (!parts) return ['', content, 'unreadable', ''];
  const [, year, month, date, sign = '', amount, own = '', bank = '', more = ''] = parts;
  const isCredit = sign === 'C' || sign === 'RD';
  const reference = own.replace('NONREF', '').trim();
  const narration = [sign.startsWith('R') ? 'REVERSAL' : '', reference, more].join(' ').trim();
  return [day(year, month, date), narration, `${isCredit ? '+' : '-'}${amount}`, bank.trim() || reference];
}

/** Returns the rows of an MT940 file. Lines that are not as the format demands are rows with their text, which nothing can read as a transfer. */
export function mt940Rows(text: string): Row[] {
  const fields = fieldsOf(text);
  const find = (...tags: readonly string[]) => fields.find(({ tag }) => tags.includes(tag))?.text ?? '';
  const findLast = (...tags: readonly string[]) =>
    fields.findLast(({ tag }) => tags.includes(tag))?.text ?? '';
  if (new Set(fields.filter(({ tag }) => tag === '25').map(({ text }) => text.trim())).size > 1) {
    throw new StatementError('sheets');
  }
  const balance = (field: string): readonly string[] => {
    const [, sign, year, month, date, amount = ''] = balanceField.exec(field) ?? [];
    return amount === '' ? [] : [day(year, month, date), `${sign === 'D' ? '-' : ''}${amount}`];
  };
  const [from = '', opening = ''] = balance(find('60F', '60M'));
  const [to = '', closing = ''] = balance(findLast('62F', '62M'));
  const rows: { cells: string[]; number: number }[] = [];
  for (const { tag, text: content, number } of fields) {
    if (tag === '61') rows.push({ cells: transferCells(content), number });
    const last = rows.at(-1);
    if (tag === '86' && last) last.cells[1] += ` ${content.replaceAll('\n', '').replace(markers, ' ')}`;
  }
  return [
    { cells: ['Account', find('25')], number: 1 },
    { cells: ['Period', from, to], number: 1 },
    { cells: ['Opening balance', opening], number: 1 },
    { cells: ['Closing balance', closing], number: 1 },
    { cells: ['Date', 'Narration', 'Amount', 'Reference'], number: 1 },
    ...rows,
  ];
}
