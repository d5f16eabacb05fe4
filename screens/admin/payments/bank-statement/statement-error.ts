export type StatementFault =
  | 'tooLarge'
  | 'oldWorkbook'
  | 'hugeWorkbook'
  | 'formulas'
  | 'sheets'
  | 'tooManyColumns'
  | 'entities'
  | 'pdf'
  | 'binary'
  | 'empty'
  | 'noHeader'
  | 'nothingRead'
  | 'tooManyLines'
  | 'malformed';

/** A file that can't be read as a bank statement. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  readonly fault: StatementFault;

  constructor(fault: StatementFault) {
    super(`The file is no bank statement: ${fault}`);
    this.fault = fault;
  }
}
