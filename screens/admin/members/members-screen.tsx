import {
  callQuery,
  gradeCodes,
  type ListParams,
  listPageSize,
  type Member,
  membersCall,
  membersList,
  readMemberNumber,
  standings,
  type User,
  useApiClient,
} from '@imc/api';
import { Button, Heading, Pagination, SelectField, Stack, TextField } from '@imc/ui';
import { Search } from '@imc/ui/icons';
import { MembersTable } from '@imc/ui/membership';
import { members as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { useAdminList } from '../../shared/use-admin-list.tsx';
import { MemberPage } from './member-page.tsx';
import styles from './members-screen.module.css';

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
    search,
    rows,
  } = useAdminList({
    list: membersList,
    query: callQuery(useApiClient(), membersCall, params),
    params,
    onParamsChange,
    texts: {
      ...texts,
      empty: {
        text: texts.empty,
        action: (
          <Button variant="secondary" onClick={() => onParamsChange({ page: 1 })}>
            {texts.clear}
          </Button>
        ),
      },
    },
  });
  const first = ((data?.page ?? 1) - 1) * listPageSize.default;
  return (
    <Stack space="6">
      <Heading level={1}>{texts.title}</Heading>
      <div className={styles.filters}>
        <TextField
          {...search}
          label={texts.search}
          start={<Search />}
          error={readMemberNumber(search.value)?.isWrong ? texts.wrongNumber : undefined}
          className={styles.search}
        />
        <SelectField
          label={texts.grade}
          placeholder={texts.anyGrade}
          value={params.grade ?? ''}
          options={texts.grades}
          onChange={({ target }) =>
            onParamsChange({ ...params, grade: gradeCodes.find((grade) => grade === target.value), page: 1 })
          }
        />
        <SelectField
          label={texts.standing}
          placeholder={texts.anyStanding}
          value={params.standing ?? ''}
          options={texts.standings}
          onChange={({ target }) =>
            onParamsChange({
              ...params,
              standing: standings.find((standing) => standing === target.value),
              page: 1,
            })
          }
        />
      </div>
      <MembersTable
        caption={texts.caption}
        members={data?.members ?? []}
        labels={texts.table}
        formatDay={formatDay}
        memberTo={(member) => `?${membersList.format({ ...params, member: numberOf(member) })}`}
        {...rows}
      />
      {data && data.total > 0 && (
        <Pagination
          page={data.page}
          pageCount={data.pages}
          labels={texts.pages}
          summary={texts.range(first + 1, first + data.members.length, data.total)}
          onPageChange={(page) => onParamsChange({ ...params, page })}
        />
      )}
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
