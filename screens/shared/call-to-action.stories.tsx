import { ButtonLink } from '@imc/ui';
import preview from '../../.storybook/preview.tsx';
import { CallToAction } from './call-to-action.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/Call to action',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Which grade is yours?',
    text: 'Compare what each of the six asks for, and what it costs.',
    actions: (
      <>
        <ButtonLink to="/register" variant="brass" onBrand>
          Apply Now
        </ButtonLink>
        <ButtonLink to="/membership/category" variant="secondary" onBrand>
          Compare the grades
        </ButtonLink>
      </>
    ),
  },
});

/** What closes a page that leads to one step: that step in brass, and one other way at most. */
export const Band = meta.story({});
