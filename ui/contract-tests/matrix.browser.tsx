import { propVariants } from 'virtual:prop-variants';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { matrices } from './playgrounds.tsx';
import { Page } from './test-page.tsx';

// The Matrix story of a component shows every variant that its types name, and each of them looks different. Both are read from the page.

/** Props that a Matrix need not show, by prop or by component and prop, and why. */
const notShown: Readonly<Record<string, string>> = {
  as: 'chooses the element, not the look',
  space: 'the steps are the scale of the page Foundations/Space',
  labelHidden: 'leaves nothing to see; the story of a field in a table row shows it',
  'Link.current': 'a link looks as its surroundings style it: NavBar and SidebarList show it',
  'Link.newTab': 'how it opens, not how it looks',
  'Link.replace': 'how it is followed, not how it looks',
  'PasswordField.autoComplete': 'what the browser fills in, not how it looks',
  'PostCard.loading': 'when the picture is fetched, not how it looks',
  'TextField.type': 'chooses the keyboard of a phone',
  turning: 'motion: a picture stands still',
  'AdminApplicationDetails.pendingStatus': 'goes to the status select, whose Matrix shows it',
  'AlertDialog.tone': 'one dialog covers a page at a time: its own stories show both',
  'BenefitCard.pattern': 'the patterns are those of the page Foundations/Tiles',
  'ForgotPasswordForm.focused': 'where the focus is at first, not how it looks',
  'GradeCard.grade': 'the seals are those of the page Foundations/Seals',
  'ConfirmDialog.busy': 'one dialog covers a page at a time: its own story shows it',
  'DataTable.virtual': 'how many rows are drawn, not how they look',
  'OfficerCard.pattern': 'the patterns are those of the page Foundations/Tiles',
};

/** Props whose values look alike in the window of this test, and why. */
const sameLook: Readonly<Record<string, string>> = {
  'Mosaic.fit': 'differs in a box of another shape only: a story of its own shows it',
};

interface Fiber {
  readonly type: unknown;
  readonly elementType: unknown;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** The props of every element of a component that React has rendered below `host`, as its developer tools find them. */
function renderedProps(host: HTMLElement, component: unknown): Readonly<Record<string, unknown>>[] {
  const key = Object.keys(host).find((name) => name.startsWith('__reactContainer$'));
  const found: Readonly<Record<string, unknown>>[] = [];
  const visit = (fiber: Fiber | null): void => {
    if (!fiber) return;
    if ((fiber.type === component || fiber.elementType === component) && fiber.memoizedProps)
      found.push(fiber.memoizedProps);
    visit(fiber.child);
    visit(fiber.sibling);
  };
  const container = (host as unknown as Record<string, { stateNode: { current: Fiber } }>)[key ?? ''];
  visit(container?.stateNode.current ?? null);
  return found;
}

let host: HTMLElement;
let root: Root;

beforeEach(async () => {
  await page.viewport(1280, 800);
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const componentName = (name: string): string =>
  (name.split('/').at(-1) as string).replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) =>
    letter.toUpperCase(),
  );

/** The variants of a component that have a look: all but the exceptions. */
const visibleVariants = (component: string) =>
  (propVariants[component] ?? []).filter(
    ({ prop }) => !(prop in notShown) && !(`${component}.${prop}` in notShown),
  );

const render = (children: ReactNode) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <Page>{children}</Page>
      </StrictMode>,
    ),
  );

const withVariants = matrices
  .map((matrix) => ({ ...matrix, component: componentName(matrix.name) }))
  .map((matrix) => ({ ...matrix, variants: visibleVariants(matrix.component) }))
  .filter(({ variants }) => variants.length > 0);

test.each(withVariants)('the Matrix of $component shows every variant that its types name', async (one) => {
  const { component, variants, Component, story: Story } = one;
  render(<Story />);
  const missing = () => {
    const shown = renderedProps(host, Component);
    return variants.flatMap(({ prop, values, defaultValue = 'false' }) =>
      (values as readonly (string | boolean)[])
        .filter((value) => String(value) !== defaultValue)
        .filter((value) => !shown.some((props) => props[prop] === value))
        .map((value) => `${component}.${prop}: ${value}`),
    );
  };
  await expect.poll(missing).toEqual([]);
});

/** Properties by which one look differs from another; all of them would take seconds for a table. */
const visibleProperties = `
  display visibility opacity position inset width height max-width margin padding gap
  color fill stroke background-color background-image border border-radius outline box-shadow transform
  font letter-spacing text-align text-decoration text-transform text-wrap font-variant-numeric content animation-name
  grid-template flex-direction flex-wrap justify-content align-items object-fit
`
  .trim()
  .split(/\s+/);

/** What a component looks and reads like: the tags, roles, texts and visible styles of all that it renders. */
function lookOf(element: Element): string {
  const stylesOf = (pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    return visibleProperties.map((name) => style.getPropertyValue(name)).join(';');
  };
  const { tagName, childElementCount, textContent } = element;
  return [
    tagName,
    element.getAttribute('role'),
    childElementCount === 0 && textContent,
    // A drawing is in its attributes.
    element instanceof SVGElement && childElementCount === 0 && element.outerHTML,
    // What is typed or chosen is no text of the page.
    'value' in element && element.value,
    stylesOf(),
    stylesOf('::before'),
    stylesOf('::after'),
  ].join('|');
}

/** Props with which the values of one prop differ, where those of the Playground show them alike. */
const tellingProps: Readonly<Record<string, object>> = {
  'Button.onBrand': { variant: 'quiet' },
  'StatusBadge.kind': { status: 'approved' },
};

const choices = withVariants.flatMap(({ component, Component, args, variants }) =>
  variants
    .filter(({ prop }) => !(`${component}.${prop}` in sameLook))
    .map(({ prop, values }) => ({ component, Component, args, prop, values })),
);

test.each(choices)('$component: each value of $prop has a look of its own', async (one) => {
  const { component, Component, args, prop, values } = one;
  const looks = new Map<string, unknown[]>();
  for (const value of values as readonly (string | boolean)[]) {
    const telling = tellingProps[`${component}.${prop}`];
    render(<Component key={String(value)} {...args} {...telling} {...{ [prop]: value }} />);
    const found = [...host.querySelectorAll('*')].map(lookOf).join('\n');
    looks.set(found, [...(looks.get(found) ?? []), value]);
  }
  expect([...looks.values()].filter((alike) => alike.length > 1)).toEqual([]);
});

test('every exception names a prop that there is', () => {
  const known = Object.entries(propVariants).flatMap(([component, variants]) =>
    variants.flatMap(({ prop }) => [prop, `${component}.${prop}`]),
  );
  expect(
    [...Object.keys(notShown), ...Object.keys(sameLook)].filter((name) => !known.includes(name)),
  ).toEqual([]);
});
