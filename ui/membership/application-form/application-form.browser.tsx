// Must be imported first: it has to run before React loads.
import { takeRenders } from '../../contract-tests/record-renders.ts';
import '../../styles/index.css';
import { Profiler, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  applicationDraftLabels,
  applicationFormLabels,
  sampleAccount,
  sampleAmount,
  sampleDay,
  sampleFees,
  sampleRequirements,
} from '../story-samples.ts';
import { ApplicationForm, type ApplicationFormHandle } from './application-form.tsx';
import type { ApplicationDraftState } from './application-form-draft.ts';
import { ApplicationDraftStatus } from './application-form-draft-status.tsx';

// How often the site's largest form renders while the user types.

/** Reports the draft as saved one second after the last change. */
function Saving({ form }: { form: ApplicationFormHandle }) {
  const [state, setState] = useState<ApplicationDraftState>({ status: 'saved', savedAt: null, leftOut: [] });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(
        () => setState({ status: 'saved', savedAt: '2026-05-06T09:12:00.000Z', leftOut: [] }),
        1_000,
      );
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return (
    <ApplicationDraftStatus
      state={state}
      labels={applicationDraftLabels}
      mine={form.read}
      withDraft={form.withDraft}
      onKeepMine={() => {}}
      onTakeTheirs={() => {}}
    />
  );
}

const user = {
  email: 'ada@mail.example',
  phone_number: '+234 800 000 0007',
  membership_type: 'Graduate',
  organization: null,
  position: null,
};
const draft = { reference: 'IMC-APP-0007', data: {} };

let root: Root;
let commits: number[] = [];

beforeEach(async () => {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <Profiler id="form" onRender={(_id, _phase, duration) => commits.push(duration)}>
      <ApplicationForm
        user={user}
        draft={draft}
        labels={applicationFormLabels}
        requirements={sampleRequirements}
        fees={sampleFees}
        account={sampleAccount}
        formatAmount={sampleAmount}
        formatDay={sampleDay}
        renderDraftStatus={(form) => <Saving form={form} />}
        onSubmit={() => {}}
        onLeave={() => {}}
      />
    </Profiler>,
  );
  await expect.element(surname()).toBeVisible();
  // Wait until the title field was upgraded to a combobox, so that this render isn't counted.
  await expect.poll(() => document.querySelector('input[list]')).toBeNull();
});
afterEach(() => {
  root.unmount();
});

const surname = () => page.getByLabelText('Surname');

/** Cost of one key press: the components that rendered, and the time React took. */
interface KeyCost {
  readonly renders: ReturnType<typeof takeRenders>;
  readonly milliseconds: number;
}

/** Types twelve letters one by one and returns the cost of each key press. */
async function type(): Promise<KeyCost[]> {
  const keys: KeyCost[] = [];
  await userEvent.click(surname());
  for (const letter of 'Chukwuemekan') {
    takeRenders();
    commits = [];
    await userEvent.keyboard(letter);
    keys.push({ renders: takeRenders(), milliseconds: commits.reduce((sum, duration) => sum + duration, 0) });
  }
  return keys;
}
const summary = (keys: readonly KeyCost[]) => {
  const renders = keys.reduce((sum, key) => sum + key.renders.length, 0);
  const milliseconds = keys.reduce((sum, key) => sum + key.milliseconds, 0);
  return `${keys.length} keys: ${renders} components rendered, ${(milliseconds / keys.length).toFixed(2)} ms of React per key`;
};

test('typing a surname renders only its own field, not the form', async ({ annotate }) => {
  const keys = await type();
  await annotate(summary(keys));
  await expect.element(surname()).toHaveValue('Chukwuemekan');
  expect(keys.flatMap(({ renders }) => renders).filter(({ field }) => field !== 'surname')).toEqual([]);
});

test('correcting an invalid field renders only that field', async ({ annotate }) => {
  await userEvent.click(page.getByRole('button', { name: 'Submit Application' }));
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  await expect.element(surname()).toHaveAccessibleDescription(/Surname/);
  const keys = await type();
  await annotate(summary(keys));
  const renders = keys.flatMap((key) => key.renders);
  // The first letter clears the error and renders the field, which proves that renders are recorded.
  expect(renders).toContainEqual({ component: 'TextField', field: 'surname' });
  expect(renders.filter(({ field }) => field !== 'surname')).toEqual([]);
});

test('saving the draft renders only its status line', async () => {
  await type();
  takeRenders();
  await expect.element(page.getByText(/^Saved /)).toBeVisible();
  const components = new Set(takeRenders().map(({ component }) => component));
  expect(components).toContain('SaveState');
  expect(components).not.toContain('TextField');
  expect(components).not.toContain('ApplicationForm');
});
