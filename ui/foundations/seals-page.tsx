import { GradeSeal } from '../components/identity/grade-seal/grade-seal.tsx';
import { grades } from '../components/identity/grade-seal/grade-seal-drawings.ts';
import { Check, X } from '../icons/icons.ts';
import { Cluster } from '../layout/cluster/cluster.tsx';
import { Eyebrow } from '../layout/eyebrow/eyebrow.tsx';
import { Grid } from '../layout/grid/grid.tsx';
import { Section } from '../layout/section/section.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { Chapter, FoundationPage } from './foundation-page.tsx';
import styles from './seals-page.module.css';

const anatomy = {
  SIMC: 'A plain disc with one ring and an open square.',
  GIMC: 'The square is turned to a diamond.',
  AIMC: 'A ring of beads, and a second square inside the first.',
  MIMC: 'A scalloped edge, and a second diamond inside the first.',
  FIMC: 'Brass, with rays between two rings and three nested squares.',
  DFIMC: 'Brass, with all ornaments. It is also the institute’s logo.',
};

/** Ornaments, and which grades have them. */
const ornaments = [
  ['Disc and square', [1, 1, 1, 1, 1, 1]],
  ['Square turned to a diamond', [0, 1, 0, 1, 0, 1]],
  ['Second shape inside the first', [0, 0, 1, 1, 1, 1]],
  ['Beads', [0, 0, 1, 1, 0, 1]],
  ['Scalloped edge', [0, 0, 0, 1, 1, 1]],
  ['Rays', [0, 0, 0, 0, 1, 1]],
  ['Brass', [0, 0, 0, 0, 1, 1]],
  ['Four beads around the shape', [0, 0, 0, 0, 0, 1]],
] as const;

const sizes = [
  ['small', '24 px', 'in a table row, next to the grade’s name'],
  ['medium', '44 px', 'in a list, in the logo'],
  ['large', '68 px', 'on a grade card, at the top of a profile'],
] as const;

const dos = [
  'Next to the grade’s name the seal is decorative and hidden from screen readers. On its own it needs a label.',
  'Leave a quarter of its width free on all sides.',
  'On blue, set ground to institute: the seal is then paper and bright brass.',
  'Only the highest seal represents the institute.',
];

const donts = [
  'Use it as a button, a bullet or a status badge.',
  'Change its colour, add a shadow, rotate it, or grey it out for a grade not yet reached.',
  'Show it smaller than 24 px, or shrink the large version to that size.',
  'Show two different seals for one person in one view.',
];

/** Foundations page on the six grade seals. */
export function SealsPage() {
  return (
    <FoundationPage
      title="Grade seals"
      lead="Each of the six grades has a seal. Higher grades have more ornament, so that people see the rank before they read the letters."
    >
      <Chapter
        title="The seals"
        text="Square and diamond alternate. Beads, scallops, rays and brass are added from grade to grade."
      >
        <Grid columns={3} ruled>
          {grades.map((grade) => (
            <Section key={grade} as="div" ground="sheet" air="tight">
              <Stack align="center" space="4">
                <GradeSeal grade={grade} size="xlarge" />
                <Eyebrow letters>{grade}</Eyebrow>
                <Text size="small" tone="muted" align="center">
                  {anatomy[grade]}
                </Text>
              </Stack>
            </Section>
          ))}
        </Grid>
      </Chapter>
      <Chapter
        title="Ornament"
        text="An ornament is only removed to make room for another. Any two seals differ in outline, at any size and without colour."
      >
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Ornament</th>
                {grades.map((grade) => (
                  <th key={grade} scope="col">
                    <span className={styles.grade}>
                      <GradeSeal grade={grade} size="small" />
                      {grade}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ornaments.map(([name, has]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {grades.map((grade, index) => (
                    <td key={grade}>{has[index] ? <span className={styles.bead}>yes</span> : null}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Chapter>
      <Chapter
        title="Sizes"
        text="The smallest size has its own drawing without beads and rays. On a certificate the seal is 160 px."
      >
        <Stack space="6">
          {sizes.map(([size, px, where]) => (
            <Stack key={size} space="2">
              <Cluster space="4">
                {grades.map((grade) => (
                  <GradeSeal key={grade} grade={grade} size={size} />
                ))}
              </Cluster>
              <Text size="caption" tone="muted">
                {size}, {px}: {where}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Chapter>
      <Chapter
        title="On blue"
        text="Blue seals become paper, brass ones bright brass. Set ground to institute."
      >
        <Section as="div" ground="institute" air="tight">
          <Cluster space="5">
            {grades.map((grade) => (
              <GradeSeal key={grade} grade={grade} size="large" ground="institute" />
            ))}
          </Cluster>
        </Section>
      </Chapter>
      <Chapter title="Where to use them" text="A seal shows a grade and nothing else.">
        <Stack as="ul" space="2">
          {[
            'Grade cards, with fees, on the home page and under Registration',
            'Applications, in the admin’s table and the member’s list',
            'The member’s profile and overview, next to the grade applied for',
            'Certificates',
            'The logo: the Distinguished Fellow’s seal represents the institute',
          ].map((use) => (
            <Text key={use} as="div">
              {use}
            </Text>
          ))}
        </Stack>
      </Chapter>
      <Chapter title="Do and don’t" text="Seals are only recognizable if everyone uses them in the same way.">
        <Grid columns={2}>
          {(
            [
              [dos, Check, 'right'],
              [donts, X, 'wrong'],
            ] as const
          ).map(([rules, Icon, kind]) => (
            <ul
              key={kind}
              className={styles.rules}
              data-kind={kind}
              aria-label={kind === 'right' ? 'Do' : 'Do not'}
            >
              {rules.map((rule) => (
                <li key={rule}>
                  <Icon aria-hidden />
                  <span>{rule}</span>
                </li>
              ))}
            </ul>
          ))}
        </Grid>
      </Chapter>
    </FoundationPage>
  );
}
