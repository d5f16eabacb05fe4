import styles from './nowrap-words.module.css';

/** Keeps words with a hyphen, such as references, and a number of years on one line. */
export const nowrapWords = (line: string) =>
  line.replace(/(\d) (?=years)/g, '$1\u00a0').split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
