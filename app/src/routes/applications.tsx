import { isApplicationSection } from '@imc/api';
import { privateMeta } from '@imc/screens/head';
import { ApplicationsScreen } from '@imc/screens/member/applications';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta('My applications');

export default function Applications() {
  const { params, open, move, close } = useSearchParamView();
  const view = params.get('view');
  const section = params.get('section');
  const readId = view === 'read' ? Number(params.get('id')) || undefined : undefined;
  return (
    <ApplicationsScreen
      user={useAreaUser()}
      formOpen={view === 'form'}
      onForm={(formOpen) =>
        formOpen ? open(new URLSearchParams({ view: 'form' })) : close(new URLSearchParams())
      }
      section={isApplicationSection(section) ? section : 'personal'}
      onSectionChange={(next) => move(new URLSearchParams({ view: 'form', section: next }))}
      readId={readId}
      onRead={(id) =>
        id === undefined
          ? close(new URLSearchParams())
          : open(new URLSearchParams({ view: 'read', id: String(id) }))
      }
    />
  );
}
