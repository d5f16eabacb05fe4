import { type ApplicationQuery, exportApplicationsMutation, serverMessage, useApiClient } from '@imc/api';
import { AlertDialog, Button } from '@imc/ui';
import { Download } from '@imc/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { adminApplications as texts } from '../../content/index.ts';
import { saveFile } from '../../shared/save-file.ts';

/** Saves exactly the applications that the list shows on all its pages, as a CSV file (S-12.5). */
export function ExportButton({ query }: { query: ApplicationQuery }) {
  const { mutate, isPending, error, reset } = useMutation({
    ...exportApplicationsMutation(useApiClient()),
    onSuccess: (file) => saveFile(file, texts.export.fileName),
  });
  return (
    <>
      <Button variant="secondary" iconStart={<Download />} loading={isPending} onClick={() => mutate(query)}>
        {texts.export.label}
      </Button>
      <AlertDialog
        open={error !== null}
        tone="failure"
        message={serverMessage(error) ?? texts.export.failed}
        okLabel={texts.ok}
        onClose={reset}
      />
    </>
  );
}
