import { type MailTemplate, mailTemplates } from '@imc/api/contract';
import { describe, expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.tsx';
import { sampleMails, site } from './sample-mails.ts';

const name = 'Amaka Sample';
const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>\r\nBcc: thief@mail.example`;

/** Whatever somebody typed attacks. */
const data: typeof sampleMails = {
  ...sampleMails,
  'payment-confirmed': { ...sampleMails['payment-confirmed'], receipt: attack },
  'payment-queried': { applicationId: 302, question: attack },
  'payment-taken-back': { ...sampleMails['payment-taken-back'], receipt: attack },
  'information-asked': { ...sampleMails['information-asked'], sections: [attack], question: attack },
  'new-sign-in': { ...sampleMails['new-sign-in'], browser: attack },
  'newsletter-post': { ...sampleMails['newsletter-post'], excerpt: attack },
};

/** Texts that both the HTML and the text of each mail must contain. */
const facts: Record<MailTemplate, readonly string[]> = {
  welcome: [
    'Associate Member (AIMC)',
    `${site}/dashboard/application`,
    `${site}/confirm-address#kHg4Wc0vJ1mY`,
  ],
  'application-received': [
    'IMC-APP-302',
    '23 November 2026 at 00:30 (Lagos time)',
    `${site}/dashboard/application`,
  ],
  decision: ['IMC-APP-302', 'Fellow (FIMC)', 'Approved', `${site}/dashboard`],
  'payment-confirmed': ['IMC-APP-302', 'Application fee', '₦25,000', `${site}/dashboard/payments`],
  'payment-queried': ['IMC-APP-302', `${site}/dashboard/payments`],
  'payment-taken-back': ['IMC-APP-302', '₦5,000', 'IMC-C-2026-00004', `${site}/dashboard/payments`],
  'admission-due': ['IMC-APP-302', 'Associate Member (AIMC)', '₦25,000', `${site}/dashboard/payments`],
  'information-asked': ['IMC-APP-302', 'Friday, 4 December 2026', `${site}/dashboard/application`],
  'address-confirm': [`${site}/confirm-address#kHg4Wc0vJ1mY`, '7'],
  'address-change': [`${site}/confirm-address#kHg4Wc0vJ1mY`, '7'],
  'address-stop': [`${site}/stop-address-change#kHg4Wc0vJ1mY`, '7'],
  'password-reset': [`${site}/reset-password#kHg4Wc0vJ1mY`, '60'],
  'password-changed': ['23 November 2026 at 00:30 (Lagos time)', `${site}/forgot-password`],
  'account-changed': ['blocked your account', '23 November 2026 at 00:30 (Lagos time)', `${site}/contact`],
  'new-sign-in': ['Unknown', `${site}/forgot-password`],
  'newsletter-confirm': [`${site}/newsletter/confirm#kHg4Wc0vJ1mY`, '30'],
  'newsletter-post': [`${site}/blog/sample-referees`, `${site}/newsletter/leave#kHg4Wc0vJ1mY`],
  'staff-digest': [
    'Saturday, 14 November 2026',
    '12 applications await a decision',
    `${site}/admin/applications?status=pending`,
    '1 email could not be sent',
    `${site}/admin/mails?state=failed`,
  ],
};

const contentOf = (template: MailTemplate) => ({ template, data: data[template] }) as MailContent;
const write = (template: MailTemplate, reader = name) =>
  renderMail(contentOf(template), { name: reader, site });

describe('every mail', () => {
  test('NEWS-14: says where answers go, which is where Reply-To leads', async () => {
    for (const template of mailTemplates)
      expect
        .soft((await write(template)).text.replaceAll('\n', ' '), template)
        .toContain('Replies go to the Membership Committee.');
  });

  test('contains its facts in the HTML and in the text', async () => {
    for (const template of mailTemplates) {
      const { html, text, subject } = await write(template);
      expect.soft(subject, template).toMatch(/^[A-Z][\w ’:-]{10,70}$/);
      const expected = [`Dear ${name},`, 'The Membership Office', ...facts[template]];
      expect
        .soft(
          expected.filter((fact) => !html.includes(fact) || !text.includes(fact)),
          template,
        )
        .toEqual([]);
    }
  });

  test('has one link in the HTML, a second one to leave a newsletter and to apply, and one for each thing that waits, each on a line of its own in the text', async () => {
    const more: Partial<Record<MailTemplate, number>> = {
      welcome: 1,
      'newsletter-post': 1,
      'staff-digest': 2,
    };
    for (const template of mailTemplates) {
      const { html, text } = await write(template);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
      expect.soft(links, template).toHaveLength(1 + (more[template] ?? 0));
      expect.soft(text.split('\n'), template).toEqual(expect.arrayContaining(links));
      for (const link of links) expect.soft(link, template).toMatch(/^https:\/\/institute\.example\//);
    }
  });

  test('contains no script, picture or style sheet from elsewhere, and no element that somebody typed', async () => {
    for (const template of mailTemplates) {
      const { html, text } = await write(template, attack);
      expect.soft(html, template).not.toMatch(/<(script|img|iframe|object|form|input|svg|link)\b/i);
      expect.soft(html, template).not.toMatch(/<[^>]*\bsrc=|@import|url\(/i);
      expect.soft(text, template).toContain('Dear Sir or Madam,');
    }
  });

  test('has lines of at most 76 characters in the text, except URLs', async () => {
    for (const template of mailTemplates) {
      const { text } = await write(template);
      const long = text.split('\n').filter((line) => line.length > 76 && !line.includes('https://'));
      expect.soft(long, template).toEqual([]);
      expect.soft(text, template).not.toMatch(/\n{3}|[\r\t]/);
      expect.soft(text.endsWith('\n'), template).toBe(true);
    }
  });

  test('stays far below the size at which mail programs cut it (102 KB)', async () => {
    for (const template of mailTemplates)
      expect.soft((await write(template)).html.length, template).toBeLessThan(20_000);
  });
});

describe('the greeting', () => {
  const greeted = async (reader: string) =>
    (await write('welcome', reader)).text.split('\n').find((line) => line.startsWith('Dear'));

  test.each([name, 'Dr. Ọlá Adéyẹmí-O’Neil', "A. D'Souza"])('names %j', async (reader) => {
    expect(await greeted(reader)).toBe(`Dear ${reader},`);
  });

  test.each(['Win at evil.example', 'https://evil.example', 'a@b', ' ', `${'Prize '.repeat(30)}`])(
    'does not include a message typed as a name: %j',
    async (reader) => {
      expect(await greeted(reader)).toBe('Dear Sir or Madam,');
    },
  );
});

test.each([
  ['approved', 'Your application is approved: IMC-APP-302', 'Approved'],
  ['rejected', 'The decision on your application: IMC-APP-302', 'Rejected'],
  ['pending', 'Your application is being reviewed again: IMC-APP-302', 'Pending'],
] as const)('a decision of %j has its own subject and text', async (status, subject, result) => {
  const mail = await renderMail(
    { template: 'decision', data: { applicationId: 302, grade: null, status, reason: null } },
    { name, site },
  );
  expect(mail.subject).toBe(subject);
  expect(mail.text).toMatch(new RegExp(`Status +${result}\n`));
  expect(mail.text).not.toContain('Grade');
});

test('facts that are not known are left out', async () => {
  const { text, html } = await renderMail(
    {
      template: 'payment-confirmed',
      data: { applicationId: 302, fee: 'application', amount: null, receipt: null },
    },
    { name, site },
  );
  for (const part of [text, html]) expect(part).not.toMatch(/Amount|Receipt\b|null/);
});

test('a browser is named only if its name is plain', async () => {
  const browserIn = async (browser: string | null) =>
    /Browser +(.*)/.exec(
      (
        await renderMail(
          { template: 'new-sign-in', data: { signedInAt: '2026-11-22T23:30:00.000Z', browser } },
          { name, site },
        )
      ).text,
    )?.[1];
  expect(await browserIn('Firefox 130 on Windows')).toBe('Firefox 130 on Windows');
  expect(await browserIn('https://evil.example')).toBe('Unknown');
  expect(await browserIn(null)).toBe('Unknown');
});
