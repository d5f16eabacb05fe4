import styles from './name-list.module.css';

export interface NameListProps {
  /** The names, in the order of their columns. */
  names: readonly string[];
  /** Id of the heading that says who they are. */
  labelledBy: string;
}

/** Names as they stand on a board in a hall: under hairlines, in as many columns as there is room for. */
export function NameList({ names, labelledBy }: NameListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where bullets are off.
    <ul role="list" aria-labelledby={labelledBy} className={styles.root}>
      {names.map((name) => (
        <li key={name} className={styles.name}>
          {name}
        </li>
      ))}
    </ul>
  );
}
