/// <reference path="../../.storybook/plugins/prop-variants.d.ts" />
import { propVariants } from 'virtual:prop-variants';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { matrices } from './playgrounds.tsx';
import { Page } from './test-page.tsx';

// The Matrix story of a component must show every variant of its types, and each variant must render differently. Both are checked in the rendered page.

/** Props that a Matrix does not have to show, by prop or by component and prop, and why. */
const notShown: Readonly<Record<string, string>> = {
  as: 'sets the element, not its appearance',
  space: 'the steps are shown on the page Foundations/Space',
  labelHidden: 'renders nothing visible; the story of a field in a table row shows it',
  'Link.current': 'is styled by the parent component: NavBar and SidebarList show it',
  'FileField.dropAnywhere': 'shows only while a file is dragged: its own story shows it',
  'Link.newTab': 'sets where the link opens, not its appearance',
  'Link.replace': 'sets how it navigates, not its appearance',
  'PaymentQuery.hasPicture': 'makes the words optional, not visible before the form is sent',
  'PasswordField.autoComplete': 'sets what the browser fills in, not its appearance',
  'PostCard.loading': 'sets when the image is loaded, not its appearance',
  'TextField.type': 'sets the keyboard of a phone',
  pendingStatus: 'marks one button as busy: the story Saving shows it',
  updating: 'turns a line brass: the Matrix of DataTable shows it',
  'AccountDialog.isOwn': 'only one dialog is open at a time: its own story shows it',
  'BulkDecisionDialog.status': 'only one dialog is open at a time: its own stories show others',
  'DecisionDialog.keeps': 'only one dialog is open at a time: its own story shows it',
  'DecisionDialog.status': 'only one dialog is open at a time: its own stories show others',
  'WelcomeBanner.paused': 'stops a motion, which is not visible in a static rendering',
  'AlertDialog.tone': 'only one dialog is open at a time: its own stories show both',
  dyes: 'motion, which is not visible in a static rendering',
  'ForgotPasswordForm.focused': 'sets the initial focus, not its appearance',
  'GradeCard.grade': 'the seals are shown on the page Foundations/Seals',
  'ConfirmDialog.busy': 'only one dialog is open at a time: its own story shows it',
  'OfficerCard.tile': 'the patterns are shown in the Matrix of Tile',
  'OfficerCard.tone': 'the tones are shown in the Matrix of Tile',
};

/** Props with values that look the same in the viewport of this test, and why. */
const lookAlike: Readonly<Record<string, string>> = {
  'FileField.dropAnywhere': 'shows only while a file is dragged: its own story shows it',
  'PaymentQuery.hasPicture': 'makes the words optional, not visible before the form is sent',
  'StatusBadge.kind': 'payments and mails have the same tones in this state',
  'Mosaic.fit': 'only differs with another aspect ratio: its own story shows it',
};

interface Fiber {
  readonly type: unknown;
  readonly elementType: unknown;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Returns the props of every instance of a component under `host`, read from React's fiber tree like its developer tools do. */
function renderedProps(host: HTMLElement, component: unknown): Readonly<Record<string, unknown>>[] {
  const key = Object.keys(host).find((name) => name.startsWith('__reactContainer$'));
  const instances: Readonly<Record<string, unknown>>[] = [];
  const visit = (fiber: Fiber | null): void => {
    if (!fiber) return;
    if ((fiber.type === component || fiber.elementType === component) && fiber.memoizedProps)
      instances.push(fiber.memoizedProps);
    visit(fiber.child);
    visit(fiber.sibling);
  };
  const container = (host as unknown as Record<string, { stateNode: { current: Fiber } }>)[key ?? ''];
  visit(container?.stateNode.current ?? null);
  return instances;
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

/** Returns the variants of a component that differ visually: all except those in `notShown`. */
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

test.each(withVariants)('the Matrix of $component shows every variant of its types', async (matrix) => {
  const { component, variants, Component, story: Story } = matrix;
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

/** CSS properties to compare. Comparing all of them would take seconds for a table. */
const visibleProperties = `
  display visibility opacity position inset width height max-width margin padding gap
  color fill stroke background-color background-image border border-radius outline box-shadow transform
  font letter-spacing text-align text-decoration text-transform text-wrap font-variant-numeric content animation-name
  grid-template flex-direction flex-wrap justify-content align-items object-fit
`
  .trim()
  .split(/\s+/);

/** Serializes the tag, role, text and visible styles of an element. */
function serialize(element: Element): string {
  const stylesOf = (pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    return visibleProperties.map((name) => style.getPropertyValue(name)).join(';');
  };
  const { tagName, childElementCount, textContent } = element;
  return [
    tagName,
    element.getAttribute('role'),
    childElementCount === 0 && textContent,
    // SVG shapes are defined by their attributes.
    element instanceof SVGElement && childElementCount === 0 && element.outerHTML,
    // Values of form controls are not part of textContent.
    'value' in element && element.value,
    stylesOf(),
    stylesOf('::before'),
    stylesOf('::after'),
  ].join('|');
}

/** Additional props that make the values of a prop differ, where the Playground's args make them look the same. */
const distinguishingProps: Readonly<Record<string, object>> = {
  'ApplicationForm.sending': { section: 'review' },
  'Button.ground': { variant: 'quiet' },
  'StatusBadge.kind': { status: 'approved' },
};

const choices = withVariants.flatMap(({ component, Component, args, variants }) =>
  variants
    .filter(({ prop }) => !(`${component}.${prop}` in lookAlike))
    .map(({ prop, values }) => ({ component, Component, args, prop, values })),
);

test.each(choices)('$component: each value of $prop renders differently', async (choice) => {
  const { component, Component, args, prop, values } = choice;
  const valuesByRendering = new Map<string, unknown[]>();
  for (const value of values as readonly (string | boolean)[]) {
    const distinguishing = distinguishingProps[`${component}.${prop}`];
    render(<Component key={String(value)} {...args} {...distinguishing} {...{ [prop]: value }} />);
    const rendering = [...host.querySelectorAll('*')].map(serialize).join('\n');
    valuesByRendering.set(rendering, [...(valuesByRendering.get(rendering) ?? []), value]);
  }
  expect([...valuesByRendering.values()].filter((alike) => alike.length > 1)).toEqual([]);
});

test('every exception refers to an existing prop', () => {
  const known = Object.entries(propVariants).flatMap(([component, variants]) =>
    variants.flatMap(({ prop }) => [prop, `${component}.${prop}`]),
  );
  expect(
    [...Object.keys(notShown), ...Object.keys(lookAlike)].filter((name) => !known.includes(name)),
  ).toEqual([]);
});
