import { Pause, Play } from '../../../icons/icons.ts';
import { IconButton } from './icon-button.tsx';
import styles from './icon-button-pause.module.css';

interface IconButtonPauseParts {
  /** What moves is held. */
  paused: boolean;
  /** Name of the button that holds it. */
  pauseLabel: string;
  /** Name of the same button while it is held. */
  playLabel: string;
  onChange: (paused: boolean) => void;
}

/** Holds what moves by itself on institute blue, and lets it go on. Gone under reduced motion, where nothing moves. */
export function IconButtonPause({ paused, pauseLabel, playLabel, onChange }: IconButtonPauseParts) {
  return (
    <IconButton
      label={paused ? playLabel : pauseLabel}
      icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
      onBrand
      className={styles.root}
      onClick={() => onChange(!paused)}
    />
  );
}
