import type { Page } from '@playwright/test';
import routes from '../../app/src/routes.ts';
import { formWith } from '../contract/people.ts';
import { photograph } from '../pictures/photograph.ts';
import { adminEmail, adminPassword } from './accounts.ts';
import { apply, newMember, password } from './api-setup.ts';
import { expect, test } from './journey.ts';
import { type Watch, watchOver } from './page-monitor.ts';
import { addressesOf } from './route-addresses.ts';

type Area = 'member' | 'admin';

/** How a screen of the route table is visited. */
interface Screen {
  /** Where it stands, if that is not its address in the table. */
  readonly at?: string;
  /** Who may see it; everyone else is led to /login. Public unless said. */
  readonly area?: Area;
  /** A file that is read by other programs. */
  readonly file?: true;
  /** What a person does there that brings more to the screen. */
  readonly use?: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** Closes the alert that is open. */
const ok = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Fills in everything that a form asks for, in whatever way, and sends it. */
async function fillAndSend(page: Page, name: string | RegExp) {
  const form = page.getByRole('form', { name });
  for (const field of await form.getByRole('textbox').all()) {
    const isEmail = (await field.getAttribute('type')) === 'email';
    await field.fill(isEmail ? 'walk@mail.example' : 'Sample');
  }
  await form.locator('button[type=submit]').click();
}

async function seeSlides(page: Page) {
  await press(page, 'Next slide');
  // They stand still where less motion is asked for.
  const hold = page.getByRole('button', { name: 'Hold the slides' });
  if (await hold.isVisible()) await hold.click();
  await fillAndSend(page, /message/i);
}

async function registerHalfway(page: Page) {
  await page.getByLabel('Membership type').selectOption('Fellow');
  await fillAndSend(page, 'Your details');
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('short');
  await press(page, 'Show password');
}

async function askForLink(page: Page) {
  await fillAndSend(page, 'Forgotten password');
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeVisible();
}

async function saveProfile(page: Page) {
  await press(page, 'Save profile');
  await expect(page.getByRole('alertdialog')).toContainText('Profile updated successfully');
  await ok(page);
}

/** The form: sent too early, with a picture chosen, and left again. */
async function openForm(page: Page) {
  await press(page, 'New Application');
  const form = page.getByRole('form', { name: 'Membership application' });
  await form.getByLabel('Proof of payment').setInputFiles({
    name: 'transfer.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph({ width: 300, height: 200 }),
  });
  await expect(form.getByText('transfer.jpg')).toBeVisible();
  await form.getByRole('button', { name: 'Add another institution' }).click();
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Please fix the following errors:');
  await ok(page);
  await form.getByRole('button', { name: 'Back to My Applications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible();
}

/** How to transfer for the draft that the form has opened, and the receipt of what was sent. */
async function lookAtPayments(page: Page) {
  await press(page, /^Pay Now/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await press(page, /^View receipt/);
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

async function readCharts(page: Page) {
  for (const chart of await page.getByRole('img').filter({ visible: true }).all()) await chart.hover();
}

/** A decision, the details of an application, and its proof in a tab of its own. */
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

let marketers = 0;
async function addAndDelete(page: Page) {
  marketers += 1;
  const name = `Walk Sample ${marketers}`;
  await press(page, 'Add New Marketer');
  const dialog = dialogOf(page, 'Add New Marketer');
  await dialog.getByRole('button', { name: 'Add Marketer' }).click();
  await expect(dialog.getByText("Enter the marketer's phone number")).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(`walk.${marketers}@mail.example`);
  await dialog.getByLabel('Phone').fill('+234 800 000 0188');
  await dialog.getByLabel("Marketer's Code").fill(`WALK-${marketers}`);
  await dialog.getByRole('button', { name: 'Add Marketer' }).click();
  await press(page, `Delete ${name}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
}

// A recording of so many screens costs more than the walk; what is found names its place.
test.use({ actionTimeout: 10_000, trace: 'off' });

/** A screen for each address of the route table. */
const screens: Readonly<Record<string, Screen>> = {
  '/': { use: seeSlides },
  '/about-us': {},
  '/about-us/mission': {},
  '/about-us/council': {},
  '/about-us/code-of-ethics': {},
  '/about-us/global-links': {},
  '/about-us/governing-bodies': {},
  '/membership/benefits': {},
  '/membership/category': {},
  '/membership/application': {},
  '/membership/form': { use: (page) => fillAndSend(page, /./).then(() => ok(page)) },
  '/membership/IMC-Application': {},
  '/faq': {},
  '/certifications': {},
  '/events': {},
  '/contact': { use: (page) => fillAndSend(page, /./) },
  '/feedback': {},
  '/blog': { use: (page) => page.getByRole('link', { name: 'Next' }).click() },
  '/blog/:id': {
    at: '/blog/sample-referees',
    use: (page) => page.getByRole('searchbox').fill('family'),
  },
  '/terms': {},
  '/share/:picture': { file: true, at: '/share/about-us-council.png' },
  '/register': { use: registerHalfway },
  '/login': {},
  '/forgot-password': { use: askForLink },
  '/reset-password': { at: `/reset-password#${'a'.repeat(43)}` },
  '/dashboard': { area: 'member' },
  '/dashboard/profile': { area: 'member', use: saveProfile },
  '/dashboard/application': { area: 'member', use: openForm },
  '/dashboard/payments': { area: 'member', use: lookAtPayments },
  '/admin/dashboard': { area: 'admin', use: readCharts },
  '/admin/applications': { area: 'admin', use: decide },
  '/admin/marketers': { area: 'admin', use: addAndDelete },
  '/*': { at: '/no/such/page' },
};

/** On the phone the person has asked for less motion. */
const widths = {
  'a phone': { viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } },
  'a desk': { viewport: { width: 1280, height: 640 } },
} as const;

const shown = (area?: Area) =>
  Object.entries(screens)
    .filter(([, screen]) => !screen.file && screen.area === area)
    .map(([address, screen]) => ({ path: screen.at ?? address, use: screen.use }));

/** On a phone the ways on lie in a menu. Says whether there is one. */
async function openMenu(page: Page): Promise<boolean> {
  const menu = page.getByRole('button', { name: 'Open the menu' });
  const isThere = await menu.isVisible();
  if (isThere) await menu.click();
  return isThere;
}

/** Opens what a page may hold: questions, parts of the menu, figures of charts. */
async function openEverything(page: Page) {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('summary, main button[aria-expanded=false]'))
      one.click();
  });
}

/** Whatever the markup names that lies elsewhere, asked for or not. */
const namedElsewhere = (page: Page) =>
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

/** By its address, as from a bookmark. */
async function open(page: Page, watch: Watch, path: string) {
  await page.goto(path);
  await arrived(page, watch);
}

/** By a link where the page has one, else by the router: without loading a page anew. */
async function follow(page: Page, watch: Watch, path: string) {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    link?.focus();
    if (link) link.click();
    else
      void (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
      ).__reactRouterDataRouter.navigate(to);
  }, path);
  await arrived(page, watch);
}

async function arrived(page: Page, watch: Watch) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await watch.settled();
}

/** Each screen by first load, used, and then each without loading a page. */
async function walk(page: Page, watch: Watch, from: string, list: ReturnType<typeof shown>) {
  const headings = new Map<string, string | null>();
  const heading = () => page.getByRole('heading', { level: 1 }).first().textContent();
  for (const { path, use } of list) {
    await test.step(`opens ${path}`, async () => {
      await open(page, watch, path);
      headings.set(path, await heading());
      await openEverything(page);
      // The menu is the same throughout.
      if (path === list[0]?.path && (await openMenu(page))) await press(page, 'Close the menu');
      await use?.(page);
      await watch.settled();
      expect(await namedElsewhere(page)).toEqual([]);
    });
  }
  await open(page, watch, from);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { path } of list) {
    await test.step(`goes to ${path}`, async () => {
      await follow(page, watch, path);
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

test('R-27 and R-30: the walk knows every screen of the route table', () => {
  expect(Object.keys(screens).sort()).toEqual(addressesOf(routes).sort());
});

test('R-27 and R-30: the watch sees what it is there for', async ({ page }) => {
  const watch = await watchOver(page.context());
  await open(page, watch, '/faq');
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
    await expect.poll(() => watch.findings).toContainEqual(expect.stringMatching(finding));
  expect(watch.findings.filter((finding) => /style-src-attr|alert\([12]\)/.test(finding))).toEqual([]);
});

test('R-27: whoever goes on before a page is shown leaves no error behind', async ({ page }) => {
  const watch = await watchOver(page.context());
  await open(page, watch, '/about-us');
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let time = 0; time < 12; time++) {
      const path = ['/events', '/faq', '/contact'][time % 3];
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      while (location.pathname !== path) await frame();
      await frame();
    }
  });
  await arrived(page, watch);
  expect(watch.findings).toEqual([]);
});

for (const [width, options] of Object.entries(widths)) {
  test.describe(`R-27 and R-30, at the width of ${width}`, () => {
    const { viewport } = options;
    test.use(options);
    // Sixty screens in one go, on a machine that may have other work.
    test.describe.configure({ timeout: 180_000 });

    test('a visitor walks through every public screen, and is led away from the others', async ({ page }) => {
      const watch = await watchOver(page.context());
      watch.refusing.add('/no/such/page');
      await walk(page, watch, '/terms', shown());
      for (const { path } of [...shown('member'), ...shown('admin')]) {
        await page.goto(path);
        await expect(page).toHaveURL('/login');
        await arrived(page, watch);
      }
      const email = page.getByRole('contentinfo').getByLabel('Email');
      await open(page, watch, '/');
      await email.fill(`walk.${viewport.width}@mail.example`);
      await press(page, 'Subscribe');
      await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
      expect(watch.findings).toEqual([]);
    });

    test('a member walks through the area of members', async ({ page }) => {
      const email = `walker.${viewport.width}@mail.example`;
      const { token } = await newMember(page.request, { name: 'Walker Sample', email });
      await apply(page.request, token, formWith({ surname: 'Walked' }), await photograph());
      const watch = await watchOver(page.context());
      await signIn(page, email, password, '/dashboard');
      await walk(page, watch, '/dashboard', shown('member'));
      await open(page, watch, '/admin/dashboard');
      await expect(page).toHaveURL('/login');
      expect(watch.findings).toEqual([]);
    });

    test('an admin walks through the area of admins', async ({ page }) => {
      const email = `walked.${viewport.width}@mail.example`;
      const { token } = await newMember(page.request, { name: 'Walked Sample', email });
      await apply(page.request, token, formWith({ surname: 'Walked' }), await photograph());
      const watch = await watchOver(page.context());
      await signIn(page, adminEmail, adminPassword, '/admin/dashboard');
      await walk(page, watch, '/admin/dashboard', shown('admin'));
      await openMenu(page);
      await press(page, 'Logout');
      await expect(page).toHaveURL('/login');
      expect(watch.findings).toEqual([]);
    });
  });
}

test('R-27: files for other programs are read without a page', async ({ request }) => {
  for (const [address, { file, at: path = address }] of Object.entries(screens)) {
    if (!file) continue;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-security-policy'], path).toMatch(/^default-src 'none'/);
  }
});
