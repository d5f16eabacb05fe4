import type { MemberApplication } from '@imc/api';
import { InlineMessage } from '@imc/ui';
import { overview } from '../content/index.ts';

/** Why the committee decided so, under the status (APP-17). Nothing without a reason. */
export function DecisionReason({ application }: { application: MemberApplication }) {
  const { decisionReason, withdrawnAt } = application;
  if (!decisionReason || withdrawnAt !== null) return null;
  return <InlineMessage title={overview.reason}>{decisionReason}</InlineMessage>;
}
