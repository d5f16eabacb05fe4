import { GradeSeal } from '../components/grade-seal/grade-seal.tsx';
import { grades } from '../components/grade-seal/grade-seal-drawings.tsx';
import { Cluster } from '../layout/cluster/cluster.tsx';
import { Eyebrow } from '../layout/eyebrow/eyebrow.tsx';
import { Grid } from '../layout/grid/grid.tsx';
import { Section } from '../layout/section/section.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { Chapter, FoundationPage } from './foundation-page.tsx';

const anatomy = {
  SIMC: 'A plain disc, one ring, an open square: a place made ready.',
  GIMC: 'The square turns: a diamond, the first movement.',
  AIMC: 'A ring of beads, and a second square inside the first.',
  MIMC: 'The edge is scalloped, the diamond holds another.',
  FIMC: 'Brass. Rays between two rings, three squares deep.',
  DFIMC: 'Brass, and every ornament at once. The mark of the house.',
};

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
                <Eyebrow>{grade}</Eyebrow>
                <Text size="small" tone="muted" align="center">
                  {anatomy[grade]}
                </Text>
              </Stack>
            </Section>
          ))}
        </Grid>
      </Chapter>
      <Chapter
        title="Sizes"
        text="24 px in a table, 44 in a list, 68 on a card, 160 on a certificate. The smallest is drawn anew, without beads and rays."
      >
        <Stack space="6">
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Cluster key={size} space="4">
              {grades.map((grade) => (
                <GradeSeal key={grade} grade={grade} size={size} />
              ))}
            </Cluster>
          ))}
        </Stack>
      </Chapter>
      <Chapter title="On blue" text="Blue seals turn to paper, brass ones to bright brass. Say onInstitute.">
        <Section as="div" ground="institute" air="tight">
          <Cluster space="5">
            {grades.map((grade) => (
              <GradeSeal key={grade} grade={grade} size="large" onInstitute />
            ))}
          </Cluster>
        </Section>
      </Chapter>
      <Chapter title="Use" text="A seal says a grade and nothing else.">
        <Stack space="3">
          <Text measure>
            Beside the grade's name it is decoration and stays silent. Alone it carries a label. It is never a
            button, never a bullet, never recoloured by status, and no grade but the highest stands for the
            institute.
          </Text>
        </Stack>
      </Chapter>
    </FoundationPage>
  );
}
