import preview from '../../../.storybook/preview.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { PageHeader } from './page-header.tsx';

const meta = preview.meta({
  title: 'Patterns/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'Membership',
    title: 'Registration and Admission',
    text: 'What each grade costs, and where to begin.',
    seed: '/membership/application',
  },
});

export const Playground = meta.story({});

/** A title that needs no further words. */
export const TitleAlone = meta.story({
  args: { eyebrow: undefined, text: undefined, title: 'FAQ', seed: '/faq' },
});

/** Long and unbreakable words. */
export const Matrix = meta.story({
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <PageHeader title="Aims and Objectives" seed="one" />
      <PageHeader
        eyebrow="About us"
        title="Internalandexternalconsultancyrolesofthefederation, and how the Institute sees them both"
        text="Oluwaseyifunmi-Temitope-Olatunji-Adebayo-Nwachukwu-Ogunleye-Abdulrahman"
        seed="two"
      />
    </Stack>
  ),
});
