// Must be imported before React.
import { takeRenders } from '@imc/ui/contract-tests/record-renders';
import { Page } from '@imc/ui/contract-tests/test-page';
import '@imc/ui/styles.css';
import { ApiClientProvider, createApiClient, type User } from '@imc/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NewApplication } from './new-application.tsx';

// Counts renders while the complete form saves itself. For the form alone, see application-form.browser.tsx in ui/membership.

const user = {
  id: 7,
  name: 'Ada Obi',
  email: 'ada@mail.example',
  phone_number: '+234 800 000 0007',
  membership_type: 'Graduate',
} as User;
const draft = {
  ...{ application_id: 7, reference: 'IMC-APP-0007' },
  ...{ data: {}, saved_at: null, revision: 0, proof: null },
};
const opened = { draft, stored: draft, isUnsaved: false };
const client = createApiClient({
  baseUrl: '/api',
  fetch: async () => Response.json({ status: 'success', saved_at: '2026-05-06T09:12:00.000Z', revision: 1 }),
});

let root: Root;

beforeEach(async () => {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <ApiClientProvider value={client}>
      <QueryClientProvider client={new QueryClient()}>
        <Page>
          <NewApplication user={user} opened={opened} onSubmitted={() => {}} onLeave={() => {}} />
        </Page>
      </QueryClientProvider>
    </ApiClientProvider>,
  );
  await expect.element(surname()).toBeVisible();
  // Wait until the title field is a combobox, which should not count as typing.
  await expect.poll(() => document.querySelector('input[list]')).toBeNull();
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

const surname = () => page.getByLabelText('Surname');

/** Types twelve letters one by one. The draft is not saved until the test advances time. */
async function type(): Promise<void> {
  await userEvent.click(surname());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  takeRenders();
  await userEvent.keyboard('Chukwuemekan');
}

test('typing a surname renders only its own field', async () => {
  await type();
  const renders = takeRenders();
  await expect.element(surname()).toHaveValue('Chukwuemekan');
  expect(renders.filter(({ field }) => field !== 'surname')).toEqual([]);
});

test('saving the draft renders only the save status', async () => {
  await type();
  takeRenders();
  await vi.runOnlyPendingTimersAsync();
  await expect.element(page.getByText(/^Saved /)).toBeVisible();
  const components = new Set(takeRenders().map(({ component }) => component));
  expect(components).toContain('SaveState');
  for (const component of ['TextField', 'ApplicationForm', 'NewApplication'])
    expect(components).not.toContain(component);
});
