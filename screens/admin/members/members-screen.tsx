import {
  callQuery,
  type ListParams,
  type Member,
  membersCall,
  membersList,
  readMemberNumber,
  type User,
  useApiClient,
} from '@imc/api';
import { AdminPageHead, Stack } from '@imc/ui';
import { MembersTable } from '@imc/ui/membership';
import { members as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { useAdminList } from '../../shared/use-admin-list.tsx';
import { MemberPage } from './member-page.tsx';

type Params = ListParams<typeof membersList>;

export interface MembersScreenProps {
  /** The signed-in member of staff. */
  user: Pick<User, 'id' | 'role' | 'staff_role'>;
  /** State of the list, which the parent keeps in the address. */
  params: Params;
  /** Called with the new state. */
  onParamsChange: (params: Params) => void;
}

/** The n of IMC-M-{n}. */
const numberOf = ({ number }: Pick<Member, 'number'>): number => readMemberNumber(number)?.number ?? 0;

function MembersList({ params, onParamsChange }: Omit<MembersScreenProps, 'user'>) {
  const {
    query: { data },
    heading,
    list,
  } = useAdminList({
    list: membersList,
    query: callQuery(useApiClient(), membersCall, params),
    params,
    onParamsChange,
    filters: ['grade', 'standing'],
    texts: { ...texts, empty: { text: texts.empty } },
  });
  return (
    <Stack space="4">
      <AdminPageHead headingRef={heading} title={texts.title} />
      <MembersTable
        {...list}
        caption={texts.caption}
        members={data?.members ?? []}
        search={texts.search}
        searchError={readMemberNumber(list.view.search)?.isWrong ? texts.wrongNumber : undefined}
        filters={[
          {
            key: 'grade',
            label: texts.grade,
            labelHidden: true,
            allLabel: texts.anyGrade,
            options: texts.grades,
          },
          {
            key: 'standing',
            label: texts.standing,
            labelHidden: true,
            allLabel: texts.anyStanding,
            options: texts.standings,
          },
        ]}
        labels={texts.table}
        formatDay={formatDay}
        memberTo={(member) => `?${membersList.format({ ...params, member: numberOf(member) })}`}
      />
    </Stack>
  );
}

/** Members with their numbers, grades and standing, and the page of one of them (MEM-8). */
export function MembersScreen({ user, params, onParamsChange }: MembersScreenProps) {
  const { member, ...list } = params;
  return member === undefined ? (
    <MembersList params={list} onParamsChange={onParamsChange} />
  ) : (
    <MemberPage key={member} number={member} user={user} listTo={`?${membersList.format(list)}`} />
  );
}
