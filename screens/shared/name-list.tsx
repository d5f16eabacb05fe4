import styles from './name-list.module.css';

export interface NameListProps {
  /** Names in display order, column by column. */
  names: readonly string[];
  /** Id of the heading that labels the list. */
  labelledBy: string;
}

/** List of names under hairlines, in as many columns as fit. */
export function NameList({ names, labelledBy }: NameListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari removes the list semantics when list markers are off.
    <ul role="list" aria-labelledby={labelledBy} className={styles.root}>
      {names.map((name) => (
        <li key={name} className={styles.name}>
          {name}
        </li>
      ))}
    </ul>
  );
}
