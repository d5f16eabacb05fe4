// Setup file of the story tests. @storybook/addon-vitest passes on only the reports of stories that passed, but failed stories have the
// violations.
import { afterEach } from 'vitest';

interface Reporting {
  readonly reporting?: { readonly reports?: readonly unknown[] };
}

afterEach((context) => {
  const { story, task } = context as typeof context & { story?: Reporting };
  Object.assign(task.meta, { reports: story?.reporting?.reports });
});
