import styles from './also-called.module.css';

/** Lists the synonyms of a docs page's subject, separated by commas. */
export function AlsoCalled({ words }: { words: string }) {
  return (
    <p id="also-called" className={styles.words}>
      <span className={styles.label}>Also called</span> {words}
    </p>
  );
}
