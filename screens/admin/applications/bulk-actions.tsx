import { type AdminApplication, type ApplicationStatus, decisionChoices } from '@imc/api';
import { Button } from '@imc/ui';
import { BulkDecisionDialog, type BulkDecisionDialogProps } from '@imc/ui/membership';
import { useState } from 'react';
import { adminApplications as texts } from '../../content/index.ts';
import { useBulkDecisionWarnings } from './desk/index.ts';
import type { StatusUpdate } from './use-status-update.ts';

/** The dialog with the warnings for each application. */
function BulkDialog(props: Omit<BulkDecisionDialogProps, 'warningsOf' | 'labels'>) {
  const [isPreview, setIsPreview] = useState(true);
  const warningsOf = useBulkDecisionWarnings(props.applications, props.status, isPreview);
  return (
    <BulkDecisionDialog
      {...props}
      warningsOf={warningsOf}
      labels={texts.bulk.dialog}
      onDecide={(application, written) => {
        setIsPreview(false);
        return props.onDecide(application, written);
      }}
    />
  );
}

/** Decides on the selected applications, with preview and results (APP-37). */
export function BulkActions({
  selected,
  update,
  onSaved,
}: {
  selected: readonly AdminApplication[];
  update: StatusUpdate;
  /** Called with the ids of the applications whose decision was saved. */
  onSaved: (ids: readonly number[]) => void;
}) {
  const [status, setStatus] = useState<ApplicationStatus>();
  return (
    <>
      {decisionChoices.map((next) => (
        <Button key={next} size="small" variant="secondary" onClick={() => setStatus(next)}>
          {texts.bulk.choices[next]}
        </Button>
      ))}
      {status && (
        <BulkDialog
          open
          applications={selected}
          status={status}
          onDecide={async ({ id, status: seen }, written) => {
            const outcome = await update.saveStatus({ id, status, seen, ...written });
            return outcome.hasFailed ? (outcome.message ?? texts.notUpdated) : undefined;
          }}
          onClose={(saved) => {
            setStatus(undefined);
            onSaved(saved);
          }}
        />
      )}
    </>
  );
}
