import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ButtonLink } from '../../components/actions/button/button-link.tsx';
import { grades } from '../../components/identity/grade-seal/grade-seal-drawings.ts';
import { GradeCard } from '../../membership/grades/grade-card/grade-card.tsx';
import { Footer } from '../../patterns/footer/footer.tsx';
import { FooterColumn } from '../../patterns/footer/footer-column.tsx';
import { Hero } from '../../patterns/hero/hero.tsx';
import { NavBar } from '../../patterns/nav-bar/nav-bar.tsx';
import { StatStrip } from '../../patterns/stat-strip/stat-strip.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Section } from '../section/section.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { PageFrame } from './page-frame.tsx';

const name = 'Institute of Management Consultants';
const titles = ['Student', 'Graduate', 'Associate', 'Member', 'Fellow', 'Distinguished Fellow'];

const meta = preview.meta({
  title: 'Elements/Layout/Page frame',
  component: PageFrame,
  parameters: {
    alsoCalled: 'shell, page template, landmarks',
    layout: 'fullscreen',
  },
  args: {
    skipLabel: 'Skip to content',
    header: (
      <NavBar
        name={name}
        label="Main"
        menuLabel="Open the menu"
        closeLabel="Close the menu"
        items={[
          { label: 'Home', to: '/' },
          {
            label: 'About Us',
            menu: 'about',
            path: '/about-us',
            items: [{ label: 'Council Members', to: '/about-us/council' }],
          },
          { label: 'Events', to: '/events' },
          { label: 'FAQ', to: '/faq' },
          { label: 'Contact Us', to: '/contact' },
        ]}
        action={{ label: 'Join', to: '/register' }}
      />
    ),
    footer: (
      <Footer name={name} text="Holding advice to account since 1979." closing={`© 2026 ${name}`}>
        <FooterColumn title="Quick Links">Home</FooterColumn>
        <FooterColumn title="Newsletter">Four letters a year.</FooterColumn>
        <FooterColumn title="Contact Us">+234 800 000 0001</FooterColumn>
      </Footer>
    ),
    children: (
      <>
        <Hero
          title="The letters that say your advice can be trusted"
          text="Since 1979 we have examined and admitted the consultants that Nigerian organisations rely on."
          actions={
            <>
              <ButtonLink to="/register" variant="brass">
                Join the Institute
              </ButtonLink>
              <ButtonLink to="/#coming" variant="secondary" ground="institute">
                Discover More
              </ButtonLink>
            </>
          }
        />
        <StatStrip
          stats={[
            { figure: '1979', label: 'Established' },
            { figure: '40+', label: 'Years Experience' },
            { figure: '1000+', label: 'Members' },
            { figure: '100+', label: 'Training Programmes' },
          ]}
        />
        <Section aria-labelledby="grades">
          <Stack space="12">
            <Heading level={2} size="page" id="grades">
              Six grades, one standard of conduct
            </Heading>
            <Grid columns={3} ruled as="ul">
              {grades.map((grade, i) => (
                <GradeCard
                  key={grade}
                  as="li"
                  grade={grade}
                  name={titles[i] ?? grade}
                  fees={[{ label: 'Application', value: '₦5,000' }]}
                  total={{ label: 'Total', value: '₦5,000' }}
                />
              ))}
            </Grid>
          </Stack>
        </Section>
      </>
    ),
  },
});

/** A full public page composed of the library's components. */
export const Playground = meta.story({});

/** The first tab stop skips the bar. */
export const SkipLink = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
});

/** Returns the size of a text that grows with screens wider than 1,577 px. */
const grown = (size: number, largest: number) =>
  Math.min(largest, Math.max(size, (size / 1577) * innerWidth));

/** On a wide screen the type grows with the content, up to 48 px for section titles, 21 px for lead text and 18 px for text (S-2.124). */
export const WideScreen = meta.story({
  tags: ['S-2.124'],
  globals: { viewport: { value: 'width1920' } },
  args: {
    children: (
      <Section aria-labelledby="wide">
        <Heading level={2} id="wide">
          Section title
        </Heading>
        <Text size="lead">Lead text</Text>
        <Text>Text in a paragraph</Text>
        <div>Text elsewhere</div>
      </Section>
    ),
  },
  play: async ({ canvas }) => {
    const sizeOf = (text: string) => Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(sizeOf('Section title')).toBeCloseTo(grown(40, 48), 0);
    await expect(sizeOf('Lead text')).toBeCloseTo(grown(18, 21), 0);
    await expect(sizeOf('Text in a paragraph')).toBeCloseTo(grown(16, 18), 0);
    await expect(sizeOf('Text elsewhere')).toBeCloseTo(grown(16, 18), 0);
  },
});

/** Little content and an unbreakable word: the footer stays at the bottom of the screen. */
export const Matrix = meta.story({
  args: {
    children: (
      <Section>
        <Heading level={1}>Managementconsultantsofthefederationandtheirorganisationaladvisers</Heading>
      </Section>
    ),
  },
});
