import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import NotFound from './routes/not-found.tsx';
import Public from './routes/public-layout.tsx';

// Node would load the router twice, under its two package names.
vi.mock('react-router-dom', () => import('react-router'));

const render = (route: string, path: string) => {
  const Site = createRoutesStub([{ Component: Public, children: [{ path: route, Component: NotFound }] }]);
  return renderToString(<Site initialEntries={[path]} />);
};

test('R-44: the page of unknown paths is the same under every path, because the server renders it once', () => {
  const page = render('*', '/none');
  expect(render('*', '/membership/none/x')).toBe(page);
  expect(render('*', '/about-us/none')).toBe(page);
  expect(render('/about-us/mission', '/about-us/mission')).not.toBe(page);
});
