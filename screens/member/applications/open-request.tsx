import type { OpenInformationRequest } from '@imc/api';
import { ButtonLink, Cluster } from '@imc/ui';
import { InformationRequest } from '@imc/ui/membership';
import { informationAnswer, informationRequest } from '../../content/information-request.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { applicationPaths } from './paths.ts';

/** What the committee asks for, with a link to the form (APP-21). */
export function OpenRequest({ request }: { request: OpenInformationRequest }) {
  return (
    <InformationRequest
      request={request}
      labels={informationRequest}
      formatDay={formatLongDay}
      data-print="none"
    >
      <Cluster>
        <ButtonLink to={applicationPaths.answer(request.application_id)}>
          {informationAnswer.action}
        </ButtonLink>
      </Cluster>
    </InformationRequest>
  );
}
