import { isDueWithoutProof, type Payment, type User } from '@imc/api';
import { Card, Text } from '@imc/ui';
import { ChargeToPay } from '@imc/ui/membership';
import { overview } from '../../content/index.ts';
import { MemberSection } from '../member-section.tsx';
import { TransfersUnderWay, useChargeToPay, useOwnPayments } from '../payment-details.tsx';

const texts = overview.stillOpen;

function Transfer({ payment }: { payment: Payment }) {
  return (
    <MemberSection title={texts.title(payment.reference)} data-print="none">
      <Text measure>{texts.text}</Text>
      <Card>
        <ChargeToPay {...useChargeToPay(payment)} />
      </Card>
    </MemberSection>
  );
}

/** What is known of transfers under way, and what is due and needs no picture (PAY-42): the rest of a fee, the admission fee, the annual fee. The oldest first. */
export function OverviewStillOpen({ user }: { user: User }) {
  const { pending } = useOwnPayments(user);
  return (
    <>
      <TransfersUnderWay payments={pending} />
      {pending
        .filter(isDueWithoutProof)
        .reverse()
        .map((payment) => (
          <Transfer key={payment.key} payment={payment} />
        ))}
    </>
  );
}
