import type { DecisionTimes, GradeCode } from '@imc/api';
import { ButtonLink, FactList, Stack, Text } from '@imc/ui';
import { useEffect, useState } from 'react';
import { gradeFinder as texts } from '../../content/grade-finder.ts';
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
  return (
    text && (
      <Text size="small" tone="muted">
        {text}
      </Text>
    )
  );
}

/** The result of the grade finder: the rule that is met, the fees of the grade, and how long a decision takes. */
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
  return (
    <Stack space="4">
      <Text>{texts.why(grade)}</Text>
      <FactList items={texts.fees(grade)} />
      <Stack space="1">
        <LatestDecisions load={loadTimes} />
        <Text size="small" tone="muted">
          {texts.advice}
        </Text>
      </Stack>
    </Stack>
  );
}
