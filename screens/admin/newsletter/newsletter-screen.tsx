import {
  exportNewsletterMutation,
  newsletterReadersQuery,
  readersPageSize,
  serverMessage,
  useApiClient,
} from '@imc/api';
import { Button, EmptyState, ErrorState, Heading, Spinner, Stack, Text, ToastRegion } from '@imc/ui';
import { Download } from '@imc/ui/icons';
import { NewsletterReadersTable } from '@imc/ui/membership';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { count, newsletterDesk } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { useTypedSearch } from '../../shared/use-typed-search.ts';
import { type ReadersPlace, readersPlaceParams } from './readers-place.ts';
import { SendPost } from './send-post.tsx';

export interface NewsletterScreenProps {
  /** The current place. The parent stores it in the address, so that Back, Forward and reload restore it. */
  place: ReadersPlace;
  /** Called when the user searches or moves to another page of the list. */
  onPlace: (place: ReadersPlace) => void;
}

const { readers: texts } = newsletterDesk;

/** The newsletter: posts to send, and its readers (S-12.33, S-12.34). */
export function NewsletterScreen({ place, onPlace }: NewsletterScreenProps) {
  const { state, search, page } = place;
  const client = useApiClient();
  const query = { q: search.trim() || undefined, state };
  const readers = useQuery({
    ...newsletterReadersQuery(client, { ...query, page }),
    placeholderData: keepPreviousData,
  });
  const { data } = readers;
  const retry = retryOf(readers);
  const heading = useRef<HTMLHeadingElement>(null);
  const { toasts, show, dismiss } = useToasts();
  const [typed, setTyped] = useTypedSearch(search, (next) => onPlace({ ...place, search: next, page: 1 }));
  const exporting = useMutation({
    ...exportNewsletterMutation(client),
    onSuccess: (file) => saveFile(file, texts.exportName),
    onError: (error) => show(serverMessage(error) ?? texts.exportFailed, 'failure'),
  });
  return (
    <Stack space="8">
      <Stack space="2">
        <Heading level={1}>{newsletterDesk.title}</Heading>
        <Text tone="muted" measure>
          {newsletterDesk.lead}
        </Text>
      </Stack>
      <SendPost onSent={show} />
      <Stack space="4">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        <NewsletterReadersTable
          caption={texts.title}
          readers={data?.readers ?? []}
          counts={data?.counts}
          total={data?.total ?? 0}
          pageSize={readersPageSize.default}
          view={{ state, search: typed, page: data?.page ?? page }}
          onViewChange={(view) => {
            setTyped(view.search);
            if (view.search !== typed) return;
            // On a new page, focus moves to the heading instead of staying on the button below the list.
            heading.current?.focus();
            onPlace(view);
          }}
          stateTo={(next) => {
            const params = String(readersPlaceParams({ state: next, search, page: 1 }));
            return params ? `/admin/newsletter?${params}` : '/admin/newsletter';
          }}
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
          formatCount={count}
          updating={readers.isPlaceholderData}
          loading={readers.isPending && <Spinner label={texts.loading} />}
          error={retry && <ErrorState message={serverMessage(readers.error) ?? texts.failed} {...retry} />}
          empty={<EmptyState {...texts.empty} />}
          noMatch={<EmptyState {...texts.noMatch} />}
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
