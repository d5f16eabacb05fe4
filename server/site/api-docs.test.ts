import { expect, test } from 'vitest';
import { startTestServer } from '../testing/test-app.ts';

test('R-27, R-30: the page of the API loads its script and style from here, under the policy of every page', async () => {
  const server = await startTestServer();
  try {
    const page = await server.app.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+;.*style-src 'self' 'sha256-[^;]+;/);
    expect(policy).not.toMatch(/https:|unsafe-eval|(script|style)-src [^;]*unsafe/);
    const links = [...page.body.matchAll(/(?:src|href|url:) ?[=:]? ?["']([^"']+)/g)].map(
      ([, link = '']) => link,
    );
    expect(links).toHaveLength(4);
    for (const link of links) {
      const answer = await server.app.inject({ url: link, headers: { 'accept-encoding': 'br' } });
      expect([link, answer.statusCode]).toEqual([link, 200]);
    }
  } finally {
    await server.close();
  }
});
