import { isPartPaid, type MemberApplication, type Payment, paymentsOf } from '@imc/api';
import { Card, Heading, Stack, Text } from '@imc/ui';
import { TransferCard } from '@imc/ui/membership';
import { naira, overview, payments } from '../../content/index.ts';
import { transferFee, usePaymentAccount } from '../payment-details.tsx';

const texts = overview.stillOpen;

function Transfer({ payment }: { payment: Payment }) {
  const paymentAccount = usePaymentAccount();
  const { message, ...labels } = payments.transfer;
  const id = `open-${payment.applicationId}`;
  return (
    <Stack as="section" space="4" aria-labelledby={id} data-print="none">
      <Heading level={2} size="card" id={id}>
        {texts.title(payment.reference)}
      </Heading>
      <Text measure>{texts.text}</Text>
      <Card>
        <TransferCard
          reference={payment.reference}
          {...paymentAccount}
          fee={transferFee(payment)}
          formatAmount={naira}
          labels={labels}
          message={message}
        />
      </Card>
    </Stack>
  );
}

/** What a member still has to pay after a part payment: the rest of a fee, or the admission fee after the application fee. */
export function OverviewStillOpen({ applications }: { applications: readonly MemberApplication[] }) {
  return paymentsOf(applications, null)
    .pending.filter(isPartPaid)
    .map((payment) => <Transfer key={payment.applicationId} payment={payment} />);
}
