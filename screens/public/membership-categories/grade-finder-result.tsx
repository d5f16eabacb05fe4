import { type DecisionTimes, type GradeCode, signUpPath } from '@imc/api';
import { ButtonLink, Cluster, FactList, Grid, Heading, Prose, Stack, Text } from '@imc/ui';
import { useEffect, useState } from 'react';
import { gradeFinder as texts } from '../../content/grade-finder.ts';
import { gradeFacts } from '../../content/grades.ts';
import { naira } from '../../content/money.ts';
import { decisionTimesText } from '../../shared/decision-times-text.ts';

export type LoadDecisionTimes = () => Promise<DecisionTimes>;

/** How long recent decisions took (S-2.81). Renders nothing while it loads, if it can't be loaded, and without a median. */
function LatestDecisions({ load }: { load: LoadDecisionTimes }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isShown = true;
    load().then((times) => isShown && setText(decisionTimesText(times)), reportError);
    return () => {
      isShown = false;
    };
  }, [load]);
  return text && <Text>{text}</Text>;
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Stack space="2">
    <Heading level={4} size="card">
      {title}
    </Heading>
    <Prose>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Prose>
  </Stack>
);

/** The result of the grade finder: the grade's rules, what to have ready, and both statements of fees. */
export function GradeFinderResult({
  grade,
  loadTimes,
}: {
  grade: GradeCode | undefined;
  loadTimes: LoadDecisionTimes;
}) {
  if (!grade)
    return (
      <Stack space="5" align="start">
        <Text>{texts.nearest}</Text>
        <ButtonLink to="/contact" variant="secondary">
          {texts.contact}
        </ButtonLink>
      </Stack>
    );
  const { publicFees, applicationFees, ready } = texts;
  return (
    <Stack space="5">
      <Grid columns={2} space="5">
        <Lines title={texts.rules} lines={gradeFacts[grade].requirements} />
        <Lines {...ready} />
        <Stack space="2">
          <Heading level={4} size="card">
            {publicFees.title}
          </Heading>
          <FactList items={publicFees.rows(grade)} />
        </Stack>
        <Stack space="2">
          <Heading level={4} size="card">
            {applicationFees.title}
          </Heading>
          <FactList items={applicationFees.rows} />
          <Text size="small" tone="muted">
            {applicationFees.text}
          </Text>
        </Stack>
      </Grid>
      <LatestDecisions load={loadTimes} />
      <Text size="small" tone="muted">
        {texts.advice}
      </Text>
    </Stack>
  );
}

/** The sum of a grade's fees, and the button to apply. */
export function GradeFinderAction({ grade }: { grade: GradeCode }) {
  return (
    <Cluster space="3">
      <strong>{naira(gradeFacts[grade].total)}</strong>
      <ButtonLink to={signUpPath(grade)} aria-label={texts.applyFor(grade)}>
        {texts.apply}
      </ButtonLink>
    </Cluster>
  );
}
