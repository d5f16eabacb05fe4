import { pictureOf, readPost } from '@imc/api/blog';
import { barePost, hostilePost, injections, longPost } from '@imc/mocks/blog/hostile';
import { BlogPostScreen } from '@imc/screens/public/blog-post/blog-post-screen';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

function htmlOf(answer: unknown): string {
  const post = readPost(answer);
  if (!post) throw new Error('no post');
  const screen = createElement(BlogPostScreen, {
    post,
    picture: post.image && pictureOf(post.image, 320, 1600),
    recent: injections.map((text) => ({ id: text, title: text, thumbnail: post.image?.url })),
  });
  return renderToString(createElement(StaticRouter, { location: '/blog/one' }, screen));
}

const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', attributes = '']) => ({
      name: name.toLowerCase(),
      attributes: [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => ({
        key: key.toLowerCase(),
        value,
      })),
    }),
  );

test('R-29: forty strings in every field of a post are rendered as text', () => {
  expect(new Set(injections).size).toBe(40);
  const html = htmlOf(hostilePost);
  const tags = tagsOf(html);
  // Every angle bracket outside our own tags is escaped.
  expect(html.match(/<[a-z]/gi)).toHaveLength(tags.length);
  const names = new Set(tags.map(({ name }) => name));
  for (const name of [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'video',
    'audio',
    'source',
    'details',
    'body',
    'animate',
  ])
    expect(names, name).not.toContain(name);
  for (const { name, attributes } of tags) {
    for (const { key, value } of attributes) {
      expect(key, name).not.toMatch(/^on|^srcdoc$/);
      if (key === 'href') expect(value).toMatch(/^(\/blog|\/$|#|https?:\/\/|mailto:|tel:)/);
      if (key === 'src' || key === 'srcset') expect(value).toMatch(/^data:image\//);
    }
  }
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('links only use http, https, mailto and tel', () => {
  const linked = (url: string) =>
    htmlOf({
      _id: 'a',
      content: [
        {
          _type: 'block',
          children: [{ text: 'Press', marks: ['l'] }],
          markDefs: [{ _key: 'l', url }],
        },
      ],
    });
  for (const url of [
    'http://imc.example',
    'https://imc.example',
    'mailto:a@imc.example',
    'tel:+2348000000101',
  ])
    expect(linked(url)).toContain(`href="${url}"`);
  for (const url of ['ftp://imc.example', '/dashboard', '//imc.example', 'file:///etc/passwd', ...injections])
    expect(linked(url), url).not.toMatch(/<a [^>]*>Press/);
});

test('a post without picture, author, date and text shows its title', () => {
  const html = htmlOf(barePost);
  expect(html).toContain('A title and nothing else</h1>');
  expect(html).not.toMatch(/Posted|undefined|null|Invalid/);
});

test('20,000 words are rendered', () => {
  expect(htmlOf(longPost).match(/<p/g)?.length).toBeGreaterThan(350);
});
