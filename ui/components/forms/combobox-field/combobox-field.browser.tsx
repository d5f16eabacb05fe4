import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import '../../../styles/index.css';
import { ComboboxField } from './combobox-field.tsx';

/** Renders the field, and returns its input and the tasks that wait for an idle browser. */
function renderField() {
  const tasks: IdleRequestCallback[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((task) => tasks.push(task));
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.restoreAllMocks();
  });
  flushSync(() => root.render(<ComboboxField label="Title" options={['Mr', 'Mrs', 'Dr']} />));
  return {
    input: () => container.querySelector('input') as HTMLInputElement,
    becomeIdle: () => {
      for (const task of tasks.splice(0)) task({ didTimeout: false, timeRemaining: () => 50 });
    },
  };
}

test('keeps the text of a user who starts to type right after the upgrade began', async () => {
  const first = renderField();
  first.becomeIdle();
  await expect.poll(() => first.input().list).toBeNull();

  const { input, becomeIdle } = renderField();
  becomeIdle();
  input().focus();
  document.execCommand('insertText', false, 'Dr');
  await expect.poll(() => input().list).toBeNull();
  expect(input().value).toBe('Dr');
  expect(document.activeElement).toBe(input());
});

test('upgrades a field that was in use only after it was left', async () => {
  const { input, becomeIdle } = renderField();
  input().focus();
  document.execCommand('insertText', false, 'Engr');
  becomeIdle();
  expect(input().list).not.toBeNull();
  input().blur();
  becomeIdle();
  await expect.poll(() => input().list).toBeNull();
  expect(input().value).toBe('Engr');
});
