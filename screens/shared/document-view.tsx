import { Button, Card, EmptyState, ErrorState, Heading, Spinner, Stack, VisuallyHidden } from '@imc/ui';
import { DocumentSheet, type DocumentSheetProps } from '@imc/ui/membership';
import { institute } from '../content/index.ts';
import type { retryOf } from './retry.ts';

interface DocumentViewProps {
  texts: Readonly<Record<'title' | 'print' | 'back' | 'loading' | 'failed' | 'notThere', string>>;
  /** What the document says. Undefined while it loads, undefined or null if there is none. */
  sheet: Omit<DocumentSheetProps, 'institute' | 'title' | 'actions'> | null | undefined;
  /** Whether it loads. */
  isPending: boolean;
  /** If it could not be loaded. */
  retry: ReturnType<typeof retryOf>;
  /** Called when the person returns to where the document was opened. */
  onBack: () => void;
}

/** A document of the Institute, with Print and the way back, or why it is not shown. */
export function DocumentView({ texts, sheet, isPending, retry, onBack }: DocumentViewProps) {
  const back = (
    <Button size="small" variant="secondary" onClick={onBack}>
      {texts.back}
    </Button>
  );
  const heading = (
    <Heading level={1} tabIndex={-1}>
      {texts.title}
    </Heading>
  );
  if (sheet)
    return (
      <>
        <VisuallyHidden>{heading}</VisuallyHidden>
        <DocumentSheet
          {...sheet}
          institute={institute.name}
          title={texts.title}
          actions={
            <>
              {back}
              <Button size="small" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </>
          }
        />
      </>
    );
  return (
    <Stack space="6">
      {heading}
      {isPending && !retry ? (
        <Spinner label={texts.loading} />
      ) : (
        <Card>
          {retry ? (
            <ErrorState message={texts.failed} {...retry} />
          ) : (
            <EmptyState text={texts.notThere} action={back} />
          )}
        </Card>
      )}
    </Stack>
  );
}
