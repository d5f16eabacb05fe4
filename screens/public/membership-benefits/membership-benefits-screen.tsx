import { Register, Section, tileRows } from '@imc/ui';
import { benefits, membershipPages } from '../../content/index.ts';
import { CallToAction } from '../../shared/call-to-action.tsx';
import { ContentPage } from '../../shared/content-page.tsx';

/** Nine tiles for nine benefits. Those on the diagonal are brass: one per row and column. */
const tiles = tileRows({
  count: benefits.items.length,
  columns: 3,
  tone: (index) => (index % 4 === 0 ? 'brass' : index % 2 ? 'rest' : 'bright'),
});

/** The nine benefits of membership (S-2.49). */
export function MembershipBenefitsScreen() {
  return (
    <ContentPage page={benefits} series={membershipPages} tiles={tiles}>
      <Section as="div">
        <Register
          layout="rows"
          headingLevel={2}
          entries={benefits.items.map(({ title, text }) => ({ key: title, name: title, detail: text }))}
        />
      </Section>
      <CallToAction
        title={benefits.join.title}
        text={benefits.join.text}
        actions={[
          { label: benefits.join.apply, to: '/register' },
          { label: benefits.join.label, to: '/membership/category' },
        ]}
      />
    </ContentPage>
  );
}
