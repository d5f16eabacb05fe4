import type { Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/src/routes.ts';
import {
  hostileForm,
  hostileMarketer,
  hostileProfile,
  hostileSignUp,
  type Texts,
  textsForAll,
} from '../contract/hostile-people.ts';
import { formWith } from '../contract/people.ts';
import {
  adminSession,
  apply,
  call,
  newMember,
  openAs,
  pictureFile,
  type Session,
  saveDraft,
  storeSession,
} from './api-setup.ts';
import { sectionButton } from './application-sections.ts';
import { expect, test } from './journey.ts';
import { monitorPages, type PageMonitor } from './page-monitor.ts';

// With motion, unlike the other journeys.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How to visit a screen of the route table. */
interface Visit {
  /** Default: the address in the route table. */
  readonly at?: string;
  /** Interactions that show more of the screen. */
  readonly use?: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const ok = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Fills in all text fields. */
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
  const hold = page.getByRole('button', { name: 'Pause slides and text' });
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
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function saveProfile(page: Page) {
  await press(page, 'Save profile');
  await expect(page.getByRole('alertdialog')).toContainText('Profile updated successfully');
  await ok(page);
}

/** Submits the form incomplete with a picture, and leaves it. */
async function openForm(page: Page) {
  await press(page, 'New Application');
  const form = page.getByRole('form', { name: 'Membership application' });
  const openSection = (title: string) => sectionButton(page, title).click();
  for (const title of ['Professional', 'Assignments', 'Referees', 'Grade and declaration'])
    await openSection(title);
  // A draft with a grade has a fee.
  await form.getByLabel(/^Membership category/i).selectOption('AIMC');
  await openSection('Proof of payment');
  await form.locator('input[type="file"]').setInputFiles(await pictureFile());
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

/** Of the draft, and the receipt of the submitted application. */
async function usePayments(page: Page) {
  await press(page, /^Pay Now/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // The draft has a proof, too.
  await page
    .getByRole('button', { name: /^View proof/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

async function hoverCharts(page: Page) {
  for (const chart of await page.getByRole('img').filter({ visible: true }).all()) await chart.hover();
}

/** Also opens the details of an application, and its proof in a new tab. */
async function decide(page: Page) {
  const row = page.getByRole('row').filter({ hasText: 'Walked' }).first();
  const select = row.getByRole('combobox');
  const other = (await select.inputValue()) === 'approved' ? 'Pending' : 'Approve';
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

/** Closes the dialog again. */
async function openPerson(page: Page) {
  await page.getByRole('button', { name: /^Open/ }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
}

/** Opens its proof, and chooses a statement. */
async function openPayment(page: Page) {
  await page
    .getByRole('button', { name: /^Open IMC-APP-/ })
    .first()
    .click();
  const payment = page.getByRole('region', { name: /^Payment for/ });
  await payment.getByLabel('Amount received').first().clear();
  await payment.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(payment.getByText('Enter the amount that was received.').first()).toBeVisible();
  await page.getByLabel(/File of the statement/).setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Date,Narration,Credit\n05/05/2026,Walk,1000\n'),
  });
  await expect(page.getByRole('heading', { name: 'Unknown: 1' })).toBeVisible();
}

async function addAndDelete(page: Page) {
  const name = 'Walk Sample';
  await press(page, 'Add New Marketer');
  const dialog = dialogOf(page, 'Add New Marketer');
  await dialog.getByRole('button', { name: 'Add Marketer' }).click();
  await expect(dialog.getByText("Enter the marketer's phone number")).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill('walk@mail.example');
  await dialog.getByLabel('Phone').fill('+234 800 000 0188');
  await dialog.getByLabel("Marketer's Code").fill('WALK-1');
  await dialog.getByRole('button', { name: 'Add Marketer' }).click();
  await press(page, `Delete ${name}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
}

/** By the addresses of the route table. */
const visits: Readonly<Record<string, Visit>> = {
  '/': { use: useHome },
  '/membership/form': { use: (page) => fillAndSubmit(page, /./).then(() => ok(page)) },
  '/contact': { use: (page) => fillAndSubmit(page, /./) },
  '/blog': { use: (page) => page.getByRole('link', { name: 'Next' }).click() },
  '/blog/:id': {
    at: '/blog/sample-referees',
    use: (page) => page.getByRole('searchbox').fill('family'),
  },
  '/register': { use: registerHalfway },
  '/forgot-password': { use: requestLink },
  '/reset-password': { at: `/reset-password#${'a'.repeat(43)}` },
  '/confirm-address': { at: `/confirm-address#${'a'.repeat(43)}` },
  '/stop-address-change': { at: `/stop-address-change#${'a'.repeat(43)}` },
  '/verify': { at: '/verify#0000-0000-0000-0000' },
  '/newsletter/confirm': { at: `/newsletter/confirm#${'a'.repeat(43)}` },
  '/newsletter/leave': { at: `/newsletter/leave#${'a'.repeat(43)}` },
  '/dashboard/profile': { use: saveProfile },
  '/dashboard/application': { use: openForm },
  '/dashboard/payments': { use: usePayments },
  '/admin/dashboard': { use: hoverCharts },
  '/admin/applications': { use: decide },
  '/admin/payments': { use: openPayment },
  '/admin/marketers': { use: addAndDelete },
  '/admin/people': { use: openPerson },
  '/*': { at: '/no/such/page' },
};

/** In the notation of the route table: '/', '/blog/:id', '/*'. */
const addressesOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    return children ? addressesOf(children, address) : [address || '/'];
  });

/** All others than those of the areas are public. A picture is no screen. */
const screensOf = (area: 'public' | 'dashboard' | 'admin') =>
  addressesOf(routes)
    .filter((address) => !address.startsWith('/share/'))
    .filter((address) => (/^\/(dashboard|admin)\b/.exec(address)?.[1] ?? 'public') === area)
    .map((address) => {
      const { at = address, use } = visits[address] ?? {};
      return { path: at, use };
    });

/** Questions, menu groups, data tables of charts. */
const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const toggle of document.querySelectorAll<HTMLElement>('summary, main button[aria-expanded=false]'))
      toggle.click();
  });

/** Texts that a screen shows as they were typed. */
interface Shown {
  readonly texts?: readonly string[];
  /** Texts of fields with a single line. */
  readonly lines?: readonly string[];
}

/** What must not be in the page. */
const facts = (page: Page) =>
  page.evaluate(() => {
    const markup = (elements: Iterable<Element>) =>
      [...elements].map(({ outerHTML }) => outerHTML.slice(0, 200));
    const loading = document.querySelectorAll(
      'link:not([rel=canonical]), script[src], img, source, iframe, object, embed, form[action]',
    );
    const addressesIn = (element: Element) =>
      ['href', 'src', 'srcset', 'action', 'data'].map((name) => element.getAttribute(name) ?? '');
    const isForeign = (address: string) =>
      /^(\w+:)?\/\//.test(address) && !address.startsWith(location.origin);
    const safe = ['http:', 'https:', 'mailto:', 'tel:'];
    return {
      /** Of other origins, requested or not. */
      foreign: [...loading].flatMap(addressesIn).filter(isForeign),
      injected: markup(
        document.body.querySelectorAll(
          'iframe, object, embed, img[src=x], video, audio, style, base, [onerror], [onload], [onclick], [ontoggle], [onfocus], [onmouseover], [onbegin]',
        ),
      ),
      links: markup([...document.links].filter(({ protocol }) => !safe.includes(protocol))),
      overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    };
  });

/** Wider than the page with an email address of 254 characters. */
const tooWide = ['/dashboard/application', '/admin/mails'];

/** Expects the open screen to show the texts, and nothing forbidden. */
async function judge(page: Page, monitor: PageMonitor, { texts = [], lines = [] }: Shown = {}) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await monitor.settled();
  const wanted = [...texts, ...lines.map((line) => line.replace(/[\r\n]/g, ''))];
  await expect
    .poll(async () => {
      const found = await page.evaluate(() => {
        const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
        return [document.body.textContent, ...[...fields].map(({ value }) => value)].join('\n');
      });
      return wanted.filter((text) => !found.includes(text));
    })
    .toEqual([]);
  const { overflow, ...found } = await facts(page);
  expect(found).toEqual({ foreign: [], injected: [], links: [] });
  const { pathname } = new URL(page.url());
  if (!tooWide.includes(pathname)) expect.soft(overflow, `width of ${pathname}`).toBe(0);
  expect(monitor.findings).toEqual([]);
}

interface RoutedWindow {
  readonly __reactRouterDataRouter: { navigate(to: string): Promise<void> };
}

/** By a link if the page has one, otherwise by the router. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    link?.focus();
    if (link) link.click();
    else void (window as unknown as RoutedWindow).__reactRouterDataRouter.navigate(to);
  }, path);
  // Some screens remove the token behind the #.
  await expect(page).toHaveURL(({ pathname }) => path.startsWith(pathname));
}

/** In the narrow layout. Returns whether there was a menu. */
async function openMenu(page: Page): Promise<boolean> {
  const menu = page.getByRole('button', { name: 'Open the menu' });
  const isVisible = await menu.isVisible();
  if (isVisible) await menu.click();
  return isVisible;
}

const desk = { width: 1280, height: 640 };
const phone = { width: 360, height: 640 };

/** Opens each screen by its address on a desktop and uses it, then navigates to each on a phone with reduced motion, without loading a page. */
async function walk(
  page: Page,
  monitor: PageMonitor,
  from: string,
  list: ReturnType<typeof screensOf>,
  shown: Readonly<Record<string, Shown>> = {},
) {
  const headings = new Map<string, string | null>();
  const heading = () => page.getByRole('heading', { level: 1 }).first().textContent();
  for (const { path, use } of list) {
    await test.step(`opens ${path}`, async () => {
      await page.goto(path);
      await judge(page, monitor, shown[path]);
      headings.set(path, await heading());
      await openEverything(page);
      await use?.(page);
      await judge(page, monitor);
    });
  }
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(from);
  // The menu is the same on all pages.
  await judge(page, monitor);
  if (await openMenu(page)) await press(page, 'Close the menu');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { path } of list) {
    await test.step(`navigates to ${path}`, async () => {
      await follow(page, path);
      await expect.poll(heading).toBe(headings.get(path));
      await openEverything(page);
      await judge(page, monitor, shown[path]);
    });
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

const all = textsForAll();
/** One entry per `line`, which together put every string into each field of a line; the remaining entries are for shorter fields. */
const people = all.slice(0, new Set(all.map(({ line }) => line)).size);

/** In a list and in its details. */
const displayed = (form: ReturnType<typeof hostileForm>) => {
  const { surname, title, employer, postalAddress, position, email, tel, whatsapp } = form;
  return {
    list: [`${title} ${surname} ${surname}`, position, email, tel],
    details: [
      surname,
      employer,
      postalAddress,
      position,
      email,
      tel,
      whatsapp,
      form.marketer_code,
      form.signature,
    ],
    // Dates are shown formatted.
    records: [
      ...form.institutions.flatMap(({ name, from, to, qualification }) => [name, from, to, qualification]),
      ...form.assignments.flatMap((assignment) => Object.values(assignment)),
      ...form.referees.flatMap((referee) => Object.values(referee)),
    ],
  };
};

/** With as many of the texts as possible. */
function formOf(texts: readonly Texts[]) {
  const filled = texts.map((text) => hostileForm(text));
  const [form, second] = filled;
  const [first] = texts;
  if (!form || !second || !first) throw new Error('There are no texts.');
  return {
    ...form,
    tel: first.short,
    whatsapp: first.short,
    institutions: filled.flatMap(({ institutions }, at) =>
      institutions.map((institution) => {
        const short = texts[at]?.short ?? '';
        return { ...institution, from: short, to: short, dateObtained: short };
      }),
    ),
    assignments: filled.flatMap(({ assignments }) => assignments),
    referees: [...form.referees.slice(0, 1), ...second.referees.slice(1)],
  };
}

/** Has typed such texts everywhere. */
async function newHostileMember(page: Page, texts: Texts, mark: string) {
  const { token } = await newMember(page.request, hostileSignUp(texts, mark));
  const profile = hostileProfile(texts);
  const { data: user } = await call<{ data: Session['user'] }>(page.request, '/update-profile.php', {
    token,
    data: profile,
  });
  const form = hostileForm(texts);
  await apply(page.request, token, form);
  const { phone_number, organization, qualification, career_field } = profile;
  const shown: Record<string, Shown> = {
    '/dashboard': { texts: [`Welcome, ${user.name}`] },
    '/dashboard/application': { texts: [form.surname, form.otherNames, form.email] },
    '/dashboard/profile': {
      texts: [user.name, user.email],
      lines: [phone_number, organization, qualification, career_field],
    },
  };
  return { session: { user, token }, form, shown };
}

// About sixty screens in one test, possibly on a busy machine.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });
test.use({ viewport: desk });

test('R-27 and R-30: the monitor reports violations', async ({ page, site }) => {
  const monitor = await monitorPages(page.context(), site.origin);
  await page.goto('/faq');
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
  const { foreign, injected } = await facts(page);
  expect(foreign).toEqual(['http://elsewhere.example/a.png']);
  expect(injected).toHaveLength(3);
});

test('R-27: navigating before a page is rendered causes no error', async ({ page, site }) => {
  const monitor = await monitorPages(page.context(), site.origin);
  await page.goto('/about-us');
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let time = 0; time < 12; time++) {
      const path = ['/events', '/faq', '/contact'][time % 3];
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      while (location.pathname !== path) await frame();
      await frame();
    }
  });
  await judge(page, monitor);
});

test('R-27 and R-30: a visitor visits every public screen and is redirected from all others', async ({
  page,
  site,
}) => {
  const monitor = await monitorPages(page.context(), site.origin);
  monitor.expectedErrors.add('/no/such/page');
  await walk(page, monitor, '/terms', screensOf('public'));
  for (const path of ['/dashboard', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  const areas = [...screensOf('dashboard'), ...screensOf('admin')].map(({ path }) => path);
  const redirects = await page.evaluate(async (paths) => {
    const { __reactRouterDataRouter: router } = window as unknown as RoutedWindow;
    const found: string[] = [];
    for (const path of paths) {
      await router.navigate('/terms');
      await router.navigate(path);
      found.push(location.pathname);
    }
    return found;
  }, areas);
  expect(redirects).toEqual(areas.map(() => '/login'));
  await judge(page, monitor);
  const email = page.getByRole('contentinfo').getByLabel('Email');
  await page.goto('/');
  await email.fill('walk@mail.example');
  await press(page, 'Subscribe');
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  expect(monitor.findings).toEqual([]);
});

test('R-27 and R-30: the page of the API shows a call within the policy', async ({ page, site }) => {
  const monitor = await monitorPages(page.context(), site.origin);
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.getByText('Create an account').click();
  await expect(page.getByText('membership_type')).toBeVisible();
  await monitor.settled();
  expect(monitor.findings).toEqual([]);
});

test('R-27, R-29 and R-30: a member visits every screen of the member area; forty injections in every field are text', async ({
  page,
  site,
}) => {
  const monitor = await monitorPages(page.context(), site.origin);
  for (const [index, texts] of people.entries()) {
    const { session, form, shown } = await newHostileMember(page, texts, `j${index}`);
    await storeSession(page, session);
    if (index === 0) await walk(page, monitor, '/dashboard', screensOf('dashboard'), shown);
    await test.step(`shows the texts of member ${index}`, async () => {
      await page.goto('/dashboard');
      await judge(page, monitor, shown['/dashboard']);
      await follow(page, '/dashboard/application');
      await judge(page, monitor, shown['/dashboard/application']);
      await press(page, /^View Details/);
      await expect(page.getByRole('region', { name: 'Referees' })).toBeVisible();
      await judge(page, monitor, { texts: [...displayed(form).details, ...displayed(form).records] });
      await follow(page, '/dashboard/profile');
      await judge(page, monitor, shown['/dashboard/profile']);
    });
  }
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/login');
  await judge(page, monitor);
});

test('R-29: forty injections are text in the application form', async ({ page, site }) => {
  const monitor = await monitorPages(page.context(), site.origin);
  const session = await newMember(page.request);
  const half = Math.ceil(all.length / 2);
  for (const texts of [all.slice(0, half), all.slice(half)]) {
    const form = formOf(texts);
    await saveDraft(page.request, session.token, form);
    await openAs(page, session, '/dashboard/application?view=form');
    const { surname, employer, whatsapp, tel, email, postalAddress, signature } = form;
    await judge(page, monitor, {
      texts: [postalAddress, ...texts.map(({ paragraph }) => paragraph)],
      lines: [
        surname,
        employer,
        whatsapp,
        tel,
        email,
        signature,
        ...texts.flatMap(({ short, line }) => [short, line]),
      ],
    });
  }
});

test('R-27, R-29 and R-30: an admin visits every screen of the admin area; forty injections in every field are text', async ({
  page,
  site,
}) => {
  const walked = await newMember(page.request, { email: 'walked@mail.example' });
  await apply(page.request, walked.token, formWith({ surname: 'Walked' }));
  const senders: Session[] = [];
  for (const [index, texts] of people.entries())
    senders.push(await newMember(page.request, hostileSignUp(texts, `a${index}`)));
  const forms = all.map((texts) => hostileForm(texts));
  const ids: number[] = [];
  for (const [index, form] of forms.entries())
    ids.push(await apply(page.request, senders[index % senders.length]?.token ?? '', form));
  // Signs in last, because the cookie of the last session gets the pictures of proofs.
  const admin = await adminSession(page.request);
  const marketers = all.map((texts, index) => hostileMarketer(texts, `j${index}`));
  for (const data of marketers)
    await call(page.request, '/admin/add-marketer.php', { token: admin.token, data });

  const monitor = await monitorPages(page.context(), site.origin);
  await storeSession(page, admin);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  await walk(page, monitor, '/admin/dashboard', screensOf('admin'), {
    '/admin/dashboard': { texts: forms.slice(-5).map((form) => displayed(form).list[0] ?? '') },
    '/admin/applications': { texts: forms.flatMap((form) => displayed(form).list) },
    '/admin/marketers': { texts: marketers.flatMap((marketer) => Object.values(marketer)) },
  });
  await test.step('shows them in the details of an application', async () => {
    await page.setViewportSize(desk);
    await page.goto('/admin/applications');
    for (const [index, form] of forms.slice(0, people.length).entries()) {
      await page.locator(`#open-${ids[index]}`).click();
      await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
      await judge(page, monitor, { texts: displayed(form).details });
      await press(page, 'Back to List');
    }
  });
  await test.step('shows them in the dialog to delete a marketer', async () => {
    await follow(page, '/admin/marketers');
    const buttons = page.getByRole('button', { name: 'Delete' });
    for (const [index, { full_name }] of marketers.slice(-people.length).toReversed().entries()) {
      await buttons.nth(index).click();
      const dialog = page.getByRole('alertdialog');
      await expect.poll(() => dialog.getByRole('heading').textContent()).toBe(full_name);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    }
  });
  await press(page, 'Logout');
  await expect(page).toHaveURL('/login');
  await judge(page, monitor);
});
