import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CountUp } from '../components/data/count-up/count-up.tsx';
import { HeroCarousel } from './hero-carousel/hero-carousel.tsx';
import { NavBar } from './nav-bar/nav-bar.tsx';

const renderOnServer = (element: ReactElement) =>
  renderToString(<StaticRouter location="/membership/benefits">{element}</StaticRouter>);

const navBar = (
  <NavBar
    name="Institute"
    label="Main"
    menuLabel="Open the menu"
    closeLabel="Close the menu"
    items={[
      { label: 'Home', to: '/' },
      {
        label: 'Membership',
        menu: 'membership',
        path: '/membership',
        items: [{ label: 'Benefits', to: '/membership/benefits' }],
      },
    ]}
    action={{ label: 'Join', to: '/register' }}
  />
);

describe('rendered on a server, without a window', () => {
  it('the bar has every link once, marks the current page, and its panel opens before any script has run', () => {
    const markup = renderOnServer(navBar);
    expect(markup.match(/href="\/membership\/benefits"/g)).toHaveLength(1);
    expect(markup).toMatch(
      /aria-current="page"[^>]*href="\/membership\/benefits"|href="\/membership\/benefits"[^>]*aria-current="page"/,
    );
    const id = markup.match(/popover="auto"/) && markup.match(/popoverTarget="([^"]+)"/i)?.[1];
    expect(markup).toContain(`id="${id}"`);
    expect(markup).not.toContain('data-scrolled');
    expect(markup).not.toContain('role="dialog"');
  });

  it('the first slide is visible and the others are inert; a figure shows its final value', () => {
    const markup = renderOnServer(
      <HeroCarousel
        label="In short"
        roleLabel="carousel"
        slideRoleLabel="slide"
        slideLabel={(number) => `${number} of 2`}
        previousLabel="Previous"
        nextLabel="Next"
        pauseLabel="Hold"
        playLabel="Go on"
        dotLabel={(number) => `Slide ${number}`}
        slides={['First', 'Second'].map((title) => ({ key: title, title }))}
      />,
    );
    expect(markup).toMatch(
      /data-shown="true"[^>]*><section.*<h2[^>]*>First<.*inert=""[^>]*>.*<h2[^>]*>Second</,
    );
    expect(markup.match(/inert=/g)).toHaveLength(1);
    expect(renderOnServer(<CountUp value="1000+" />)).toContain('>1000+<');
  });
});
