import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { OfficerCard } from './officer-card.tsx';

/** A picture without a request. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 9"%3E%3Crect width="7" height="9" fill="slategray"/%3E%3C/svg%3E';

const meta = preview.meta({
  title: 'Elements/Content/Officer card',
  component: OfficerCard,
  parameters: { alsoCalled: 'person card, profile card, team member, staff' },
  args: {
    position: 'President',
    name: 'Dr Ngozi Eze, DFIMC',
    tile: 'squares' as const,
    tone: 'brass' as const,
    phone: '+234 800 000 0001',
    phoneLabel: 'Telephone',
    email: 'president@institute.example',
    emailLabel: 'Email',
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Telephone +234 800 000 0001' })).toHaveAttribute(
      'href',
      'tel:+2348000000001',
    );
  },
});

/** With a photograph. */
export const WithPhotograph = meta.story({ args: { photo: picture } });

/** The officers of the council in a grid, with their terms. */
export const Council = meta.story({
  tags: ['S-2.103'],
  render: (args) => (
    <Grid columns={2} space="4" as="ul">
      {(
        [
          ['President', 'Dr Ngozi Eze, DFIMC', 'squares'],
          ['First Vice President', 'Mr Chinedu Okonkwo, FIMC', 'circles'],
          ['Second Vice President', 'Mrs Aisha Bello, FIMC', 'comb'],
          ['Treasurer', 'Mr Olatunji Adebayo, FIMC', 'zigzag'],
        ] as const
      ).map(([position, name, tile]) => (
        <OfficerCard key={position} {...args} as="li" position={position} name={name} tile={tile}>
          In office since 2022
        </OfficerCard>
      ))}
    </Grid>
  ),
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations
      cell="16rem"
      axes={{ email: [undefined, unbreakable], phone: [undefined, '+234 800 000 0001'], long: [false, true] }}
    >
      {({ email, phone, long }) => (
        <OfficerCard
          {...args}
          email={email}
          phone={phone}
          position={long ? longName : 'Secretary'}
          name={long ? unbreakable : longName}
        />
      )}
    </Combinations>
  ),
});
