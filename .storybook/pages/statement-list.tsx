import type { ReactNode } from 'react';
import styles from './statement-list.module.css';
import type { Statement } from './statements.ts';

const marks = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/;

/** Renders one line of Markdown with code, bold and italic text. */
const markdown = (text: string): ReactNode =>
  text.split(marks).map((piece, index) => {
    // The text never changes, so the index is a stable key.
    const key = `${index}${piece}`;
    if (piece.startsWith('`')) return <code key={key}>{piece.slice(1, -1)}</code>;
    if (piece.startsWith('**')) return <strong key={key}>{piece.slice(2, -2)}</strong>;
    if (marks.test(piece)) return <em key={key}>{piece.slice(1, -1)}</em>;
    return piece;
  });

/** Statements of the specification with their ids. `children` returns what follows the text of a statement. */
export function StatementList<Row extends Statement>({
  statements,
  children,
}: {
  statements: readonly Row[];
  children?: (statement: Row) => ReactNode;
}) {
  return (
    <dl className={`sb-unstyled ${styles.statements}`}>
      {statements.map((statement) => (
        <div key={statement.id} id={statement.id} className={styles.statement}>
          <dt className={styles.id}>{statement.id}</dt>
          <dd className={styles.text}>
            <div>{markdown(statement.text)}</div>
            {children?.(statement)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
