import type { MemberApplication } from '@imc/api';
import { InlineMessage } from '@imc/ui';
import { overview } from '../content/index.ts';

/** The reason of the committee's decision, if it gave one (APP-17). */
export const DecisionReason = ({ application }: { application: MemberApplication }) =>
  application.decisionReason &&
  application.withdrawnAt === null && (
    <InlineMessage title={overview.reason}>{application.decisionReason}</InlineMessage>
  );
