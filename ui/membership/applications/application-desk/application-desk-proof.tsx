import { applicationReference } from '@imc/api/contract';
import { useState } from 'react';
import { Link } from '../../../components/actions/link/link.tsx';
import { LazyImageViewer } from '../../../components/content/image-viewer/image-viewer-lazy.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { SameProofs } from '../../payments/same-proofs/same-proofs.tsx';
import { DeskPicture } from './application-desk-picture.tsx';
import type { ApplicationDeskProps } from './application-desk-props.ts';
import { ApplicationDeskSection } from './application-desk-section.tsx';

/** The proof as a picture that opens the viewer, and where else the picture is used. It is not printed. */
export function DeskProof({
  review: { application, same_proofs },
  labels,
  proofUrl,
  applicationHref,
  formatDay,
}: Pick<ApplicationDeskProps, 'review' | 'labels' | 'proofUrl' | 'applicationHref' | 'formatDay'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, proofOfPayment: file } = application;
  if (!file) return null;
  const reference = applicationReference(id);
  return (
    <div data-print="none">
      <ApplicationDeskSection title={labels.proof}>
        <Stack space="3">
          <DeskPicture
            src={proofUrl(file)}
            alt={labels.proofAlt(reference)}
            enlarge={labels.viewProof}
            labels={labels.viewer}
            failedText={labels.pictureFailed}
            onEnlarge={() => setIsOpen(true)}
          />
          <Link href={proofUrl(file)} newTab>
            {labels.openProof}
          </Link>
          <SameProofs
            proofs={same_proofs}
            labels={labels.sameProof}
            applicationHref={applicationHref}
            formatDay={formatDay}
          />
        </Stack>
      </ApplicationDeskSection>
      <LazyImageViewer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={labels.proofTitle(reference)}
        src={proofUrl(file)}
        alt={labels.proofAlt(reference)}
        failedText={labels.proofFailed}
        labels={labels.viewer}
      />
    </div>
  );
}
