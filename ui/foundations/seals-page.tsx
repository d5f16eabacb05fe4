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
  SIMC: 'A plain disc, one ring, an open square: a place made ready.',
  GIMC: 'The square turns: a diamond, the first movement.',
  AIMC: 'A ring of beads, and a second square inside the first.',
  MIMC: 'The edge is scalloped, the diamond holds another.',
  FIMC: 'Brass. Rays between two rings, three squares deep.',
  DFIMC: 'Brass, and every ornament at once. The mark of the house.',
};

/** What is earned, and from which grade on. */
const ornaments = [
  ['Disc and charge', [1, 1, 1, 1, 1, 1]],
  ['Charge turned', [0, 1, 0, 1, 0, 1]],
  ['Charge within the charge', [0, 0, 1, 1, 1, 1]],
  ['Beads', [0, 0, 1, 1, 0, 1]],
  ['Scalloped edge', [0, 0, 0, 1, 1, 1]],
  ['Rays', [0, 0, 0, 0, 1, 1]],
  ['Brass', [0, 0, 0, 0, 1, 1]],
  ['Four beads about the charge', [0, 0, 0, 0, 0, 1]],
] as const;

const sizes = [
  ['small', '24 px', 'in a row of a table, beside the grade’s name'],
  ['medium', '44 px', 'in a list, in the logo'],
  ['large', '68 px', 'on a grade card, at the head of a profile'],
] as const;

const dos = [
  'Beside the grade’s name it is decoration and stays silent; alone it carries a label.',
  'Keep a quarter of its width free around it.',
  'On blue, say onBrand: paper and bright brass.',
  'The highest seal alone stands for the institute.',
];

const donts = [
  'A button, a bullet, a badge for a state.',
  'Another colour, a shadow, a turn, a grey one for a grade not yet reached.',
  'Smaller than 24 px, or the large drawing shrunk to it.',
  'Two different seals for one person in one view.',
];

/** The six seals. */
export function SealsPage() {
  return (
    <FoundationPage
      title="Grade seals"
      lead="The six grades are the institute's own alphabet. Ornament rises with the grade, so that rank is seen before a letter is read."
    >
      <Chapter
        title="The alphabet"
        text="Square and diamond alternate; beads, scallops, rays and brass are earned one by one."
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
        text="Nothing is taken away but what makes room for more. Two seals side by side can be told apart by their outline, at any size and without colour."
      >
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Earned</th>
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
        text="The smallest is drawn anew, without beads and rays, as a punch-cutter would. On a certificate it is 160 px."
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
      <Chapter title="On blue" text="Blue seals turn to paper, brass ones to bright brass. Say onBrand.">
        <Section as="div" ground="institute" air="tight">
          <Cluster space="5">
            {grades.map((grade) => (
              <GradeSeal key={grade} grade={grade} size="large" onBrand />
            ))}
          </Cluster>
        </Section>
      </Chapter>
      <Chapter title="Where they stand" text="A seal says a grade and nothing else.">
        <Stack as="ul" space="2">
          {[
            'Grade cards, with fees, on the home page and under Registration',
            'Applications, in the admin’s table and in the member’s list',
            'The member’s profile and overview, beside the grade applied for',
            'Certificates',
            'The logo: the Distinguished Fellow’s, for the institute itself',
          ].map((place) => (
            <Text key={place} as="div">
              {place}
            </Text>
          ))}
        </Stack>
      </Chapter>
      <Chapter title="Do, and do not" text="The alphabet only works if nobody misspells it.">
        <Grid columns={2}>
          {(
            [
              [dos, Check, 'right'],
              [donts, X, 'wrong'],
            ] as const
          ).map(([rules, Sign, kind]) => (
            <ul
              key={kind}
              className={styles.rules}
              data-kind={kind}
              aria-label={kind === 'right' ? 'Do' : 'Do not'}
            >
              {rules.map((rule) => (
                <li key={rule}>
                  <Sign aria-hidden />
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
