import {
  type AdminApplication,
  type ApplicationStatus,
  applicantName,
  applicationReference,
  applicationStatuses,
  keysOf,
} from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { DefinitionList } from '../../../components/content/definition-list/definition-list.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { DetailPanel, type DetailPanelProps } from '../../../patterns/detail-panel/detail-panel.tsx';
import { GradeCell } from '../../grades/grade-cell/grade-cell.tsx';
import { DecisionWarnings } from '../decision-dialog/decision-warnings.tsx';
import { type AdminFactsLabels, adminFacts } from './application-panel-facts.tsx';

export interface ApplicationPanelLabels extends AdminFactsLabels {
  /** Text of the button that opens everything: 'View Details'. */
  open: string;
  /** Title of the warnings: 'Before you decide'. */
  warnings: string;
  /** Text of the button for each decision: `{ approved: 'Approve', pending: 'Keep pending', rejected: 'Reject' }`. */
  decide: Readonly<Record<ApplicationStatus, string>>;
  /** Accessible name of the close button: 'Close'. */
  close: string;
}

export interface ApplicationPanelProps
  extends Omit<DetailPanelProps, 'title' | 'eyebrow' | 'recordKey' | 'closeLabel' | 'actions' | 'children'> {
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
  /** Where a request for information stands, beside the status: 'Asked for more: answer due 31 May 2026'. */
  requestNotice?: string | undefined;
  /** What staff recommend, under the status: 'Recommended: approve (Folake Sample)'. Default: none. */
  recommended?: string | undefined;
  /** What the admin should know before deciding, above the buttons. Default: nothing. */
  warnings?: readonly string[] | undefined;
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
  requestNotice,
  recommended,
  warnings = [],
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
      actions={
        <Stack space="3">
          {readOnly === undefined && <DecisionWarnings title={labels.warnings} warnings={warnings} />}
          <Cluster space="2" justify="between">
            {readOnly === undefined ? (
              <Cluster space="2">
                {applicationStatuses.map((next) => (
                  <Button
                    key={next}
                    size="small"
                    variant={next === 'approved' ? 'primary' : 'secondary'}
                    aria-pressed={next === status}
                    loading={pendingStatus === next}
                    onClick={() => next !== status && onStatus(next)}
                  >
                    {labels.decide[next]}
                  </Button>
                ))}
              </Cluster>
            ) : (
              <Text size="small">{readOnly}</Text>
            )}
            <Button size="small" variant="quiet" onClick={onOpen}>
              {labels.open}
            </Button>
          </Cluster>
        </Stack>
      }
    >
      <Stack space="6">
        <Cluster justify="between">
          <GradeCell grade={application.grade} category={application.membershipCategory} />
          <Cluster space="2">
            <StatusBadge kind="application" status={status} />
            {requestNotice && <Text size="small">{requestNotice}</Text>}
          </Cluster>
        </Cluster>
        {recommended && <Text size="small">{recommended}</Text>}
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
