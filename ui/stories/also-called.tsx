import styles from './also-called.module.css';

/** Other names of what a docs page is about, with commas between. */
export function AlsoCalled({ words }: { words: string }) {
  return (
    <p className={styles.words}>
      <span className={styles.label}>Also called</span> {words}
    </p>
  );
}
