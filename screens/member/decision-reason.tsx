import type { MemberApplication } from '@imc/api';
import { InlineMessage } from '@imc/ui';
import { overview } from '../content/index.ts';

/** The reason of the committee's decision, if it gave one (APP-17). */
export function DecisionReason({ application }: { application: MemberApplication }) {
  const { decisionReason, withdrawnAt } = application;
  if (!decisionReason || withdrawnAt !== null) return null;
  return <InlineMessage title={overview.reason}>{decisionReason}</InlineMessage>;
}
