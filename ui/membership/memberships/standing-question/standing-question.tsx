import {
  dayStart,
  isCalendarDate,
  type MembershipGrade,
  type StandingEvent,
  type StandingOnDay,
  standingAt,
} from '@imc/api/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { DefinitionList } from '../../../components/content/definition-list/definition-list.tsx';
import { DateField } from '../../../components/forms/date-field/date-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';

export interface StandingQuestionLabels {
  /** Label of the day that is asked about: 'Date'. */
  day: string;
  /** Label of the day up to which records count: 'Records up to'. */
  known: string;
  /** Label of the answer as it was known on a day: 'By the records up to 14 March 2026'. */
  asKnown: (day: string) => string;
  /** The answer: 'Fellow (FIMC) since 1 March 2026, in force'. */
  answer: (found: StandingOnDay | undefined) => string;
}

export interface StandingQuestionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Events of the membership. */
  events: readonly StandingEvent[];
  /** Grades of the membership. */
  grades: readonly MembershipGrade[];
  /** YYYY-MM-DD, in Lagos. */
  today: string;
  /** Texts of the form. */
  labels: StandingQuestionLabels;
}

/** Says what a member was on a day, as known on another day and as known today (MEM-6). */
export function StandingQuestion({ events, grades, today, labels, ...rest }: StandingQuestionProps) {
  const [day, setDay] = useState(today);
  const [known, setKnown] = useState(today);
  // Up to the end of the day.
  const answer = (knownOn: string) => labels.answer(standingAt(events, grades, day, dayStart(knownOn, 1)));
  const asked = known < today && isCalendarDate(known) ? [known, today] : [today];
  return (
    <Stack space="4" {...rest}>
      <Cluster space="4" align="end">
        <DateField
          label={labels.day}
          value={day}
          max={today}
          onChange={({ target }) => {
            setDay(target.value);
            setKnown(target.value);
          }}
        />
        <DateField
          label={labels.known}
          value={known}
          max={today}
          onChange={({ target }) => setKnown(target.value)}
        />
      </Cluster>
      {isCalendarDate(day) && (
        <div role="status">
          <DefinitionList
            items={asked.map((knownOn) => ({ term: labels.asKnown(knownOn), description: answer(knownOn) }))}
          />
        </div>
      )}
    </Stack>
  );
}
