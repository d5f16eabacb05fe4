import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { commonHeaders } from './plugins/security-headers.ts';

const style = `:root{color-scheme:light dark}body{margin:0;background:light-dark(#f4f2ec,#0a1222);color:light-dark(#0c1b33,#eef1f7);font:1.125rem/1.6 system-ui,sans-serif}
body>*{padding:1rem max(1.25rem,50% - 22rem)}header{background:#0a2b66;color:#fff;line-height:1.2}header,h1{font-family:Georgia,serif}h1{margin:2rem 0 1rem;font-size:2.25rem;font-weight:400;line-height:1.15}
a{color:light-dark(#0f3b8a,#a9c4f5)}header a{display:flex;gap:.75rem;align-items:center;color:inherit;text-decoration:none}p>a{display:inline-block;margin-inline-end:1.5rem;padding-block:.625rem}p>a:first-child{padding-inline:1.25rem;border-radius:3px;background:#d3a85a;color:#0c1b33;font-weight:600;text-decoration:none}`;

/** Of the site's icon. */
const mark =
  '<svg width="40" height="40" viewBox="5 5 54 54" fill="#0a2b66" stroke="#0a2b66"><circle cx="32" cy="32" r="26" fill="#d3a85a"/><circle cx="32" cy="32" r="21.5" fill="none" stroke-width="1.5"/><path fill="none" stroke-width="3.5" d="m32 15 17 17-17 17-17-17z"/><path d="m32 25 7 7-7 7-7-7z"/></svg>';

const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `${commonHeaders['content-security-policy']}; style-src 'sha256-${styleHash}'`;

export interface Notice {
  readonly title: string;
  readonly text?: string;
  /** Labels by address. The empty address is the page itself. */
  readonly links?: Readonly<Record<string, string>>;
}

/** Sends a page that needs no file of the site, in its colours. */
export function sendNotice(
  reply: FastifyReply,
  status: number,
  { title, text, links = {} }: Notice,
): FastifyReply {
  const ways = Object.entries(links).map(([href, label]) => `<a href="${href}">${label}</a>`);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>
<body><header><a href="/">${mark}Institute of<br>Management Consultants</a></header>
<main><h1>${title}</h1>${text ? `<p>${text}</p>` : ''}<p>${ways.join('')}</p></main></html>`);
}
