import {
  type CashBookPeriod,
  callQuery,
  cashBookAddress,
  cashBookCall,
  exportCashBookCall,
  serverMessage,
  useApiClient,
} from '@imc/api';
import {
  AdminPageHead,
  AlertDialog,
  Button,
  DateField,
  InlineMessage,
  ListToolbar,
  Stack,
  ToastRegion,
} from '@imc/ui';
import { Download } from '@imc/ui/icons';
import { CashBookTable } from '@imc/ui/membership';
import { useMutation } from '@tanstack/react-query';
import { naira, cashBook as texts } from '../../content/index.ts';
import { formatDay, lagosToday } from '../../shared/dates.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useListRows } from '../../shared/use-admin-list.tsx';
import { useToasts } from '../../shared/use-toasts.ts';
import { CloseMonth } from './close-month.tsx';
import { monthBefore, periodOf } from './periods.ts';

export interface CashBookScreenProps {
  /** Period, which the parent keeps in the address. Default: this month so far. */
  params: CashBookPeriod;
  /** Called with another period. */
  onParamsChange: (params: CashBookPeriod) => void;
}

/** This month, the last one, or the days that are typed. */
function Period({ params, onParamsChange }: CashBookScreenProps) {
  const { period } = texts;
  const today = lagosToday();
  const thisMonth = today.slice(0, 7);
  const lastMonth = periodOf(monthBefore(thisMonth));
  return (
    <form
      // The key updates the fields after Back and Forward.
      key={`${params.from} ${params.to}`}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        const textOf = (name: string) => {
          const value = fields.get(name);
          return typeof value === 'string' ? value : null;
        };
        onParamsChange(cashBookAddress.parse({ get: textOf }));
      }}
    >
      <ListToolbar>
        <DateField name="from" label={period.from} defaultValue={params.from ?? `${thisMonth}-01`} />
        <DateField name="to" label={period.to} defaultValue={params.to ?? today} />
        <Button type="submit" variant="secondary">
          {period.show}
        </Button>
        <Button variant="quiet" onClick={() => onParamsChange({})}>
          {period.thisMonth}
        </Button>
        <Button variant="quiet" onClick={() => onParamsChange(lastMonth)}>
          {period.lastMonth}
        </Button>
      </ListToolbar>
    </form>
  );
}

function Downloads({ params }: Pick<CashBookScreenProps, 'params'>) {
  const client = useApiClient();
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => client(exportCashBookCall, { query: { ...params, format } }),
    onSuccess: (file, format) =>
      saveFile(
        file,
        `${texts.fileName([params.from, params.to].filter(Boolean).join('-') || lagosToday())}.${format}`,
      ),
  });
  return (
    <>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          variant="secondary"
          iconStart={<Download />}
          loading={isPending && variables === format}
          onClick={() => mutate(format)}
        >
          {texts.download[format]}
        </Button>
      ))}
      <AlertDialog
        open={error !== null}
        tone="failure"
        message={serverMessage(error) ?? texts.notDownloaded}
        okLabel={texts.ok}
        onClose={reset}
      />
    </>
  );
}

/** The money that came and went, and closing a month (PAY-32, PAY-33). */
export function CashBookScreen({ params, onParamsChange }: CashBookScreenProps) {
  const { query, rows } = useListRows(callQuery(useApiClient(), cashBookCall, params), {
    ...texts,
    empty: { text: texts.empty },
  });
  const { toasts, show, dismiss } = useToasts();
  const book = query.data;
  const isClosed = book?.closed_through != null && book.to.slice(0, 7) <= book.closed_through;
  return (
    <Stack space="4">
      <AdminPageHead title={texts.title} lead={texts.lead} actions={<Downloads params={params} />} />
      <Period params={params} onParamsChange={onParamsChange} />
      {isClosed && <InlineMessage title={texts.closed.title}>{texts.closed.text}</InlineMessage>}
      <CashBookTable
        {...rows}
        caption={texts.title}
        book={book}
        labels={texts.table}
        formatAmount={naira}
        formatDay={formatDay}
        empty={texts.empty}
      />
      {book && <CloseMonth book={book} onPeriod={onParamsChange} onDone={show} />}
      <ToastRegion label={texts.messages} dismissLabel={texts.dismiss} toasts={toasts} onDismiss={dismiss} />
    </Stack>
  );
}
