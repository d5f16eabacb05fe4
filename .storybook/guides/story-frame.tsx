import styles from './story-frame.module.css';

/** Renders an interactive story in an iframe. */
export function StoryFrame({ story, title }: { story: string; title: string }) {
  return (
    <iframe
      className={styles.frame}
      key={story}
      src={`iframe.html?id=${story}&viewMode=story`}
      title={title}
    />
  );
}
