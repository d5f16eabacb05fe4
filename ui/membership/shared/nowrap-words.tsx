import styles from './nowrap-words.module.css';

/** Keeps words with a hyphen, such as references, on one line. */
export const nowrapWords = (line: string) =>
  line.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
