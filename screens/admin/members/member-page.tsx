import {
  applicationReference,
  callMutation,
  callQuery,
  categoryWithLetters,
  chargesCall,
  formProblems,
  type Member,
  type MembershipGrade,
  memberCall,
  membersCall,
  type RecordedEvent,
  recordableBy,
  recordStandingCall,
  serverMessage,
  staffRoleOf,
  standingNames,
  type User,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import {
  AdminPageHead,
  Button,
  ButtonLink,
  Card,
  Columns,
  EmailText,
  ErrorState,
  FactList,
  GradeSeal,
  Heading,
  Link,
  Spinner,
  Stack,
  StatusBadge,
  Text,
  Timeline,
  ToastRegion,
} from '@imc/ui';
import { ChargeList, StandingEventDialog, StandingQuestion } from '@imc/ui/membership';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  adminTransfers,
  chargeReceiptTo,
  members as listTexts,
  naira,
  member as texts,
} from '../../content/index.ts';
import { AdmittedSheet } from '../../member/overview/overview-sheet.tsx';
import { formatDay, formatLongDay, formatMoment, lagosToday } from '../../shared/dates.ts';
import { telHref } from '../../shared/phone.ts';
import { retryOf } from '../../shared/retry.ts';
import { useToasts } from '../../shared/use-toasts.ts';

const failure = { refused: texts.refused, failed: texts.refused } as const;

function Facts({ member: { grade, since, standing, admitted_on, ended_on, account } }: { member: Member }) {
  const { facts } = texts;
  return (
    <FactList
      items={[
        {
          label: facts.standing,
          value: <StatusBadge kind="standing" status={standing} label={standingNames[standing]} />,
        },
        { label: facts.grade, value: grade ? categoryWithLetters(grade) : listTexts.table.noGrade },
        ...(since === null ? [] : [{ label: facts.since, value: formatDay(since) }]),
        { label: facts.admitted, value: formatDay(admitted_on) },
        ...(ended_on === null ? [] : [{ label: facts.ended, value: formatDay(ended_on) }]),
        ...(account === null
          ? []
          : [
              {
                label: facts.email,
                value: (
                  <Link href={`mailto:${account.email}`}>
                    <EmailText email={account.email} />
                  </Link>
                ),
              },
              {
                label: facts.phone,
                value: <Link href={telHref(account.phone_number)}>{account.phone_number}</Link>,
              },
            ]),
      ]}
    />
  );
}

/** What the member was charged and paid, with the receipts. */
function Payments({ number }: Pick<Member, 'number'>) {
  const { data } = useQuery(callQuery(useApiClient(), chargesCall, { q: number }));
  if (!data?.charges.length) return null;
  return (
    <Card>
      <ChargeList
        level={2}
        charges={data.charges.map((charge) => ({ ...charge, about: `${charge.about}, ${charge.reference}` }))}
        labels={{ ...adminTransfers.charges, title: texts.payments }}
        receiptTo={chargeReceiptTo}
        formatAmount={naira}
        formatDay={formatDay}
      />
    </Card>
  );
}

/** The newest event first. */
function History({
  events,
  grades,
}: {
  events: readonly RecordedEvent[];
  grades: readonly MembershipGrade[];
}) {
  const { title, detail, event: nameOf, application, states } = texts.history;
  return (
    <Stack space="4">
      <Heading level={2} size="card">
        {title}
      </Heading>
      <Timeline
        stateLabels={states}
        items={events
          .toReversed()
          .map(({ id, kind, effective_on, known_at, recorded_by, reason, grade_id }) => {
            const given = grades.find((grade) => grade.id === grade_id);
            return {
              key: String(id),
              title: nameOf(kind, given && categoryWithLetters(given.grade)),
              state: 'done',
              detail: (
                <>
                  {detail(formatLongDay(effective_on), formatMoment(known_at), recorded_by)} {reason}
                  {given && (
                    <>
                      <br />
                      <Link to={`/admin/applications?application=${given.application_id}`}>
                        {application(applicationReference(given.application_id))}
                      </Link>
                    </>
                  )}
                </>
              ),
            };
          })}
      />
    </Stack>
  );
}

/** One member: facts, what she was on a day, history, and what staff may record (MEM-6 to MEM-8). */
export function MemberPage({
  number,
  user,
  listTo,
}: {
  /** The n of IMC-M-{n}. */
  number: number;
  /** The signed-in member of staff. */
  user: Pick<User, 'id' | 'role' | 'staff_role'>;
  /** Address of the list. */
  listTo: string;
}) {
  const queryClient = useQueryClient();
  const query = useQuery(callQuery(useApiClient(), memberCall, { number }));
  const [isRecording, setIsRecording] = useState(false);
  const { toasts, show, dismiss } = useToasts();
  const reload = () =>
    Promise.all(
      [memberCall, membersCall].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
    );
  const record = useFormMutation((client) => callMutation(client, recordStandingCall), {
    onSuccess: async ({ message }) => {
      await reload();
      setIsRecording(false);
      show(message);
    },
    onError: (error) => {
      // Somebody else may have recorded something.
      void reload();
      return formProblems(error, failure);
    },
  });
  const retry = retryOf(query);
  const back = (
    <ButtonLink to={listTo} variant="secondary" size="small">
      {texts.back}
    </ButtonLink>
  );
  if (!query.data)
    return (
      <Stack space="6">
        {back}
        {retry ? (
          <ErrorState message={serverMessage(query.error) ?? texts.failed} {...retry} />
        ) : (
          <Spinner label={texts.loading} />
        )}
      </Stack>
    );
  const { member, grades, events } = query.data;
  const { grade, since, account, standing } = member;
  const role = staffRoleOf(user);
  const kinds = role ? recordableBy[role] : [];
  const isOwn = account?.id === user.id;
  const today = lagosToday();
  return (
    <Stack space="4">
      <Stack space="3">
        <AdminPageHead
          picture={grade && <GradeSeal grade={grade} />}
          title={[account?.name ?? listTexts.table.erased, grade].filter(Boolean).join(', ')}
          lead={member.number}
          actions={
            <>
              {back}
              {kinds.length > 0 && !isOwn && (
                <Button size="small" onClick={() => setIsRecording(true)}>
                  {texts.record}
                </Button>
              )}
            </>
          }
        />
        {(isOwn || kinds.length === 0) && (
          <Text tone="muted">{isOwn ? texts.ownRecord : texts.othersRecord}</Text>
        )}
      </Stack>
      <Columns space="4">
        <Stack space="4">
          <Facts member={member} />
          {grade && since && account && standing === 'in-force' && (
            <AdmittedSheet
              membership={{ number: member.number, grade, since }}
              application={undefined}
              user={account}
              printVariant="secondary"
            />
          )}
          <Card>
            <History events={events} grades={grades} />
          </Card>
          <Card>
            <Stack space="4">
              <Heading level={2} size="card">
                {texts.question.title}
              </Heading>
              <StandingQuestion events={events} grades={grades} today={today} labels={texts.question} />
            </Stack>
          </Card>
        </Stack>
        <Payments number={member.number} />
      </Columns>
      {isRecording && (
        <StandingEventDialog
          open
          kinds={kinds}
          events={events}
          grades={grades}
          today={today}
          labels={texts.dialog}
          onClose={() => setIsRecording(false)}
          onSubmit={(event) => record({ number, ...event, seen_event: events.at(-1)?.id })}
        />
      )}
      <ToastRegion
        label={listTexts.messages}
        dismissLabel={listTexts.dismiss}
        toasts={toasts}
        onDismiss={dismiss}
      />
    </Stack>
  );
}
