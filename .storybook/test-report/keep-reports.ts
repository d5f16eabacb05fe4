// Setup of the stories layer. @storybook/addon-vitest passes on the reports of stories that passed; those that failed have the violations.
import { afterEach } from 'vitest';

interface Reporting {
  readonly reporting?: { readonly reports?: readonly unknown[] };
}

afterEach((context) => {
  const { story, task } = context as typeof context & { story?: Reporting };
  Object.assign(task.meta, { reports: story?.reporting?.reports });
});
