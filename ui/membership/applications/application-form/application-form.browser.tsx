// Must be imported first: it has to run before React loads.
import { takeRenders } from '../../../contract-tests/record-renders.ts';
import '../../../styles/index.css';
import { Profiler, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  applicationDraftLabels,
  applicationFormLabels,
  sampleAccount,
  sampleAmount,
  sampleDay,
  sampleRequirements,
} from '../../story-samples.ts';
import {
  ApplicationForm,
  type ApplicationFormHandle,
  type ApplicationFormProps,
} from './application-form.tsx';
import type { ApplicationDraftState } from './application-form-draft.ts';
import { ApplicationDraftStatus } from './application-form-draft-status.tsx';

// How often the site's largest form renders while the user types.

let reportSaved = () => {};

function Saving({ form }: { form: ApplicationFormHandle }) {
  const [state, setState] = useState<ApplicationDraftState>({ status: 'saved', savedAt: null, leftOut: [] });
  useEffect(() => {
    reportSaved = () => setState({ status: 'saved', savedAt: '2026-05-06T09:12:00.000Z', leftOut: [] });
  }, []);
  return (
    <ApplicationDraftStatus
      state={state}
      labels={applicationDraftLabels}
      mine={form.read}
      withDraft={form.withDraft}
      onResolve={() => {}}
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
const institution = {
  name: 'Sample University',
  from: '2008',
  to: '2012',
  qualification: 'BSc Economics',
  dateObtained: '2012-07-20',
};
const assignment = { project: 'A sample study', role: 'Lead consultant', period: '2021-2022' };
const referee = {
  name: 'Ifeanyi Okafor',
  position: 'Partner',
  institution: 'Sample Partners',
  address: '3 Sample Avenue, Enugu',
  tel: '+234 800 000 0301',
  whatsapp: '+234 800 000 0301',
  email: 'ifeanyi.okafor@mail.example',
};
/** Everything except the proof of payment. */
const complete = {
  surname: 'Obi',
  otherNames: 'Ada',
  title: 'Mrs',
  tel: '+234 800 000 0007',
  whatsapp: '+234 800 000 0007',
  email: 'ada@mail.example',
  postalAddress: '12 Sample Close, Lagos',
  employer: 'Sample Logistics',
  position: 'Operations Manager',
  membershipCategory: 'GIMC',
  institutions: [institution],
  assignments: [assignment],
  referees: [
    referee,
    { ...referee, name: 'Halima Sani', whatsapp: '+234 800 000 0302', email: 'halima.sani@mail.example' },
  ],
  declaration: 'agreed',
};

let root: Root;
let commits: number[] = [];
const onSubmit = vi.fn();

async function show(props: Partial<ApplicationFormProps> = {}) {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <MemoryRouter>
      <Profiler id="form" onRender={(_id, _phase, duration) => commits.push(duration)}>
        <ApplicationForm
          user={user}
          draft={draft}
          labels={applicationFormLabels}
          requirements={sampleRequirements}
          feeBasis="grade"
          account={sampleAccount}
          formatAmount={sampleAmount}
          formatDay={sampleDay}
          renderDraftStatus={(form) => <Saving form={form} />}
          onSubmit={onSubmit}
          onLeave={() => {}}
          {...props}
        />
      </Profiler>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Wait until the title field was upgraded to a combobox, so that this render isn't counted.
  await expect.poll(() => document.querySelector('input[list]')).toBeNull();
}
afterEach(() => {
  root.unmount();
  onSubmit.mockClear();
});

const surname = () => page.getByLabelText('Surname');

/** Cost of one key press: the components that rendered, and the time React took. */
interface KeyCost {
  readonly renders: ReturnType<typeof takeRenders>;
  readonly milliseconds: number;
}

/** Types twelve letters one by one and returns the cost of each key press. */
async function type(field: Locator = surname()): Promise<KeyCost[]> {
  const keys: KeyCost[] = [];
  await userEvent.click(field);
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

/** Opens a section from the bar. Without room for all names, the name of the section opens the list first. */
const open = async (title: string) => {
  const opener = page.getByRole('button', { name: / \d of 8$/ });
  if (opener.query()) await userEvent.click(opener);
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^Section \\d of 8: ${title},`) }));
};

describe('a new form', () => {
  beforeEach(() => show());

  test('typing a surname renders only its own field, not the form', async ({ annotate }) => {
    const keys = await type();
    await annotate(summary(keys));
    await expect.element(surname()).toHaveValue('Chukwuemekan');
    expect(keys.flatMap(({ renders }) => renders).filter(({ field }) => field !== 'surname')).toEqual([]);
  });

  test('correcting an invalid field renders only that field', async ({ annotate }) => {
    await open('Review');
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
    reportSaved();
    await expect.element(page.getByText(/^Saved /)).toBeVisible();
    const components = new Set(takeRenders().map(({ component }) => component));
    expect(components).toContain('SaveState');
    expect(components).not.toContain('TextField');
    expect(components).not.toContain('ApplicationForm');
  });

  test('opening another section renders no field', async () => {
    takeRenders();
    await open('Referees');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Referees' })).toHaveFocus();
    const renders = takeRenders();
    expect(renders.map(({ component }) => component)).toContain('FormSection');
    expect(renders.filter(({ component }) => /Field$/.test(component))).toEqual([]);
  });
});

describe('a form with ten institutions and ten assignments', () => {
  beforeEach(() => {
    const data = {
      ...complete,
      institutions: Array.from({ length: 10 }, () => institution),
      assignments: Array.from({ length: 10 }, () => assignment),
    };
    return show({ draft: { ...draft, data }, section: 'education', onSectionChange: () => {} });
  });

  test('typing in the last institution renders only its own field, and the rule sheet by itself', async ({
    annotate,
  }) => {
    const qualification = page.getByRole('group', { name: 'Institution 10' }).getByLabelText('Qualification');
    const keys = await type(qualification);
    await annotate(summary(keys));
    await expect.element(qualification).toHaveValue(expect.stringContaining('Chukwuemekan'));
    const elsewhere = keys
      .flatMap(({ renders }) => renders)
      .filter(({ field }) => field !== 'institutions.9.qualification')
      .map(({ component }) => component);
    for (const component of ['TextField', 'FormSection', 'ApplicationForm', 'EducationSection'])
      expect(elsewhere).not.toContain(component);
  });
});

describe("the declaration's date", () => {
  const proof = new File([new Uint8Array(2048)], 'transfer.jpg', { type: 'image/jpeg' });
  let handle: ApplicationFormHandle | undefined;

  async function openOn(day: string, date: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00.000Z`) });
    await show({
      draft: { ...draft, data: { ...complete, date } },
      renderDraftStatus: (form) => {
        handle = form;
        return null;
      },
    });
  }
  async function submitOn(day: string) {
    vi.setSystemTime(new Date(`${day}T12:00:00.000Z`));
    await open('Proof of payment');
    await userEvent.upload(
      page.elementLocator(document.querySelector('input[type="file"]') as HTMLElement),
      proof,
    );
    await open('Review');
    await userEvent.click(page.getByRole('button', { name: 'Submit Application' }));
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    return onSubmit.mock.calls[0]?.[0].date;
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is the day of submission and is not saved with the draft', async () => {
    await openOn('2026-11-20', '');
    expect(handle?.read().date).toBe('');
    expect(handle?.withDraft({ date: '2026-11-18' }).date).toBe('2026-11-18');
    expect(await submitOn('2026-11-22')).toBe('2026-11-22');
  });

  test('stays as the user changed it', async () => {
    await openOn('2026-11-20', '2026-11-18');
    expect(handle?.read().date).toBe('2026-11-18');
    expect(await submitOn('2026-11-22')).toBe('2026-11-18');
  });
});
