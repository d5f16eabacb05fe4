import { Divider, Grid } from '@imc/ui';
import styles from './statements.module.css';

export interface StatementsProps {
  /** One sentence each. */
  items: readonly string[];
}

/** Three statements side by side, each under a brass rule. */
export function Statements({ items }: StatementsProps) {
  return (
    <Grid as="ul" columns={3} space="4">
      {items.map((item) => (
        <li key={item} className={styles.statement}>
          <Divider weight="brass" />
          <p>{item}</p>
        </li>
      ))}
    </Grid>
  );
}
