import { isPartPaid, type MemberApplication, type Payment, paymentsOf } from '@imc/api';
import { Card, Text } from '@imc/ui';
import { ChargeToPay } from '@imc/ui/membership';
import { overview } from '../../content/index.ts';
import { MemberSection } from '../member-section.tsx';
import { useChargeToPay } from '../payment-details.tsx';

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

/** What a member still has to pay after a part payment: the rest of a fee, or the admission fee after the application fee. */
export function OverviewStillOpen({ applications }: { applications: readonly MemberApplication[] }) {
  return paymentsOf(applications, null)
    .pending.filter(isPartPaid)
    .map((payment) => <Transfer key={payment.applicationId} payment={payment} />);
}
