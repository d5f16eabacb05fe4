import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Download } from '../../../icons/icons.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';

/** Outcome of a download: the name of the saved file, or why there is none. */
export type DownloadOutcome = { readonly fileName: string } | { readonly problem: string };

export interface DataDownloadLabels {
  /** Text of the button: 'Download my data'. */
  download: string;
  /** Message after the file was saved: 'Saved as imc-my-data-2026-05-06.zip'. */
  saved: (fileName: string) => string;
}

export interface DataDownloadProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** What the file contains. */
  text: ReactNode;
  /** Texts of the component. */
  labels: DataDownloadLabels;
  /** Downloads and saves the file. Must not reject: a failure is an outcome with its message. */
  onDownload: () => Promise<DownloadOutcome>;
}

/** Button that downloads everything that is stored about the user, with its outcome (ACC-20). */
export function DataDownload({ text, labels, onDownload, ...rest }: DataDownloadProps) {
  const [isLoading, setIsLoading] = useState(false);
  const [result, setResult] = useState<{ outcome: DownloadOutcome; key: number }>();
  const download = async () => {
    setIsLoading(true);
    const outcome = await onDownload();
    setIsLoading(false);
    setResult((before) => ({ outcome, key: (before?.key ?? 0) + 1 }));
  };
  const outcome = result?.outcome;
  return (
    <Stack space="4" {...rest}>
      <Text>{text}</Text>
      <Cluster>
        <Button variant="secondary" iconStart={<Download />} loading={isLoading} onClick={download}>
          {labels.download}
        </Button>
      </Cluster>
      {/* The key renders a new message for each outcome, so that a repeated one is announced again. */}
      {outcome && 'fileName' in outcome && (
        <InlineMessage key={result.key} tone="success" role="status">
          {labels.saved(outcome.fileName)}
        </InlineMessage>
      )}
      {outcome && 'problem' in outcome && (
        <InlineMessage key={result.key} tone="failure" role="alert">
          {outcome.problem}
        </InlineMessage>
      )}
    </Stack>
  );
}
