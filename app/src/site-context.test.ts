import type { SiteServices } from '@imc/api/blog';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext, siteServices } from './site-context.ts';

test('loaders are handed the services of the server', async () => {
  const services = {} as SiteServices;
  const context = new RouterContextProvider();
  context.set(siteContext, services);
  expect(await siteServices(context)).toBe(services);
});

test('where no server of ours renders, they read over the network', async () => {
  const { publicUrl } = await siteServices(new RouterContextProvider());
  expect(publicUrl).toBe('http://127.0.0.1:3000');
});
