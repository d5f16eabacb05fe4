/** Forty strings that would run a script or break out of their context if a page did not escape them. All call `alert`. */
export const injections: readonly string[] = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</ScRiPt><ScRiPt>alert(1)</sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<script/x>alert(1)</script/x>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">press</a>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://imc.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:alert(1)',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '</style><style>@import "javascript:alert(1)"</style>',
  '--><script>alert(1)</script><!--',
  ']]><script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the literal text is intended.
  '${alert(1)}{{constructor.constructor("alert(1)")()}}\u2028alert(1)\u2029',
];

/** Every injection in every field. */
export const hostilePost = {
  _id: 'sample-hostile',
  _type: 'blog',
  title: injections.join(' '),
  author: injections.slice(0, 8).join(' '),
  date: '2026-11-01<script>alert(1)</script>',
  categories: injections.map((title, index) => ({ _key: String(index), title })),
  image: {
    alt: injections.join(' '),
    asset: { url: 'data:image/svg+xml,<svg onload="alert(1)"/>', width: '<b>' },
  },
  content: [
    ...injections.flatMap((text, index) => [
      {
        _type: 'block',
        _key: text,
        style: text,
        children: [
          { _type: 'span', _key: text, text, marks: ['strong', `link-${index}`, text] },
          { _type: text, _key: 'other', text, marks: null },
        ],
        markDefs: [
          { _type: 'link', _key: `link-${index}`, url: text, href: text, target: text },
          { _type: text, _key: text, url: text },
        ],
      },
      { _type: 'image', _key: `image-${index}`, alt: text, asset: { url: text, srcSet: text } },
      { _type: text, html: text, children: text },
    ]),
    { _type: 'subtitle', subtitle: injections.join(' ') },
    { _type: 'list', listItems: [...injections, { text: injections[0] }, null] },
    { _type: 'html', html: injections.join('') },
  ],
} as const;

/** 20,000 words. */
export const longPost = {
  _id: 'sample-long',
  _type: 'blog',
  title:
    'On the responsibilities of management consultants to the small and medium enterprises of the Niger Delta and beyond',
  author: 'Oluwaseun Adébáyọ̀-Okechukwu Sample of the South-South Chapter',
  date: '2026-10-01',
  categories: [{ title: 'Practice' }],
  content: Array.from({ length: 400 }, (_, index) =>
    index % 20 === 0
      ? { _type: 'subtitle', _key: String(index), subtitle: `Part ${index / 20 + 1}` }
      : {
          _type: 'block',
          _key: String(index),
          style: 'normal',
          markDefs: [],
          children: [
            {
              _type: 'span',
              _key: 'a',
              marks: [],
              text: 'Write down what was assumed and what was found. '.repeat(6),
            },
          ],
        },
  ),
} as const;

/** Only a title. */
export const barePost = { _id: 'sample-bare', _type: 'blog', title: 'A title and nothing else' } as const;
