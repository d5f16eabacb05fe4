import {
  exportNewsletterMutation,
  newsletterReadersQuery,
  type ReaderState,
  readersPageSize,
  serverMessage,
  useApiClient,
} from '@imc/api';
import { Button, Heading, Stack, ToastRegion } from '@imc/ui';
import { Download } from '@imc/ui/icons';
import { NewsletterReadersTable } from '@imc/ui/membership';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { newsletterDesk } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { saveFile } from '../../shared/save-file.ts';
import { ScreenHeading } from '../../shared/screen-heading.tsx';
import { type TablePlace, tableAddress } from '../../shared/table-search-params.ts';
import { useTabbedTable } from '../../shared/use-tabbed-table.tsx';
import { useToasts } from '../../shared/use-toasts.ts';
import { SendPost } from './send-post.tsx';

export interface NewsletterScreenProps {
  /** The current place. The parent stores it in the address, so that Back, Forward and reload restore it. */
  place: TablePlace<ReaderState>;
  /** Called when the user searches or moves to another page of the list. */
  onPlace: (place: TablePlace<ReaderState>) => void;
}

const { readers: texts } = newsletterDesk;

/** The newsletter: posts to send, and its readers (S-12.33, S-12.34). */
export function NewsletterScreen({ place, onPlace }: NewsletterScreenProps) {
  const { state, search, page } = place;
  const client = useApiClient();
  const query = { q: search?.trim() || undefined, state };
  const readers = useQuery({
    ...newsletterReadersQuery(client, { ...query, page }),
    placeholderData: keepPreviousData,
  });
  const { heading, table } = useTabbedTable({
    query: readers,
    place,
    onPlace,
    addressOf: (next) => tableAddress('/admin/newsletter', next),
    texts: { ...texts, failed: serverMessage(readers.error) ?? texts.failed },
  });
  const { toasts, show, dismiss } = useToasts();
  const exporting = useMutation({
    ...exportNewsletterMutation(client),
    onSuccess: (file) => saveFile(file, texts.exportName),
    onError: (error) => show(serverMessage(error) ?? texts.exportFailed, 'failure'),
  });
  return (
    <Stack space="8">
      <ScreenHeading title={newsletterDesk.title} lead={newsletterDesk.lead} />
      <SendPost onSent={show} />
      <Stack space="4">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        <NewsletterReadersTable
          {...table}
          caption={texts.title}
          readers={readers.data?.readers ?? []}
          pageSize={readersPageSize.default}
          toolbar={
            <Button
              variant="secondary"
              iconStart={<Download />}
              loading={exporting.isPending}
              onClick={() => exporting.mutate(query)}
            >
              {texts.export}
            </Button>
          }
          labels={texts.table}
          formatTime={formatMoment}
        />
      </Stack>
      <ToastRegion
        label={newsletterDesk.toasts}
        dismissLabel={newsletterDesk.dismiss}
        toasts={toasts}
        onDismiss={dismiss}
      />
    </Stack>
  );
}
