import { applicationReference } from '@imc/api/contract';
import { Link } from '../../../components/actions/link/link.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { SameProofs } from '../../payments/same-proofs/same-proofs.tsx';
import { ProofPicture } from '../../shared/proof-picture.tsx';
import type { ApplicationDeskProps } from './application-desk-props.ts';

/** The proof as a picture that opens the viewer, and where else the picture is used. */
export function DeskProof({
  review: { application, same_proofs },
  labels,
  proofUrl,
  applicationHref,
  formatDay,
}: Pick<ApplicationDeskProps, 'review' | 'labels' | 'proofUrl' | 'applicationHref' | 'formatDay'>) {
  const { id, proofOfPayment: file } = application;
  if (!file) return null;
  const reference = applicationReference(id);
  return (
    <Stack as="section" space="2" aria-label={labels.proof}>
      <Heading level={3} size="label">
        {labels.proof}
      </Heading>
      <ProofPicture
        src={proofUrl(file)}
        alt={labels.proofAlt(reference)}
        title={labels.proofTitle(reference)}
        enlarge={labels.viewProof}
        labels={labels.viewer}
        failedText={labels.proofFailed}
      >
        <Text as="span" size="small">
          <Link href={proofUrl(file)} newTab>
            {labels.openProof}
          </Link>
        </Text>
      </ProofPicture>
      <SameProofs
        proofs={same_proofs}
        labels={labels.sameProof}
        applicationHref={applicationHref}
        formatDay={formatDay}
      />
    </Stack>
  );
}
