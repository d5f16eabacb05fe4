import type { Page } from '@playwright/test';
import {
  hostileForm,
  hostileMarketer,
  hostileProfile,
  hostileSignUp,
  type Texts,
  textsForAll,
} from '../contract/hostile-people.ts';
import { photograph } from '../pictures/photograph.ts';
import { adminEmail, adminPassword } from './accounts.ts';
import { apply, call, newMember, type Session, sessionOf, storeSession } from './api-setup.ts';
import { emailOf, expect, test } from './journey.ts';
import { monitorPages, type PageMonitor } from './page-monitor.ts';

test.use({ actionTimeout: 10_000, trace: 'off' });

const all = textsForAll();
/** One entry per `line`, which together put every string into each field of a line; the remaining entries are for shorter fields. */
const people = all.slice(0, new Set(all.map(({ line }) => line)).size);

/** Returns the text of the page and the values of its fields. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return [document.body.textContent, ...fields.map(({ value }) => value)].join('\n');
  });

/** Removes line breaks, as a single-line field does. */
const toSingleLine = (text: string) => text.replace(/[\r\n]/g, '');

/** Expects the texts to be shown as typed, without any effect: no scripts, elements or links. */
async function expectTexts(
  page: Page,
  monitor: PageMonitor,
  texts: readonly string[],
  singleLine: readonly string[] = [],
) {
  await expect
    .poll(async () => {
      const pageTexts = await textsOf(page);
      return [...texts, ...singleLine.map(toSingleLine)].filter((text) => !pageTexts.includes(text));
    })
    .toEqual([]);
  await monitor.settled();
  const injected = await page.evaluate(() => {
    const elements = document.body.querySelectorAll(
      'iframe, object, embed, img[src=x], video, audio, style, base, [onerror], [onload], [onclick], [ontoggle], [onfocus], [onmouseover], [onbegin]',
    );
    const links = [...document.links].filter(
      ({ protocol }) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol),
    );
    return [...elements, ...links].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  expect(injected).toEqual([]);
  expect(monitor.findings).toEqual([]);
}

const displayed = ({
  surname,
  title,
  employer,
  postalAddress,
  position,
  email,
  tel,
  whatsapp,
}: ReturnType<typeof hostileForm>) => ({
  list: [`${title} ${surname} ${surname}`, position, email, tel],
  details: [surname, employer, postalAddress, position, email, tel, whatsapp],
});

/** Returns the texts of a form's records, without dates, which are shown formatted. */
const textsOfRecords = ({ institutions, assignments, referees }: ReturnType<typeof hostileForm>) => [
  ...institutions.flatMap(({ name, from, to, qualification }) => [name, from, to, qualification]),
  ...assignments.flatMap((assignment) => Object.values(assignment)),
  ...referees.flatMap((referee) => Object.values(referee)),
];

test('R-29: forty strings in every field of members are shown as text on the screens of members', async ({
  page,
}) => {
  const monitor = await monitorPages(page.context());
  await page.goto('/login');
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).click();
  for (const [index, texts] of people.entries()) {
    const { token } = await newMember(page.request, hostileSignUp(texts, `j${index}`));
    const profile = hostileProfile(texts);
    const { data: user } = await call<{ data: Session['user'] }>(page.request, '/update-profile.php', {
      token,
      data: profile,
    });
    const form = hostileForm(texts);
    await apply(page.request, token, form, await photograph({ width: 60, height: 40 }));

    await storeSession(page, { user, token });
    await page.goto('/dashboard');
    await expectTexts(page, monitor, [`Welcome, ${user.name}`]);
    await goTo('Application');
    await expectTexts(page, monitor, [form.surname, form.otherNames, form.email]);
    await page.getByRole('button', { name: /^View Details/ }).click();
    await expect(page.getByRole('region', { name: 'Referees' })).toBeVisible();
    await expectTexts(page, monitor, [
      ...displayed(form).details,
      form.marketer_code,
      form.signature,
      ...textsOfRecords(form),
    ]);
    await goTo('Profile');
    const { phone_number, organization, qualification, career_field } = profile;
    const fields = [phone_number, organization, qualification, career_field];
    await expectTexts(page, monitor, [user.name, user.email], fields);
  }
});

/** Returns a draft with as many of the texts as possible. */
function draftOf(texts: readonly Texts[]) {
  const [first] = texts;
  if (!first) throw new Error('no texts');
  const form = hostileForm(first);
  const filled = (at: number) => hostileForm(texts[at] ?? first);
  return {
    ...form,
    tel: first.short,
    whatsapp: first.short,
    institutions: texts.map(({ short }, at) => ({
      ...filled(at).institutions[0],
      from: short,
      to: short,
      dateObtained: short,
    })),
    assignments: texts.map((_, at) => filled(at).assignments[0]),
    referees: [0, 1].map((at) => filled(at).referees[at]),
  };
}

test('R-29: the strings are shown as text in the application form', async ({ page }) => {
  const monitor = await monitorPages(page.context());
  const session = await newMember(page.request, {
    name: 'Form Sample',
    email: emailOf('form.injections'),
  });
  const { token } = session;
  await page.goto('/login');
  await storeSession(page, session);
  const half = Math.ceil(all.length / 2);
  for (const texts of [all.slice(0, half), all.slice(half)]) {
    const { draft } = await call<{ draft: { application_id: number } }>(
      page.request,
      '/open-application-draft.php',
      {
        token,
        method: 'POST',
      },
    );
    const form = draftOf(texts);
    await call(page.request, '/save-application-draft.php', {
      token,
      data: { application_id: draft.application_id, data: form },
    });
    await page.goto('/dashboard/application?view=form');
    const { surname, employer, whatsapp, tel, email, postalAddress, signature } = form;
    await expectTexts(
      page,
      monitor,
      [postalAddress, ...texts.map(({ paragraph }) => paragraph)],
      [
        surname,
        employer,
        whatsapp,
        tel,
        email,
        signature,
        ...texts.flatMap(({ short, line }) => [short, line]),
      ],
    );
  }
});

test('R-29: the strings are shown as text in every field of applications and marketers on the screens of admins', async ({
  page,
}) => {
  const picture = await photograph({ width: 60, height: 40 });
  // A member may upload twenty pictures per day.
  const senders = [
    await newMember(page.request, { name: 'First Sample', email: emailOf('first.injections') }),
    await newMember(page.request, { name: 'Second Sample', email: emailOf('second.injections') }),
  ];
  const forms = all.map((texts) => hostileForm(texts));
  const ids: number[] = [];
  for (const [index, form] of forms.entries()) {
    const { token } = senders[index % 2] as Session;
    ids.push((await apply(page.request, token, form, picture)).application_id);
  }
  // Signs in last, because pictures of proofs are sent to the session of the cookie.
  const admin = await sessionOf(page.request, adminEmail, adminPassword);
  const marketers = all.map((texts, index) => hostileMarketer(texts, `j${index}`));
  for (const data of marketers)
    await call(page.request, '/admin/add-marketer.php', { token: admin.token, data });

  const monitor = await monitorPages(page.context());
  try {
    await page.goto('/login');
    await storeSession(page, admin);
    await test.step('shows them on the dashboard', async () => {
      await page.goto('/admin/dashboard');
      const newest = forms.slice(-5).map((form) => displayed(form).list[0] ?? '');
      await expectTexts(page, monitor, newest);
    });
    await test.step('shows them in the list of applications and in the details', async () => {
      await page.goto('/admin/applications');
      await expectTexts(
        page,
        monitor,
        forms.flatMap((form) => displayed(form).list),
      );
      for (const [index, form] of forms.slice(0, people.length).entries()) {
        await page.locator(`#open-${ids[index]}`).click();
        await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
        await expectTexts(page, monitor, [...displayed(form).details, form.marketer_code]);
        await page.getByRole('button', { name: 'Back to List' }).click();
      }
    });
    await test.step('shows them in the list of marketers and in the dialog to delete one', async () => {
      await page.goto('/admin/marketers');
      await expectTexts(
        page,
        monitor,
        marketers.flatMap((marketer) => Object.values(marketer)),
      );
      const buttons = page.getByRole('button', { name: 'Delete' });
      for (const [index, { full_name }] of marketers.slice(-people.length).toReversed().entries()) {
        await buttons.nth(index).click();
        const dialog = page.getByRole('alertdialog');
        await expect.poll(() => dialog.getByRole('heading').textContent()).toBe(full_name);
        await dialog.getByRole('button', { name: 'Cancel' }).click();
      }
    });
  } finally {
    // Removes the marketers, so that other journeys find short lists.
    const { marketers: rows } = await call<{ marketers: { id: number; email: string }[] }>(
      page.request,
      '/admin/marketers.php',
      { token: admin.token },
    );
    for (const { id } of rows.filter(({ email }) => marketers.some((marketer) => marketer.email === email)))
      await call(page.request, `/admin/delete-marketer.php?id=${id}`, {
        token: admin.token,
        method: 'DELETE',
      });
  }
});
