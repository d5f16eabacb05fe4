import {
  type AdminCharge,
  allocateTransferCall,
  applicationNumbersIn,
  applicationReference,
  callQuery,
  chargesCall,
  recordTransferCall,
  serverMessage,
  type Transfer,
  useApiClient,
} from '@imc/api';
import { type ChangedCharge, RecordTransferDialog, type TransferFacts } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { naira, adminTransfers as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { useLedgerCall } from './use-ledger.ts';

/** Milliseconds after the last letter until a search starts. */
const searchDelay = 300;

/** Charges that the search finds. */
const hits = 20;

/** A reference as people write it is searched for as the site writes it. */
function searchedFor(text: string): string {
  const [number] = applicationNumbersIn(text);
  return number === undefined ? text : applicationReference(number);
}

/** Records a transfer for one or several people, or allocates the rest of a recorded one (PAY-27). */
export function TransferRecorder({
  recorded,
  known,
  charges,
  firstSearch = '',
  onDone,
  onClose,
}: {
  recorded?: Transfer | undefined;
  known?: TransferFacts | undefined;
  charges?: readonly AdminCharge[] | undefined;
  /** Text that is searched for at first. Default: none. */
  firstSearch?: string | undefined;
  /** Called with a message. */
  onDone: (message: string) => void;
  onClose: () => void;
}) {
  const [search, setSearch] = useState(firstSearch);
  const [asked, setAsked] = useState(firstSearch);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [search]);
  const found = useQuery({
    ...callQuery(useApiClient(), chargesCall, { q: searchedFor(asked), limit: hits }),
    enabled: asked !== '',
  });
  const [changed, setChanged] = useState<readonly ChangedCharge[]>([]);
  const outcome = {
    onDone,
    onRefused: ({ changed: one }: { readonly changed?: unknown }) => {
      // The client has checked the body by the call's schema.
      if (one) setChanged((before) => [...before, one as ChangedCharge]);
    },
  };
  const record = useLedgerCall(recordTransferCall, outcome);
  const allocate = useLedgerCall(allocateTransferCall, outcome);
  return (
    <RecordTransferDialog
      open
      recorded={recorded}
      known={known}
      charges={charges}
      changed={changed}
      search={search}
      onSearch={setSearch}
      searched={found.isSuccess ? asked : ''}
      found={found.data?.charges ?? []}
      searchFailed={found.isError ? (serverMessage(found.error) ?? texts.searchFailed) : undefined}
      labels={texts.record}
      formatAmount={naira}
      formatDay={formatDay}
      onClose={onClose}
      onSubmit={({ transfer, allocations }) =>
        recorded
          ? allocate({ transfer_id: recorded.id, allocations })
          : record({ ...transfer, amount: transfer?.amount ?? 0, allocations })
      }
    />
  );
}
