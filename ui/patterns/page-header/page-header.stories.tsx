import preview from '../../../.storybook/preview.tsx';
import { Breadcrumb } from '../../components/navigation/breadcrumb/breadcrumb.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { PageHeader } from './page-header.tsx';

const meta = preview.meta({
  title: 'Patterns/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    breadcrumb: (
      <Breadcrumb
        label="Where you are"
        items={[
          { label: 'Home', to: '/' },
          { label: 'Membership', to: '/membership/benefits' },
        ]}
        current="Registration and Admission"
        onBrand
      />
    ),
    title: 'Registration and Admission',
    text: 'What each grade costs, and where to begin.',
    seed: '/membership/application',
  },
});

export const Playground = meta.story({});

/** Only a title. */
export const TitleOnly = meta.story({
  args: { breadcrumb: undefined, text: undefined, title: 'FAQ', seed: '/faq' },
});

/** A breadcrumb and an eyebrow with the kind of page. */
export const WithEyebrow = meta.story({
  args: { eyebrow: 'Council 2022 to 2025', title: 'Council Members', seed: '/about-us/council' },
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
