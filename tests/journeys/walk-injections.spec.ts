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
import { apply, call, enter, newMember, type Session, sessionOf } from './api-setup.ts';
import { expect, test } from './journey.ts';
import { type Watch, watchOver } from './page-monitor.ts';

test.use({ actionTimeout: 10_000, trace: 'off' });

const all = textsForAll();
/** The first of them put every string into every field of a line; the others are for fields that hold less. */
const people = all.slice(0, new Set(all.map(({ line }) => line)).size);

/** The words of the page, and what its fields hold. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return [document.body.textContent, ...fields.map(({ value }) => value)].join('\n');
  });

/** A field of one line has no line breaks. */
const asOneLine = (text: string) => text.replace(/[\r\n]/g, '');

/** The texts are all shown as they were typed, and did nothing: no script, no element, no address. */
async function expectWords(
  page: Page,
  watch: Watch,
  texts: readonly string[],
  oneLine: readonly string[] = [],
) {
  await expect
    .poll(async () => {
      const words = await wordsOf(page);
      return [...texts, ...oneLine.map(asOneLine)].filter((text) => !words.includes(text));
    })
    .toEqual([]);
  await watch.settled();
  const made = await page.evaluate(() => {
    const elements = document.body.querySelectorAll(
      'iframe, object, embed, img[src=x], video, audio, style, base, [onerror], [onload], [onclick], [ontoggle], [onfocus], [onmouseover], [onbegin]',
    );
    const links = [...document.links].filter(
      ({ protocol }) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol),
    );
    return [...elements, ...links].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  expect(made).toEqual([]);
  expect(watch.findings).toEqual([]);
}

const shownInList = ({
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

/** What the records of a form hold, but for dates, which are written as days. */
const shownOfRecords = ({ institutions, assignments, referees }: ReturnType<typeof hostileForm>) => [
  ...institutions.flatMap(({ name, from, to, qualification }) => [name, from, to, qualification]),
  ...assignments.flatMap((assignment) => Object.values(assignment)),
  ...referees.flatMap((referee) => Object.values(referee)),
];

test('line 29: forty strings in every field of members are words on the screens of members', async ({
  page,
}) => {
  const watch = await watchOver(page.context());
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

    await enter(page, { user, token });
    await page.goto('/dashboard');
    await expectWords(page, watch, [`Welcome, ${user.name}`]);
    await goTo('Application');
    await expectWords(page, watch, [form.surname, form.otherNames, form.email]);
    await page.getByRole('button', { name: /^View Details/ }).click();
    await expect(page.getByRole('region', { name: 'Referees' })).toBeVisible();
    await expectWords(page, watch, [
      ...shownInList(form).details,
      form.marketer_code,
      form.signature,
      ...shownOfRecords(form),
    ]);
    await goTo('Profile');
    const { phone_number, organization, qualification, career_field } = profile;
    const fields = [phone_number, organization, qualification, career_field];
    await expectWords(page, watch, [user.name, user.email], fields);
  }
});

/** A draft that holds as many of the texts as it has places. */
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

test('line 29: and in the form of an application', async ({ page }) => {
  const watch = await watchOver(page.context());
  const session = await newMember(page.request, {
    name: 'Form Sample',
    email: 'form.injections@mail.example',
  });
  const { token } = session;
  await page.goto('/login');
  await enter(page, session);
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
    await expectWords(
      page,
      watch,
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

test('line 29: and in every field of applications and marketers, on the screens of admins', async ({
  page,
}) => {
  const admin = await sessionOf(page.request, adminEmail, adminPassword);
  const picture = await photograph({ width: 60, height: 40 });
  // A member may send twenty pictures a day.
  const senders = [
    await newMember(page.request, { name: 'First Sample', email: 'first.injections@mail.example' }),
    await newMember(page.request, { name: 'Second Sample', email: 'second.injections@mail.example' }),
  ];
  const forms = all.map((texts) => hostileForm(texts));
  const ids: number[] = [];
  for (const [index, form] of forms.entries()) {
    const { token } = senders[index % 2] as Session;
    ids.push((await apply(page.request, token, form, picture)).application_id);
  }
  const marketers = all.map((texts, index) => hostileMarketer(texts, `j${index}`));
  for (const data of marketers)
    await call(page.request, '/admin/add-marketer.php', { token: admin.token, data });

  const watch = await watchOver(page.context());
  try {
    await page.goto('/login');
    await enter(page, admin);
    await test.step('the dashboard', async () => {
      await page.goto('/admin/dashboard');
      const newest = forms.slice(-5).map((form) => shownInList(form).list[0] ?? '');
      await expectWords(page, watch, newest);
    });
    await test.step('the list of applications, and each of them', async () => {
      await page.goto('/admin/applications');
      await expectWords(
        page,
        watch,
        forms.flatMap((form) => shownInList(form).list),
      );
      for (const [index, form] of forms.slice(0, people.length).entries()) {
        await page.locator(`#open-${ids[index]}`).click();
        await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
        await expectWords(page, watch, shownInList(form).details);
        await page.getByRole('tab', { name: 'Additional Information' }).click();
        await expectWords(page, watch, [form.marketer_code]);
        await page.getByRole('button', { name: 'Back to List' }).click();
      }
    });
    await test.step('the marketers, and the question before one is deleted', async () => {
      await page.goto('/admin/marketers');
      await expectWords(
        page,
        watch,
        marketers.flatMap((marketer) => Object.values(marketer)),
      );
      const presses = page.getByRole('button', { name: 'Delete' });
      for (const [index, { full_name }] of marketers.slice(-people.length).toReversed().entries()) {
        await presses.nth(index).click();
        const question = page.getByRole('alertdialog');
        await expect.poll(() => question.getByRole('heading').textContent()).toBe(full_name);
        await question.getByRole('button', { name: 'Cancel' }).click();
      }
    });
  } finally {
    // Other journeys find the lists as short as they were.
    const { marketers: rows } = await call<{ marketers: { id: number; email: string }[] }>(
      page.request,
      '/admin/marketers.php',
      { token: admin.token },
    );
    for (const { id } of rows.filter(({ email }) => marketers.some((one) => one.email === email)))
      await call(page.request, `/admin/delete-marketer.php?id=${id}`, {
        token: admin.token,
        method: 'DELETE',
      });
  }
});
