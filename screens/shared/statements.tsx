import { Divider, Grid, type GridProps } from '@imc/ui';
import styles from './statements.module.css';

export interface StatementsProps {
  /** Sentences that stand for themselves. */
  items: readonly string[];
  /** How many stand side by side at desk width: three are set larger. */
  columns: Extract<GridProps['columns'], 3 | 4>;
}

/** What the Institute undertakes, sentence by sentence, each under a brass stroke. */
export function Statements({ items, columns }: StatementsProps) {
  return (
    <Grid as="ul" columns={columns} space="8">
      {items.map((item) => (
        <li key={item} data-large={columns === 3 || undefined} className={styles.statement}>
          <Divider weight="brass" />
          <p>{item}</p>
        </li>
      ))}
    </Grid>
  );
}
