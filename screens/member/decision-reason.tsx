import { type MemberApplication, shownStatus } from '@imc/api';
import { InlineMessage, Link } from '@imc/ui';
import { decisionLetter, overview } from '../content/index.ts';
import { applicationPaths } from './applications/paths.ts';

/** The reason of the committee's decision, if it gave one (APP-17), and the letter of a decision (APP-69). */
export function DecisionReason({ application }: { application: MemberApplication }) {
  const { id, decisionReason, withdrawnAt } = application;
  const letter =
    shownStatus(application) === 'pending' ? undefined : (
      <Link to={applicationPaths.letter(id)}>{decisionLetter.link}</Link>
    );
  if (withdrawnAt !== null) return null;
  if (!decisionReason) return letter && <span data-print="none">{letter}</span>;
  return (
    <InlineMessage title={overview.reason}>
      {decisionReason} {letter}
    </InlineMessage>
  );
}
