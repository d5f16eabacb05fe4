/// <reference path="../pages/virtual-statements.d.ts" />
import { statements } from 'virtual:statements';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StatementList } from '../pages/statement-list.tsx';

/** Lists the statements and rules that the stories of this docs page are tagged with. */
export function ScreenRules() {
  const tags = new Set(
    useContext(DocsContext)
      .componentStories()
      .flatMap((story) => story.tags),
  );
  const rules = statements.filter(({ id }) => tags.has(id));
  if (rules.length === 0) return null;
  return (
    <section>
      <h2 id="rules">Rules</h2>
      <p>
        What this screen’s stories show of <code>docs/specification.md</code> and <code>docs/features/</code>.
      </p>
      <StatementList statements={rules} />
    </section>
  );
}
