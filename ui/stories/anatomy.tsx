import styles from './anatomy.module.css';

/** The parts of a component and where they are. Each `anatomy.ts` next to a component exports it as `anatomy`. */
export interface AnatomyFacts {
  /** Width and height of the drawing. 64 is a desktop of 1280 px. */
  readonly size: readonly [width: number, height: number];
  readonly parts: readonly Part[];
}

type Part = readonly [
  name: string,
  box: readonly [x: number, y: number, width: number, height: number],
  /** What it is for, in one sentence. */
  text: string,
];

/** Draws the parts as numbered boxes, and lists them. */
export const Anatomy = ({ size, parts }: AnatomyFacts) => (
  <figure className={`sb-unstyled ${styles.root}`}>
    <svg
      className={styles.drawing}
      viewBox={`-1 -1 ${size[0] + 2} ${size[1] + 2}`}
      role="img"
      aria-label="The numbered parts"
    >
      <rect className={styles.whole} width={size[0]} height={size[1]} />
      {parts.map(([name, [x, y, width, height]], index) => (
        <g key={name}>
          <rect className={styles.part} x={x} y={y} width={width} height={height} />
          <circle className={styles.disc} cx={x} cy={y + height / 2} r="1" />
          <text className={styles.number} fontSize="1.3" x={x} y={y + height / 2 + 0.45}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
    <ol className={styles.parts}>
      {parts.map(([name, , text]) => (
        <li key={name}>
          <strong>{name}.</strong> {text}
        </li>
      ))}
    </ol>
  </figure>
);
