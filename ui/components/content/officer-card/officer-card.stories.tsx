import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { OfficerCard } from './officer-card.tsx';

const meta = preview.meta({
  title: 'Content/OfficerCard',
  component: OfficerCard,
  parameters: { alsoCalled: 'person card, profile card, team member, staff' },
  args: {
    position: 'President',
    name: 'Dr Ngozi Eze, DFIMC',
    grade: 'DFIMC' as const,
    phone: '+234 800 000 0001',
    phoneLabel: 'Telephone',
    email: 'president@institute.example',
    emailLabel: 'E-mail',
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

/** The officers of the council in a grid. */
export const Council = meta.story({
  tags: ['S-2.103'],
  render: (args) => (
    <Grid columns={4} space="8" as="ul">
      {(
        [
          ['President', 'Dr Ngozi Eze, DFIMC', 'DFIMC'],
          ['First Vice President', 'Mr Chinedu Okonkwo, FIMC', 'FIMC'],
          ['Second Vice President', 'Mrs Aisha Bello, FIMC', 'FIMC'],
          ['Treasurer', 'Mr Olatunji Adebayo, FIMC', 'FIMC'],
        ] as const
      ).map(([position, name, grade]) => (
        <OfficerCard key={position} {...args} as="li" position={position} name={name} grade={grade} />
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
