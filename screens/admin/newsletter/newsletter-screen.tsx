import {
  exportNewsletterMutation,
  type ListParams,
  newsletterReadersQuery,
  readersList,
  serverMessage,
  useApiClient,
} from '@imc/api';
import { AdminPageHead, Button, Heading, Stack, ToastRegion } from '@imc/ui';
import { Download } from '@imc/ui/icons';
import { NewsletterReadersTable } from '@imc/ui/membership';
import { useMutation } from '@tanstack/react-query';
import { newsletterDesk } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useAdminList } from '../../shared/use-admin-list.tsx';
import { useToasts } from '../../shared/use-toasts.ts';
import { SendPost } from './send-post.tsx';

export interface NewsletterScreenProps {
  /** State of the list, which the parent keeps in the address. */
  params: ListParams<typeof readersList>;
  /** Called with the new state. */
  onParamsChange: (params: ListParams<typeof readersList>) => void;
}

const { readers: texts } = newsletterDesk;

/** Posts to send, and readers (NEWS-9, NEWS-10). */
export function NewsletterScreen({ params, onParamsChange }: NewsletterScreenProps) {
  const client = useApiClient();
  const {
    query: readers,
    heading,
    table,
  } = useAdminList({
    list: readersList,
    query: newsletterReadersQuery(client, params),
    params,
    onParamsChange,
    texts,
  });
  const { toasts, show, dismiss } = useToasts();
  const exporting = useMutation({
    ...exportNewsletterMutation(client),
    onSuccess: (file) => saveFile(file, texts.exportName),
    onError: (error) => show(serverMessage(error) ?? texts.exportFailed, 'failure'),
  });
  return (
    <Stack space="8">
      <AdminPageHead title={newsletterDesk.title} lead={newsletterDesk.lead} />
      <SendPost onSent={show} />
      <Stack space="4">
        <Heading level={2} size="card" ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        <NewsletterReadersTable
          {...table}
          caption={texts.title}
          readers={readers.data?.readers ?? []}
          toolbar={
            <Button
              variant="secondary"
              iconStart={<Download />}
              loading={exporting.isPending}
              onClick={() => exporting.mutate({ q: params.q, state: params.state })}
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
