import { Divider, Grid, type GridProps } from '@imc/ui';
import styles from './statements.module.css';

export interface StatementsProps {
  /** One sentence each. */
  items: readonly string[];
  /** Columns on a wide viewport. Three columns are set in larger type. */
  columns: Extract<GridProps['columns'], 3 | 4>;
}

/** Statements in a grid, each under a brass rule. */
export function Statements({ items, columns }: StatementsProps) {
  return (
    <Grid as="ul" columns={columns} space="4" className={columns === 4 ? styles.pairs : undefined}>
      {items.map((item) => (
        <li key={item} data-large={columns === 3 || undefined} className={styles.statement}>
          <Divider weight="brass" />
          <p>{item}</p>
        </li>
      ))}
    </Grid>
  );
}
