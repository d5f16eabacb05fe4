import type { SiteServices } from '@imc/api/blog';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext, siteServices } from './site-context.ts';

test('loaders receive the services of the server', async () => {
  const services = {} as SiteServices;
  const context = new RouterContextProvider();
  context.set(siteContext, services);
  expect(await siteServices(context)).toBe(services);
});

test('loaders read over the network when the site’s own server does not render the page', async () => {
  const { publicUrl } = await siteServices(new RouterContextProvider());
  expect(publicUrl).toBe('http://127.0.0.1:3000');
});
