import { type MemberApplication, shownStatus } from '@imc/api';
import { InlineMessage, Link, Text } from '@imc/ui';
import { decisionLetter, overview } from '../content/index.ts';
import { applicationPaths } from './applications/paths.ts';

/** The reason of the committee's decision, if it gave one (APP-17), and the letter of a decision (APP-69). */
export function DecisionReason({
  application,
  hasLetter = true,
}: {
  application: MemberApplication;
  /** Whether the letter is linked here. Default `true`. */
  hasLetter?: boolean;
}) {
  const { id, decisionReason, withdrawnAt } = application;
  if (withdrawnAt !== null) return null;
  const letter = hasLetter && shownStatus(application) !== 'pending' && (
    <span data-print="none">
      <Link to={applicationPaths.letter(id)}>{decisionLetter.link}</Link>
    </span>
  );
  if (!decisionReason) return letter;
  return (
    <InlineMessage title={overview.reason}>
      <Text>{decisionReason}</Text>
      {letter}
    </InlineMessage>
  );
}
