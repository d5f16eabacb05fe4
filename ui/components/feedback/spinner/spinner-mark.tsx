import styles from './spinner.module.css';

/** Graphic of a spinner: a diamond with a light that moves around its edge. Hidden from screen readers. */
export function SpinnerMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path className={styles.track} d="M12 1.6 22.4 12 12 22.4 1.6 12Z" pathLength={100} />
      <path className={styles.light} d="M12 1.6 22.4 12 12 22.4 1.6 12Z" pathLength={100} />
      <path className={styles.center} d="m12 8.4 3.6 3.6-3.6 3.6L8.4 12Z" />
    </svg>
  );
}
