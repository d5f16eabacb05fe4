import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { CountUp } from '../components/data/count-up/count-up.tsx';
import { PageFrame } from '../layout/page-frame/page-frame.tsx';
import { AdminFrame } from './admin-frame/admin-frame.tsx';
import { AuthFrame } from './auth-frame/auth-frame.tsx';
import { Footer } from './footer/footer.tsx';
import { Hero } from './hero/hero.tsx';
import { HeroCarousel } from './hero-carousel/hero-carousel.tsx';
import { MemberFrame } from './member-frame/member-frame.tsx';
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

const areas = {
  skipLabel: 'Skip',
  navLabel: 'Area',
  items: [{ to: '/dashboard', label: 'Dashboard', icon: null }],
  logoutLabel: 'Logout',
  onLogout: () => {},
  children: <h1>Here</h1>,
};

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

  it.each([
    [
      'a public page',
      <PageFrame
        key="1"
        skipLabel="Skip"
        header={navBar}
        footer={
          <Footer name="Institute" closing="2026">
            x
          </Footer>
        }
      >
        <Hero title="Title" />
      </PageFrame>,
    ],
    [
      'the sign-in page',
      <AuthFrame key="2" name="Institute" statement="A sentence.">
        <h1>Sign in</h1>
      </AuthFrame>,
    ],
    [
      'the member area',
      <MemberFrame key="3" {...areas} title="Member area" userName="Ada" accountLabel="Account" />,
    ],
    [
      'the admin area',
      <AdminFrame
        key="4"
        {...areas}
        productName="Admin"
        homeTo="/"
        place="Here"
        menuLabel="Menu"
        closeLabel="Close"
        bellLabel="Bell"
        notifications={{ title: 'Notifications', items: [{ to: '/admin', text: 'x' }], empty: 'None' }}
        userName="Ada"
        userLabel="Admin"
      />,
    ],
  ])('%s renders the same markup twice, has one main and logs no errors', (_, element) => {
    const logged = vi.spyOn(console, 'error');
    const markup = renderOnServer(element);
    expect(renderOnServer(element)).toBe(markup);
    expect(markup.match(/<main /g)).toHaveLength(1);
    expect(logged).not.toHaveBeenCalled();
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
