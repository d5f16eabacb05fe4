import preview from '../../../.storybook/preview.tsx';
import { ButtonLink } from '../../components/actions/button/button-link.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Hero } from './hero.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Hero',
  component: Hero,
  parameters: {
    alsoCalled: 'banner, jumbotron, masthead, splash',
    layout: 'fullscreen',
  },
  args: {
    title: 'The letters that say your advice can be trusted',
    text: 'Since 1979 we have examined and admitted the consultants that Nigerian organisations rely on.',
    actions: (
      <>
        <ButtonLink to="/register" variant="brass">
          Join the Institute
        </ButtonLink>
        <ButtonLink to="/#coming" variant="secondary" ground="institute">
          Discover More
        </ButtonLink>
      </>
    ),
  },
});

export const Playground = meta.story({});

/** Another seed: every slide has its own mosaic. */
export const SecondSlide = meta.story({
  args: {
    seed: 'benefits',
    titleLevel: 2,
    title: 'Recognition, training and a voice in the profession',
    text: 'Nine benefits that members name first.',
  },
});

/** Only a title, and a title that is too long. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space="4">
      <Hero title="Certified" seed="one" />
      <Hero
        titleLevel={2}
        seed="two"
        title="Managementconsultantsofthefederation and the people whom Nigerian organisations ask for advice"
        text="Oluwaseyifunmi-Temitope-Olatunji-Adebayo-Nwachukwu-Ogunleye-Abdulrahman"
      />
    </Stack>
  ),
});
