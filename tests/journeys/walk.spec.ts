import type { Page } from '@playwright/test';
import routes from '../../app/src/routes.ts';
import { formWith } from '../contract/people.ts';
import { photograph } from '../pictures/photograph.ts';
import { adminEmail, adminPassword } from './accounts.ts';
import { apply, newMember, password } from './api-setup.ts';
import { sectionButton } from './application-sections.ts';
import { expect, test } from './journey.ts';
import { monitorPages, type PageMonitor } from './page-monitor.ts';
import { addressesOf } from './route-addresses.ts';

type Area = 'member' | 'admin';

/** How the walk visits a screen of the route table. */
interface Screen {
  /** Path to open. Default: the address in the route table. */
  readonly at?: string;
  /** Area whose users may see it; all others are redirected to /login. Default: public. */
  readonly area?: Area;
  /** Whether it is a file for other programs. */
  readonly file?: true;
  /** Interactions that show more of the screen. */
  readonly use?: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** Closes the open alert. */
const ok = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Fills in all text fields of a form and submits it. */
async function fillAndSubmit(page: Page, name: string | RegExp) {
  const form = page.getByRole('form', { name });
  for (const field of await form.getByRole('textbox').all()) {
    const isEmail = (await field.getAttribute('type')) === 'email';
    await field.fill(isEmail ? 'walk@mail.example' : 'Sample');
  }
  await form.locator('button[type=submit]').click();
}

async function useHome(page: Page) {
  await press(page, 'Next slide');
  // With reduced motion, the slides don't move, and there is no pause button.
  const hold = page.getByRole('button', { name: 'Pause the slides' });
  if (await hold.isVisible()) await hold.click();
  await fillAndSubmit(page, /message/i);
}

async function registerHalfway(page: Page) {
  await page.getByLabel('Membership type').selectOption('Fellow');
  await fillAndSubmit(page, 'Your details');
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('short');
  await press(page, 'Show password');
}

async function requestLink(page: Page) {
  await fillAndSubmit(page, 'Forgotten password');
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
}

async function saveProfile(page: Page) {
  await press(page, 'Save profile');
  await expect(page.getByRole('alertdialog')).toContainText('Profile updated successfully');
  await ok(page);
}

/** Passes through the form, submits it incomplete with a picture, and leaves it. */
async function openForm(page: Page) {
  await press(page, 'New Application');
  const form = page.getByRole('form', { name: 'Membership application' });
  const openSection = (title: string) => sectionButton(page, title).click();
  for (const title of ['Professional', 'Assignments', 'Referees', 'Grade and declaration'])
    await openSection(title);
  await openSection('Proof of payment');
  await form.locator('input[type="file"]').setInputFiles({
    name: 'transfer.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph({ width: 300, height: 200 }),
  });
  await expect(form.getByText('transfer.jpg')).toBeVisible();
  await openSection('Education');
  await form.getByRole('button', { name: 'Add another institution' }).click();
  await openSection('Review');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Please fix the following errors:');
  await ok(page);
  await form.getByRole('button', { name: 'Back to My Applications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible();
}

/** Opens the bank details of the draft and the receipt of the submitted application. */
async function usePayments(page: Page) {
  await press(page, /^Pay Now/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // The draft has a receipt, too: the picture that is kept with it.
  await page
    .getByRole('button', { name: /^View receipt/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

async function hoverCharts(page: Page) {
  for (const chart of await page.getByRole('img').filter({ visible: true }).all()) await chart.hover();
}

/** Changes a status, opens the details of an application, and opens its proof in a new tab. */
async function decide(page: Page) {
  const row = page.getByRole('row').filter({ hasText: 'Walked' }).first();
  const select = row.getByRole('combobox');
  const other = (await select.inputValue()) === 'approved' ? 'Reject' : 'Approve';
  await select.selectOption({ label: other });
  await expect(page.getByRole('alertdialog')).toContainText('Status updated successfully');
  await ok(page);
  await row.getByRole('button', { name: /View Details/ }).click();
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /Open the proof/ }).click();
  const proof = await opening;
  await proof.waitForLoadState();
  await proof.close();
  await press(page, 'Back to List');
}

/** Opens the dialog about an account and closes it. */
async function openPerson(page: Page) {
  await page
    .getByRole('button', { name: /^Manage/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
}

/** Opens a payment with its proof, and chooses a statement. */
async function openPayment(page: Page) {
  await page
    .getByRole('button', { name: /^Open IMC-APP-/ })
    .first()
    .click();
  const dialog = dialogOf(page, /^Payment for/);
  await dialog.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(dialog.getByText('Enter the amount that was received.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByLabel(/CSV file of the statement/).setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Date,Narration,Credit\n05/05/2026,Walk,1000\n'),
  });
  await expect(page.getByRole('heading', { name: /: 1$/ })).toBeVisible();
}

let marketerCount = 0;
async function addAndDelete(page: Page) {
  marketerCount += 1;
  const name = `Walk Sample ${marketerCount}`;
  await press(page, 'Add New Marketer');
  const dialog = dialogOf(page, 'Add New Marketer');
  await dialog.getByRole('button', { name: 'Add Marketer' }).click();
  await expect(dialog.getByText("Enter the marketer's phone number")).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(`walk.${marketerCount}@mail.example`);
  await dialog.getByLabel('Phone').fill('+234 800 000 0188');
  await dialog.getByLabel("Marketer's Code").fill(`WALK-${marketerCount}`);
  await dialog.getByRole('button', { name: 'Add Marketer' }).click();
  await press(page, `Delete ${name}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
}

// Traces of so many screens would take longer than the walk; each finding contains its page.
test.use({ actionTimeout: 10_000, trace: 'off' });

/** Every address of the route table. */
const screens: Readonly<Record<string, Screen>> = {
  '/': { use: useHome },
  '/about-us': {},
  '/about-us/mission': {},
  '/about-us/council': {},
  '/about-us/code-of-ethics': {},
  '/about-us/global-links': {},
  '/about-us/governing-bodies': {},
  '/membership/benefits': {},
  '/membership/category': {},
  '/membership/application': {},
  '/membership/form': { use: (page) => fillAndSubmit(page, /./).then(() => ok(page)) },
  '/membership/IMC-Application': {},
  '/faq': {},
  '/certifications': {},
  '/events': {},
  '/contact': { use: (page) => fillAndSubmit(page, /./) },
  '/feedback': {},
  '/blog': { use: (page) => page.getByRole('link', { name: 'Next' }).click() },
  '/blog/:id': {
    at: '/blog/sample-referees',
    use: (page) => page.getByRole('searchbox').fill('family'),
  },
  '/terms': {},
  '/privacy': {},
  '/share/:picture': { file: true, at: '/share/about-us-council.png' },
  '/register': { use: registerHalfway },
  '/login': {},
  '/forgot-password': { use: requestLink },
  '/reset-password': { at: `/reset-password#${'a'.repeat(43)}` },
  '/verify': { at: '/verify#0000-0000-0000-0000' },
  '/newsletter/confirm': { at: `/newsletter/confirm#${'a'.repeat(43)}` },
  '/newsletter/leave': { at: `/newsletter/leave#${'a'.repeat(43)}` },
  '/dashboard': { area: 'member' },
  '/dashboard/profile': { area: 'member', use: saveProfile },
  '/dashboard/application': { area: 'member', use: openForm },
  '/dashboard/payments': { area: 'member', use: usePayments },
  '/admin/dashboard': { area: 'admin', use: hoverCharts },
  '/admin/applications': { area: 'admin', use: decide },
  '/admin/payments': { area: 'admin', use: openPayment },
  '/admin/marketers': { area: 'admin', use: addAndDelete },
  '/admin/messages': { area: 'admin' },
  '/admin/newsletter': { area: 'admin' },
  '/admin/mails': { area: 'admin' },
  '/admin/settings': { area: 'admin' },
  '/admin/people': { area: 'admin', use: openPerson },
  '/admin/security': { area: 'admin' },
  '/admin/profile': { area: 'admin' },
  '/*': { at: '/no/such/page' },
};

/** On the phone, reduced motion is preferred. */
const widths = {
  'a phone': { viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } },
  'a desk': { viewport: { width: 1280, height: 640 } },
} as const;

const screensOf = (area?: Area) =>
  Object.entries(screens)
    .filter(([, screen]) => !screen.file && screen.area === area)
    .map(([address, screen]) => ({ path: screen.at ?? address, use: screen.use }));

/** Opens the menu of the narrow layout, if there is one, and returns whether there was. */
async function openMenu(page: Page): Promise<boolean> {
  const menu = page.getByRole('button', { name: 'Open the menu' });
  const isVisible = await menu.isVisible();
  if (isVisible) await menu.click();
  return isVisible;
}

/** Expands everything that is collapsed: questions, menu groups, data tables of charts. */
async function openEverything(page: Page) {
  await page.evaluate(() => {
    for (const toggle of document.querySelectorAll<HTMLElement>('summary, main button[aria-expanded=false]'))
      toggle.click();
  });
}

/** Returns the addresses of other origins in the markup, requested or not. */
const foreignAddresses = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'link:not([rel=canonical]), script[src], img, source, iframe, object, embed, form[action]',
      ),
    ]
      .flatMap((element) =>
        ['href', 'src', 'srcset', 'action', 'data'].map((name) => element.getAttribute(name) ?? ''),
      )
      .filter((address) => /^(\w+:)?\/\//.test(address) && !address.startsWith(location.origin)),
  );

/** Opens a page by its address. */
async function open(page: Page, monitor: PageMonitor, path: string) {
  await page.goto(path);
  await settle(page, monitor);
}

/** Navigates within the site: by a link if the page has one, otherwise by the router. */
async function follow(page: Page, monitor: PageMonitor, path: string) {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    link?.focus();
    if (link) link.click();
    else
      void (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
      ).__reactRouterDataRouter.navigate(to);
  }, path);
  await settle(page, monitor);
}

async function settle(page: Page, monitor: PageMonitor) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await monitor.settled();
}

/** Loads and uses each screen, then navigates to each without loading a page. */
async function walk(page: Page, monitor: PageMonitor, from: string, list: ReturnType<typeof screensOf>) {
  const headings = new Map<string, string | null>();
  const heading = () => page.getByRole('heading', { level: 1 }).first().textContent();
  for (const { path, use } of list) {
    await test.step(`opens ${path}`, async () => {
      await open(page, monitor, path);
      headings.set(path, await heading());
      await openEverything(page);
      // The menu is the same on all pages, so it is opened once.
      if (path === list[0]?.path && (await openMenu(page))) await press(page, 'Close the menu');
      await use?.(page);
      await monitor.settled();
      expect(await foreignAddresses(page)).toEqual([]);
    });
  }
  await open(page, monitor, from);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { path } of list) {
    await test.step(`navigates to ${path}`, async () => {
      await follow(page, monitor, path);
      await expect.poll(heading).toBe(headings.get(path));
    });
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

async function signIn(page: Page, email: string, secret: string, to: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await press(page, 'Sign in');
  await expect(page).toHaveURL(to);
}

test('R-27 and R-30: the walk visits every screen of the route table', () => {
  expect(Object.keys(screens).sort()).toEqual(addressesOf(routes).sort());
});

test('R-27 and R-30: the monitor reports violations', async ({ page }) => {
  const monitor = await monitorPages(page.context());
  await open(page, monitor, '/faq');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id=a onclick="alert(1)"></p><p style="color:red"></p>');
    document.getElementById('a')?.click();
    for (const make of [
      () => Object.assign(document.createElement('script'), { textContent: 'alert(2)' }),
      () => Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      () => Object.assign(document.createElement('img'), { src: 'http://elsewhere.example/a.png' }),
      () => Object.assign(document.createElement('iframe'), { src: '/faq' }),
    ])
      document.body.append(make());
    void fetch('http://elsewhere.example/').catch(() => undefined);
    void fetch('/api/none');
    setTimeout(() => {
      throw new Error('planted');
    });
    alert('planted');
  });
  for (const finding of [
    /^policy: script-src-attr /,
    /^policy: script-src-elem /,
    /^policy: style-src-elem /,
    /^policy: img-src .*elsewhere/,
    /^policy: frame-src /,
    /^policy: connect-src .*elsewhere/,
    /^answer 404: .*\/api\/none/,
    /^error: Error: planted/,
    /^a script ran: alert\(planted\)/,
  ])
    await expect.poll(() => monitor.findings).toContainEqual(expect.stringMatching(finding));
  expect(monitor.findings.filter((finding) => /style-src-attr|alert\([12]\)/.test(finding))).toEqual([]);
});

test('R-27: navigating before a page is rendered causes no error', async ({ page }) => {
  const monitor = await monitorPages(page.context());
  await open(page, monitor, '/about-us');
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let time = 0; time < 12; time++) {
      const path = ['/events', '/faq', '/contact'][time % 3];
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      while (location.pathname !== path) await frame();
      await frame();
    }
  });
  await settle(page, monitor);
  expect(monitor.findings).toEqual([]);
});

for (const [width, options] of Object.entries(widths)) {
  test.describe(`R-27 and R-30, on ${width}`, () => {
    const { viewport } = options;
    test.use(options);
    // About sixty screens in one test, possibly on a busy machine.
    test.describe.configure({ timeout: 180_000 });

    test('a visitor visits every public screen and is redirected from all others', async ({ page }) => {
      const monitor = await monitorPages(page.context());
      monitor.expectedErrors.add('/no/such/page');
      await walk(page, monitor, '/terms', screensOf());
      for (const { path } of [...screensOf('member'), ...screensOf('admin')]) {
        await page.goto(path);
        await expect(page).toHaveURL('/login');
        await settle(page, monitor);
      }
      const email = page.getByRole('contentinfo').getByLabel('Email');
      await open(page, monitor, '/');
      await email.fill(`walk.${viewport.width}@mail.example`);
      await press(page, 'Subscribe');
      await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
      expect(monitor.findings).toEqual([]);
    });

    test('a member visits every screen of the member area', async ({ page }) => {
      const email = `walker.${viewport.width}@mail.example`;
      const { token } = await newMember(page.request, { name: 'Walker Sample', email });
      await apply(page.request, token, formWith({ surname: 'Walked' }), await photograph());
      const monitor = await monitorPages(page.context());
      await signIn(page, email, password, '/dashboard');
      await walk(page, monitor, '/dashboard', screensOf('member'));
      await open(page, monitor, '/admin/dashboard');
      await expect(page).toHaveURL('/login');
      expect(monitor.findings).toEqual([]);
    });

    test('an admin visits every screen of the admin area', async ({ page }) => {
      const email = `walked.${viewport.width}@mail.example`;
      const { token } = await newMember(page.request, { name: 'Walked Sample', email });
      await apply(page.request, token, formWith({ surname: 'Walked' }), await photograph());
      const monitor = await monitorPages(page.context());
      await signIn(page, adminEmail, adminPassword, '/admin/dashboard');
      await walk(page, monitor, '/admin/dashboard', screensOf('admin'));
      await openMenu(page);
      await press(page, 'Logout');
      await expect(page).toHaveURL('/login');
      expect(monitor.findings).toEqual([]);
    });
  });
}

test('R-27: files for other programs can be read', async ({ request }) => {
  for (const [address, { file, at: path = address }] of Object.entries(screens)) {
    if (!file) continue;
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-security-policy'], path).toMatch(/^default-src 'none'/);
  }
});
