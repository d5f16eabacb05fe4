import { type ComponentType, createRef, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import '../styles/index.css';
import * as library from '../index.ts';
import * as composites from '../membership/index.ts';
import { parts } from './parts.ts';
import { playgrounds } from './playgrounds.tsx';
import { Page } from './test-page.tsx';

// Rules for every component of the library, tested in a real browser.

const everything = [...playgrounds, ...parts];
const onServer = await commands.renderOnServer();

/** Components that pass ref and attributes to several elements, and why. */
const reachesSeveral: Readonly<Record<string, string>> = {
  'components/forms/radio-group-field': 'react-hook-form registers every radio button of a group',
};

/** Components with fixed ids, which a page may contain only once, and why. */
const oncePerPage: Readonly<Record<string, string>> = {
  'components/content/numbered-articles': 'the ids of its articles are the fragments of their addresses',
  'layout/page-frame': 'its `main` is the target of the skip link',
  'patterns/admin-frame': 'its `main` is the target of the skip link',
  'patterns/auth-frame': 'its `main` is the target of the skip link',
  'patterns/member-frame': 'its `main` is the target of the skip link',
  'patterns/side-panel': 'the button that opens it refers to the id passed by the page',
};

let host: HTMLElement;
let root: Root | undefined;
const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleError.mockReset();
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  host.remove();
});

function show(children: ReactNode): void {
  root = createRoot(host);
  flushSync(() => root?.render(<Page>{children}</Page>));
}

const all = (selector: string) => [...document.querySelectorAll(selector)];
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(everything.map((playground) => [playground.name, playground] as const))(
  '%s',
  (name, { Component, args }) => {
    test('passes on ref, attributes and class name exactly once', () => {
      const ref = createRef<HTMLElement>();
      show(
        <Component {...args} ref={ref} data-test="x" aria-description="test" className="placed-by-test" />,
      );
      expect(ref.current).toBeInstanceOf(Element);
      const reached = name in reachesSeveral ? expect.arrayContaining([ref.current]) : [ref.current];
      expect(all('[data-test="x"]')).toEqual(reached);
      expect(all('[aria-description="test"]')).toEqual(reached);
      expect(all('.placed-by-test')).toHaveLength(1);
    });

    test('renders twice on a page under StrictMode without duplicate ids or errors', () => {
      show(
        <StrictMode>
          <Component {...args} />
          {!(name in oncePerPage) && <Component {...args} />}
        </StrictMode>,
      );
      expect(repeated(all('[id]').map(({ id }) => id))).toEqual([]);
      expect(consoleError).not.toHaveBeenCalled();
    });

    test('renders on the server and hydrates without differences', async () => {
      const sent = onServer[name];
      if (!sent || 'error' in sent) throw new Error(`On a server: ${sent?.error}`);
      host.innerHTML = sent.markup;
      const differences: unknown[] = [];
      await new Promise<void>((resolve) => {
        root = hydrateRoot(
          host,
          <Page onReady={resolve}>
            <Component {...args} />
          </Page>,
          { onRecoverableError: (error) => differences.push(error) },
        );
      });
      expect(differences).toEqual([]);
      expect(consoleError).not.toHaveBeenCalled();
    });
  },
);

test.each([360, 1280])('no component has an outer margin at %i px', async (width) => {
  await page.viewport(width, 800);
  show(
    everything.map(({ name, Component, args }) => (
      <div key={name} data-name={name}>
        <Component {...args} />
      </div>
    )),
  );
  const pushing = all('[data-name] > *').flatMap((element) => {
    const style = getComputedStyle(element);
    // Fixed and absolute elements are out of flow, so their margins push nothing.
    if (['fixed', 'absolute'].includes(style.position)) return [];
    const margins = [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft];
    return margins.every((margin) => margin === '0px')
      ? []
      : [`${(element.parentElement as HTMLElement).dataset.name}: ${margins.join(' ')}`];
  });
  expect(pushing).toEqual([]);
});

test('every component that the library exports is tested here', () => {
  const tried = new Set(everything.map(({ Component }) => Component as ComponentType<never>));
  const untried = Object.entries({ ...library, ...composites })
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .filter(([, value]) => !tried.has(value as ComponentType<never>))
    .map(([name]) => name);
  expect(untried).toEqual([]);
});
