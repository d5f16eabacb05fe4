import { type MemberApplication, shownStatus } from '@imc/api';
import { ButtonLink, InlineMessage } from '@imc/ui';
import { institute, overview } from '../content/index.ts';
import { MailLink } from '../shared/mail-link.tsx';
import { applicationPaths } from './applications/paths.ts';

/** The reason of the committee's decision, if it gave one (APP-17). `isWhole`: a rejection also without one, and how to apply again. */
export function DecisionReason({ application, isWhole }: { application: MemberApplication; isWhole?: true }) {
  const { decisionReason, withdrawnAt } = application;
  const isRejected = isWhole && shownStatus(application) === 'rejected';
  if (withdrawnAt !== null || !(decisionReason || isRejected)) return null;
  const again = isRejected && (
    <ButtonLink size="small" to={applicationPaths.form} data-print="none">
      {overview.actions.again}
    </ButtonLink>
  );
  return (
    <InlineMessage title={decisionReason ? overview.reason : undefined} action={again}>
      {decisionReason ?? (
        <>
          {overview.noReason} <MailLink address={institute.email} />.
        </>
      )}
    </InlineMessage>
  );
}
