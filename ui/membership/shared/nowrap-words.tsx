import styles from './nowrap-words.module.css';

/** Keeps words with a hyphen, such as references, and a number of years on one line. */
export const nowrapWords = (line: string) =>
  line.split(/(\S+-\S+|\d+ years)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
