import { readPosts } from '@imc/api/blog';
import { expect, test } from 'vitest';
import { robots } from './robots.ts';
import { rss } from './rss.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { xmlResponse, xmlText } from './xml.ts';

const publicUrl = 'https://imc.example';
const texts = { title: 'Blog | IMC', description: 'Notes on advice' };
const hostile = ']]></title></item><script>alert(1)</script>&<img src=x onerror=alert(1)>"\u0000\u0008';

const posts = readPosts([
  {
    _id: 'sample-a',
    title: 'Fees & figures',
    author: 'Ngozi Sample',
    date: '2026-11-09',
    _updatedAt: '2026-11-10T08:00:00Z',
    categories: [{ title: 'Practice' }],
  },
  {
    _id: 'sample-hostile',
    title: hostile,
    author: hostile,
    date: '2026-11-01',
    categories: [{ title: hostile }],
    content: [{ _type: 'block', children: [{ text: hostile, marks: [] }] }],
  },
]);

/** All tags are closed in order, and no ampersand or bracket is unescaped. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of xml.matchAll(/<(\/?)([\w:]+)([^<>]*)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!rest.endsWith('/')) open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml.replace(/<\/?[\w:]+[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|apos);)/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML does not allow.
  expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/);
}

test('the sitemap contains the pages, the blog and its posts with full URLs', () => {
  const xml = sitemap(publicUrl, ['/', '/faq'], posts);
  expectWellFormed(xml);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://imc.example/',
    'https://imc.example/faq',
    'https://imc.example/blog',
    'https://imc.example/blog/sample-a',
    'https://imc.example/blog/sample-hostile',
  ]);
  expect(xml).toContain('<lastmod>2026-11-10</lastmod>');
});

test('the feed contains the newest posts, escaped', () => {
  const xml = rss(publicUrl, texts, posts);
  expectWellFormed(xml);
  expect(xml).toContain('<title>Fees &amp; figures</title>');
  expect(xml).toContain('<link>https://imc.example/blog/sample-a</link>');
  expect(xml).toContain('<pubDate>Mon, 09 Nov 2026 00:00:00 GMT</pubDate>');
  expect(xml).toContain('<dc:creator>Ngozi Sample</dc:creator>');
  expect(xml).not.toMatch(/<(script|img|svg|iframe)/i);
  const many = readPosts(Array.from({ length: 50 }, (_, index) => ({ _id: `p${index}` })));
  expect(rss(publicUrl, texts, many).match(/<item>/g)).toHaveLength(20);
});

test('robots.txt has the sitemap and does not disallow pages, so that crawlers can read their noindex', () => {
  expect(robots(publicUrl)).toContain('Sitemap: https://imc.example/sitemap.xml');
  expect(robots(publicUrl).match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/', 'Disallow: /uploads/']);
});

test('security.txt names the mailbox, and expires within a year', () => {
  const text = securityTxt(publicUrl, 'committee@imc.example', new Date('2026-11-27T12:00:00Z'));
  expect(text.split('\n')).toEqual([
    'Contact: mailto:committee@imc.example',
    'Expires: 2027-05-26T12:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://imc.example/.well-known/security.txt',
    '',
  ]);
});

test('XML is cached for five minutes and contains no invalid characters', async () => {
  const response = xmlResponse('<a/>', 'application/xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await response.text()).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
  expect(xmlText('a\u0000\u0008b\uFFFE<&>"\'\uD800')).toBe('ab&lt;&amp;&gt;&quot;&apos;\uFFFD');
});
