import { isFilled } from '@imc/api/contract';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../components/actions/button/button.tsx';
import { Dialog } from '../../../components/feedback/dialog/dialog.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import type { ApplicationFormNoticeLabels } from './application-form-labels.ts';
import { RefereeNotice } from './application-form-notice.tsx';
import type { ApplicationFormValues } from './application-form-values.ts';

/**
 * Button with the notice to a referee, once the referee has a name. A dialog shows it, so that no keystroke in the form changes it and it is
 * written from the values at that moment.
 */
export function RefereeNoticeButton({
  index,
  reference,
  labels,
}: {
  index: number;
  reference: string | undefined;
  labels: ApplicationFormNoticeLabels;
}) {
  const { control, getValues } = useFormContext<ApplicationFormValues>();
  const [isOpen, setIsOpen] = useState(false);
  const isNamed = useWatch({
    control,
    name: `referees.${index}.name`,
    exact: true,
    compute: (name) => isFilled(name),
  });
  const close = () => setIsOpen(false);
  if (!isNamed) return null;
  const { surname, otherNames, referees } = getValues();
  const referee = referees[index];
  return (
    <>
      <div>
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {labels.open(index + 1)}
        </Button>
      </div>
      {referee && (
        <Dialog
          open={isOpen}
          onClose={close}
          title={labels.title(referee.name.trim())}
          actions={<Button onClick={close}>{labels.close}</Button>}
        >
          <Stack>
            <Text tone="muted">{labels.lead}</Text>
            <RefereeNotice
              text={labels.text({
                referee: referee.name.trim(),
                applicant: `${otherNames} ${surname}`.trim(),
                reference,
              })}
              email={referee.email}
              phones={[referee.whatsapp, referee.tel]}
              labels={labels}
            />
          </Stack>
        </Dialog>
      )}
    </>
  );
}
