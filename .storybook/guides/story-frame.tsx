import styles from './story-frame.module.css';

/** A story at work, in a frame of its own. */
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
