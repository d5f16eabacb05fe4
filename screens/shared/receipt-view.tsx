import {
  categoryWithLetters,
  groupedReceiptCode,
  type ReceiptOf,
  receiptQuery,
  useApiClient,
} from '@imc/api';
import { QrCode } from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import { institute, naira, reversedReceipt, receipt as texts, verifyReceiptPage } from '../content/index.ts';
import { formatLongDay } from './dates.ts';
import { DocumentView } from './document-view.tsx';
import { nairaInWords } from './naira-in-words.ts';
import { retryOf } from './retry.ts';

/** The address of the verification as people type it. */
const verificationAddress = (site: string) => `${site.replace(/^https?:\/\//, '')}${verifyReceiptPage.path}`;

/** The receipt for a confirmed payment (PAY-8). Prints on one A4 page. */
export function ReceiptView({
  of,
  site,
  onBack,
}: {
  of: ReceiptOf;
  /** Public address of the site. */
  site: string;
  onBack: () => void;
}) {
  const query = useQuery(receiptQuery(useApiClient(), of));
  const receipt = query.data;
  return (
    <DocumentView
      texts={texts}
      isPending={receipt === undefined}
      retry={retryOf(query)}
      onBack={onBack}
      sheet={
        receipt && {
          grade: receipt.grade,
          number: receipt.number,
          notice:
            receipt.reversed_at && receipt.credit_note
              ? {
                  title: reversedReceipt.title,
                  text: reversedReceipt.text(formatLongDay(receipt.reversed_at), receipt.credit_note),
                }
              : undefined,
          sum: { figures: naira(receipt.amount), words: nairaInWords(receipt.amount) },
          facts: [
            { label: texts.facts.name, value: receipt.name },
            {
              label: texts.facts.purpose,
              value: texts.purposes[receipt.fee](categoryWithLetters(receipt.grade)),
            },
            { label: texts.facts.reference, value: receipt.reference },
            { label: texts.facts.method, value: texts.method },
            { label: texts.facts.date, value: formatLongDay(receipt.issued_at) },
            { label: texts.facts.issuer, value: `${institute.name}\n${institute.email}` },
          ],
          foot: texts.verification(verificationAddress(site), groupedReceiptCode(receipt.code)),
          code: (
            <QrCode
              text={`${site}${verifyReceiptPage.path}#${receipt.code}`}
              label={texts.qrCode}
              unavailable={texts.qrUnavailable}
            />
          ),
        }
      }
    />
  );
}
