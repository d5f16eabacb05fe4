import {
  type ApplicationQuery,
  type ExportFormat,
  exportApplicationsMutation,
  exportFormats,
  exportName,
  serverMessage,
  useApiClient,
} from '@imc/api';
import { AlertDialog, Button, PopoverButton, Stack } from '@imc/ui';
import { Download } from '@imc/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { adminApplications as texts } from '../../content/index.ts';
import { saveFile } from '../../shared/save-file.ts';

/** Exports the applications of all pages of the list (APP-29). */
export function ExportButton({ query }: { query: ApplicationQuery }) {
  const choices = useRef<HTMLDivElement>(null);
  const { mutate, isPending, variables, error, reset } = useMutation({
    ...exportApplicationsMutation(useApiClient()),
    onSuccess: (file, chosen) => {
      saveFile(file, `${exportName(chosen.query)}.${chosen.format}`);
      const panel = choices.current?.closest<HTMLElement>('[popover]');
      if (panel?.matches(':popover-open')) panel.hidePopover();
    },
  });
  const isPendingAs = (format: ExportFormat) => isPending && variables.format === format;
  return (
    <>
      <PopoverButton label={texts.export.label} icon={<Download />}>
        <Stack ref={choices} space="2">
          {exportFormats.map((format) => (
            <Button
              key={format}
              variant="secondary"
              loading={isPendingAs(format)}
              onClick={() => mutate({ query, format })}
            >
              {texts.export.formats[format]}
            </Button>
          ))}
        </Stack>
      </PopoverButton>
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
