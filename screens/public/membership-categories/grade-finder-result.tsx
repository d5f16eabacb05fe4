import { type DecisionTimes, type GradeCode, signUpPath } from '@imc/api';
import { ButtonLink, FactList, Heading, Prose, Stack, Text } from '@imc/ui';
import { useEffect, useState } from 'react';
import { gradeFinder as texts } from '../../content/grade-finder.ts';
import { gradeFacts } from '../../content/grades.ts';
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

/** The result of the grade finder: the grade's rules, what to have ready, both statements of fees, and the next step. */
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
    <Stack space="6">
      <Lines title={texts.rules} lines={gradeFacts[grade].requirements} />
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
        <Text tone="muted">{applicationFees.text}</Text>
        <FactList items={applicationFees.rows} />
      </Stack>
      <Lines {...ready} />
      <LatestDecisions load={loadTimes} />
      <Stack space="3" align="start">
        <ButtonLink to={signUpPath(grade)} aria-label={texts.applyFor(grade)}>
          {texts.apply}
        </ButtonLink>
        <Text size="small" tone="muted">
          {texts.advice}
        </Text>
      </Stack>
    </Stack>
  );
}
