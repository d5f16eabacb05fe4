import styles from './story-frame.module.css';

/** A story in an iframe, interactive. */
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
