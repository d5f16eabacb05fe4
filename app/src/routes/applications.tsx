import { gradeFromLabel, gradeParameter, isApplicationSection } from '@imc/api';
import { applications } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import {
  ApplicationsScreen,
  type ApplicationsView,
} from '@imc/screens/member/applications/applications-screen';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta(applications.tab);

/** Unknown values show the list. */
function viewFrom(params: URLSearchParams): ApplicationsView {
  const text = params.get('section');
  const section = isApplicationSection(text) ? text : undefined;
  const id = Number(params.get('id'));
  switch (params.get('view')) {
    case 'form':
      return { kind: 'form', section, grade: gradeFromLabel(params.get(gradeParameter) ?? '') };
    case 'read':
      return id ? { kind: 'read', id } : { kind: 'list' };
    case 'letter':
      return id ? { kind: 'letter', id } : { kind: 'list' };
    case 'answer':
      return id ? { kind: 'answer', id, section: section ?? 'personal' } : { kind: 'list' };
    default:
      return { kind: 'list' };
  }
}

function paramsOf({ kind, ...rest }: ApplicationsView): URLSearchParams {
  if (kind === 'list') return new URLSearchParams();
  const entries = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams([['view', kind], ...entries]);
}

export default function Applications() {
  const { params, open, move, close } = useSearchParamView();
  const view = viewFrom(params);
  return (
    <ApplicationsScreen
      user={useAreaUser()}
      view={view}
      onView={(next) => {
        const go = next.kind === 'list' ? close : next.kind === view.kind ? move : open;
        go(paramsOf(next));
      }}
    />
  );
}
