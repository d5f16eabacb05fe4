// First: it has to be there before React.
import { takeRenders } from '../../contract-tests/record-renders.ts';
import '../../styles/index.css';
import { Profiler, type ReactNode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  applicationDraftLabels,
  applicationFormLabels,
  sampleAccount,
  sampleAmount,
  sampleEligibility,
  sampleFees,
} from '../story-samples.ts';
import { ApplicationForm, type ApplicationFormHandle } from './application-form.tsx';
import type { ApplicationDraftState } from './application-form-draft.ts';
import { ApplicationDraftStatus } from './application-form-draft-status.tsx';

// How often the largest form of the site is drawn while somebody types in it.

/** Says that it saves as soon as something is typed, and that it has saved a second after the last letter. */
function Saving({ form, children }: { form: ApplicationFormHandle; children: ReactNode }) {
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
    >
      {children}
    </ApplicationDraftStatus>
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
        eligibility={sampleEligibility}
        fees={sampleFees}
        account={sampleAccount}
        formatAmount={sampleAmount}
        renderDraftStatus={(form, heading) => <Saving form={form}>{heading}</Saving>}
        onSubmit={() => {}}
        onLeave={() => {}}
      />
    </Profiler>,
  );
  await expect.element(surname()).toBeVisible();
  // The titles have become a combobox, which is no part of what typing costs.
  await expect.poll(() => document.querySelector('input[list]')).toBeNull();
});
afterEach(() => {
  root.unmount();
});

const surname = () => page.getByLabelText('Surname');

/** What one key cost: the components that rendered, and the time that React took. */
interface KeyCost {
  readonly renders: ReturnType<typeof takeRenders>;
  readonly milliseconds: number;
}

/** Types twelve letters, one key after the other, and says what each key cost. */
async function type(): Promise<KeyCost[]> {
  const keys: KeyCost[] = [];
  await userEvent.click(surname());
  for (const letter of 'Chukwuemekan') {
    takeRenders();
    commits = [];
    await userEvent.keyboard(letter);
    keys.push({ renders: takeRenders(), milliseconds: commits.reduce((sum, one) => sum + one, 0) });
  }
  return keys;
}
const figure = (keys: readonly KeyCost[]) => {
  const renders = keys.reduce((sum, key) => sum + key.renders.length, 0);
  const milliseconds = keys.reduce((sum, key) => sum + key.milliseconds, 0);
  return `${keys.length} keys: ${renders} components drawn, ${(milliseconds / keys.length).toFixed(2)} ms of React per key`;
};

test('the letters of a surname draw no field but its own, and not the form', async ({ annotate }) => {
  const keys = await type();
  await annotate(figure(keys));
  await expect.element(surname()).toHaveValue('Chukwuemekan');
  expect(keys.flatMap(({ renders }) => renders).filter(({ field }) => field !== 'surname')).toEqual([]);
});

test('mending a fault draws the field that had it, and nothing else', async ({ annotate }) => {
  await userEvent.click(page.getByRole('button', { name: 'Submit Application' }));
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  await expect.element(surname()).toHaveAccessibleDescription(/Surname/);
  const keys = await type();
  await annotate(figure(keys));
  const renders = keys.flatMap((key) => key.renders);
  // The fault goes with the first letter: that draws the field, so the count can tell.
  expect(renders).toContainEqual({ component: 'TextField', field: 'surname' });
  expect(renders.filter(({ field }) => field !== 'surname')).toEqual([]);
});

test('saving the draft draws its line alone', async () => {
  await type();
  takeRenders();
  await expect.element(page.getByText(/^Saved /)).toBeVisible();
  const components = new Set(takeRenders().map(({ component }) => component));
  expect(components).toContain('SaveState');
  expect(components).not.toContain('TextField');
  expect(components).not.toContain('ApplicationForm');
});
