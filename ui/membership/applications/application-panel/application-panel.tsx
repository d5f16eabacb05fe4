import {
  type AdminApplication,
  type ApplicationStatus,
  applicantName,
  applicationReference,
  keysOf,
} from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { DefinitionList } from '../../../components/content/definition-list/definition-list.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { DetailPanel, type DetailPanelProps } from '../../../patterns/detail-panel/detail-panel.tsx';
import { GradeCell } from '../../grades/grade-cell/grade-cell.tsx';
import { DecisionBox, type DecisionBoxLabels, type DecisionCheck } from '../decision-box/decision-box.tsx';
import { type AdminFactsLabels, adminFacts } from './application-panel-facts.tsx';

export interface ApplicationPanelLabels extends AdminFactsLabels {
  /** Text of the button that opens everything: 'View Details'. */
  open: string;
  /** Texts of the decision. */
  box: DecisionBoxLabels;
  /** Accessible name of the close button: 'Close'. */
  close: string;
}

export interface ApplicationPanelProps
  extends Omit<DetailPanelProps, 'title' | 'eyebrow' | 'recordKey' | 'closeLabel' | 'children'> {
  /** Application to show. */
  application: AdminApplication;
  /** Texts of the panel. */
  labels: ApplicationPanelLabels;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Returns the URL of a proof of payment from its file name. */
  proofUrl: (file: string) => string;
  /** Status that is being saved. Undefined if no request is pending. */
  pendingStatus?: ApplicationStatus | undefined;
  /** Called with the status that the user has chosen. */
  onStatus: (status: ApplicationStatus) => void;
  /** Why the user can't decide, shown instead of the buttons. Default: the user can. */
  readOnly?: string | undefined;
  /** What staff recommend, under the status: 'Recommended: approve (Folake Sample)'. Default: none. */
  recommended?: string | undefined;
  /** What was checked before a decision. Default: nothing. */
  checks?: readonly DecisionCheck[] | undefined;
  /** Called when the user opens the complete application. */
  onOpen: () => void;
}

/** An application of the list at a glance, with the decision (APP-35). Everything else is on the page that `onOpen` leads to. */
export function ApplicationPanel({
  application,
  labels,
  formatDay,
  proofUrl,
  pendingStatus,
  onStatus,
  readOnly,
  recommended,
  checks,
  onOpen,
  ...panel
}: ApplicationPanelProps) {
  const { status, proofOfPayment } = application;
  const facts = adminFacts(application, labels, formatDay);
  return (
    <DetailPanel
      {...panel}
      recordKey={application.id}
      title={applicantName(application)}
      eyebrow={<Eyebrow letters>{applicationReference(application.id)}</Eyebrow>}
      closeLabel={labels.close}
    >
      <Stack space="6">
        <Cluster justify="between">
          <GradeCell grade={application.grade} category={application.membershipCategory} />
          <Button size="small" variant="secondary" onClick={onOpen}>
            {labels.open}
          </Button>
        </Cluster>
        <DecisionBox
          level={3}
          application={{ status, withdrawnAt: null }}
          checks={checks}
          labels={labels.box}
          readOnly={readOnly}
          pendingStatus={pendingStatus}
          onDecide={onStatus}
        >
          {recommended && <Text size="small">{recommended}</Text>}
        </DecisionBox>
        {keysOf(facts).map((part) => (
          <Stack key={part} space="2">
            <Heading level={3} size="label">
              {labels[part]}
            </Heading>
            <DefinitionList items={facts[part]} />
          </Stack>
        ))}
        {proofOfPayment && (
          <Text>
            <Link href={proofUrl(proofOfPayment)} newTab>
              {labels.openProof}
            </Link>
          </Text>
        )}
      </Stack>
    </DetailPanel>
  );
}
