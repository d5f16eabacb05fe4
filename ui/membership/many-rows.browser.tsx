import { defaultColumns } from '@imc/api/contract';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../styles/index.css';
import { AdminApplicationsTable } from './applications/admin-applications-table/admin-applications-table.tsx';
import { adminApplicationsLabels, sampleAdminApplication, sampleCount, sampleDay } from './story-samples.ts';

const names = ['Ngozi', 'Oluwaseyifunmi Temitope', 'Ada'];
const tenThousand = Array.from({ length: 10_000 }, (_, index) => ({
  ...sampleAdminApplication,
  id: 10_000 - index,
  otherNames: `${names[index % 3]} ${index}`,
}));

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.style.inlineSize = '70rem';
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

const none = () => {};
const renderTable = (currentId?: number) =>
  root.render(
    <MemoryRouter>
      <AdminApplicationsTable
        caption="Membership Applications"
        applications={tenThousand}
        total={tenThousand.length}
        complete
        view={{ query: {}, page: 1, limit: 'all', columns: defaultColumns }}
        viewHref={() => '#'}
        formatCount={sampleCount}
        onViewChange={none}
        labels={adminApplicationsLabels}
        formatDay={sampleDay}
        currentId={currentId}
        showButtonId={(id) => `show-${id}`}
        onShow={none}
        onOpen={none}
        pendingStatus={() => undefined}
        onStatus={none}
        empty="None"
        noMatch={() => 'None'}
      />
    </MemoryRouter>,
  );

const region = () => container.querySelector<HTMLElement>('section[tabindex="0"]');
const renderedRows = () => container.querySelectorAll('tbody tr').length;

/** Waits for the rows whose script loads late. */
async function scroller(): Promise<HTMLElement> {
  await expect.poll(() => container.querySelector('tbody tr[data-index]')).not.toBeNull();
  return region() as HTMLElement;
}

const frame = () => new Promise<number>(requestAnimationFrame);

/** Scrolls through 3,000 pixels, 25 a frame. Returns the largest number of rendered rows, and the number of rows that were added on the way. */
async function scrollDown(element: HTMLElement) {
  let added = 0;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      added += [...addedNodes].filter((node) => node instanceof HTMLTableRowElement).length;
  });
  observer.observe(element, { childList: true, subtree: true });
  const start = element.scrollTop;
  let rows = 0;
  for (let step = 0; step < 120; step++) {
    element.scrollTop += 25;
    await frame();
    rows = Math.max(rows, renderedRows());
  }
  observer.disconnect();
  expect(element.scrollTop - start).toBeGreaterThan(2_500);
  return { rows, added };
}

test.each([
  ['as a table', '70rem'],
  ['as cards', '22rem'],
])(
  '10,000 applications scroll %s with few rows in the page, each rendered when it comes near',
  async (_, width) => {
    container.style.inlineSize = width;
    renderTable();
    const element = await scroller();
    expect(container.querySelector('table')?.getAttribute('aria-rowcount')).toBe('10001');
    const { rows, added } = await scrollDown(element);
    expect(rows).toBeLessThanOrEqual(60);
    expect(added).toBeGreaterThan(5);
    expect(added).toBeLessThanOrEqual(120);

    element.scrollTop = element.scrollHeight;
    await expect.poll(() => container.querySelector('tr[aria-rowindex="10001"]')).not.toBeNull();
    expect(renderedRows()).toBeLessThanOrEqual(60);
  },
);

test('the focused row and the current one stay in the page, and the current one can get focus', async () => {
  renderTable();
  const element = await scroller();
  const first = container.querySelector<HTMLElement>('#show-10000');
  first?.focus();
  expect(document.activeElement).toBe(first);
  element.scrollTop = 200_000;
  await expect.poll(() => container.querySelector('#show-9990')).toBeNull();
  expect(document.activeElement).toBe(first);

  renderTable(5_000);
  await expect.poll(() => container.querySelector('#show-5000')).not.toBeNull();
  const current = container.querySelector<HTMLElement>('#show-5000');
  current?.focus();
  expect(document.activeElement).toBe(current);
  expect(current?.closest('tr')?.getAttribute('aria-rowindex')).toBe('5002');
  const isInView = () => {
    const { top, bottom } = (current as HTMLElement).getBoundingClientRect();
    const view = element.getBoundingClientRect();
    return top >= view.top && bottom <= view.bottom;
  };
  await expect.poll(isInView).toBe(true);
});

test('the head stays visible in the region', async () => {
  renderTable();
  const element = await scroller();
  element.scrollTop = 3_000;
  await frame();
  const head = container.querySelector('thead th')?.getBoundingClientRect();
  expect(Math.round(head?.top ?? 0)).toBeGreaterThanOrEqual(Math.floor(element.getBoundingClientRect().top));
  expect(Math.round(head?.top ?? 0)).toBeLessThan(element.getBoundingClientRect().top + 20);
});
