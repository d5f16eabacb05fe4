/**
 * Maps each statement of docs/specification.md to the stories that show it and to tests for behaviour that no story can show. The Coverage page
 * renders this map. coverage.test.ts fails for a missing statement, story or test file.
 */

/** Ids of stories in Storybook's index. */
type StoryIds = readonly [string, ...string[]];

/** Stories and tests of a statement. */
export interface Coverage {
  /** Ids of the stories that show it. */
  readonly stories?: StoryIds;
  /** Id of the story that shows each exact text, for statements with several texts. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Test files for behaviour that no story can show: server, requests, storage. */
  readonly tests?: readonly [string, ...string[]];
}

/** Coverage by id of the statement. Routes (S-2.1 to S-2.30, S-2.69 to S-2.71, S-2.78, S-2.79) need no entry because they include every story of their screen. */
export const coverage: Readonly<Record<string, Coverage>> = {
  'S-1.1': { stories: ['screens-public-about--page', 'screens-public-home--page'] },
  'S-1.2': { stories: ['flows-membership--from-visitor-to-member', 'screens-public-home--page'] },
  'S-1.3': { stories: ['flows-membership--completes-profile', 'flows-membership--from-visitor-to-member'] },
  'S-1.4': {
    stories: ['flows-membership--manages-marketers', 'membership-applicationdesk--playground'],
  },
  'S-1.5': { stories: ['identity-gradeseal--alphabet', 'membership-gradecomparison--playground'] },
  'S-1.6': { stories: ['screens-public-imc-application--page'] },

  'S-2.31': {
    stories: ['flows-membership--guarded-area'],
    tests: ['tests/journeys/all-screens.spec.ts'],
  },
  'S-2.32': {
    stories: [
      'screens-public-error--unknown-path',
      'screens-public-error--crash',
      'flows-membership--unknown-address',
    ],
  },
  'S-2.33': { stories: ['screens-public-layout--frame', 'patterns-navbar--playground'] },
  'S-2.34': { stories: ['patterns-navbar--playground', 'patterns-navbar--scrolled'] },
  'S-2.35': { stories: ['patterns-navbar--menu-by-mouse'] },
  'S-2.36': { stories: ['patterns-sidepanel--backdrop', 'patterns-navbar--phone-panel-open'] },
  'S-2.37': { stories: ['screens-public-layout--frame', 'patterns-footer--four-columns'] },
  'S-2.38': { stories: ['screens-public-home--page', 'patterns-herocarousel--playground'] },
  'S-2.39': { stories: ['feedback-welcomebanner--over-page', 'screens-public-home--page'] },
  'S-2.40': { stories: ['screens-public-home--page'] },
  'S-2.41': { stories: ['screens-public-home--page', 'data-countup--in-strip'] },
  'S-2.42': { stories: ['patterns-achievements--on-home', 'screens-public-home--page'] },
  'S-2.43': { stories: ['screens-public-home--page'] },
  'S-2.44': { stories: ['screens-public-about--page'] },
  'S-2.45': { stories: ['screens-public-aims-and-objectives--page'] },
  'S-2.46': { stories: ['screens-public-council-members--page'] },
  'S-2.47': { stories: ['screens-public-code-of-ethics--page'] },
  'S-2.48': { stories: ['screens-public-global-links--page'] },
  'S-2.49': {
    stories: [
      'screens-public-membership-benefits--page',
      'screens-public-membership-categories--page',
      'screens-public-registration-and-admission--page',
    ],
  },
  'S-2.50': { stories: ['screens-public-governing-body--page'] },
  'S-2.51': {
    stories: ['screens-public-faq--page', 'content-accordion--one-open'],
    tests: ['screens/content/grades.test.ts', 'tests/journeys/public-pages.spec.ts'],
  },
  'S-2.52': { stories: ['screens-public-events--page'] },
  'S-2.104': {
    stories: [
      'screens-public-events--dated',
      'screens-public-events--mixed',
      'screens-public-events--over',
      'content-eventcard--with-date-and-fee',
    ],
    tests: ['screens/public/events/is-over.test.ts'],
  },
  'S-2.105': {
    stories: ['screens-public-events--dated'],
    tests: [
      'screens/calendar/event-calendar.test.ts',
      'app/src/calendar-files.test.ts',
      'server/site/address.test.ts',
    ],
  },
  'S-2.106': { tests: ['app/src/event-facts.test.tsx'] },
  'S-2.107': {
    stories: [
      'membership-forgotpasswordform--playground',
      'screens-account-forgot-password--blank',
      'screens-public-feedback--page',
    ],
  },
  'S-2.108': {
    stories: ['screens-member-profile--filled-in'],
    tests: ['screens/content/words.test.ts'],
  },
  'S-2.53': { stories: ['screens-public-certifications--page'] },
  'S-2.54': { stories: ['screens-public-contact--page'] },
  'S-2.55': { stories: ['screens-public-blog--page', 'screens-public-blog--last-page'] },
  'S-2.100': {
    stories: ['screens-public-blog--page', 'membership-postlist--first-page', 'content-postcard--front-page'],
    tests: ['tests/journeys/blog.spec.ts'],
  },
  'S-2.101': { tests: ['api/blog/excerpt.test.ts'] },
  'S-2.102': {
    stories: [
      'content-portabletext--playground',
      'membership-postbody--playground',
      'membership-postbody--without-picture',
    ],
    tests: ['tests/journeys/blog.spec.ts'],
  },
  'S-2.103': {
    stories: ['identity-cloth--grades', 'identity-avatar--playground', 'content-officercard--council'],
    tests: ['ui/components/identity/cloth/cloth.test.tsx'],
  },
  'S-2.80': {
    stories: ['screens-public-membership-categories--grade-found', 'membership-gradefinder--playground'],
    tests: ['tests/journeys/grade-finder.spec.ts'],
  },
  'S-2.81': { stories: ['screens-public-membership-categories--times-unknown'] },
  'S-2.82': {
    stories: [
      'screens-public-layout--frame',
      'screens-public-layout--signed-in',
      'patterns-navbar--signed-in',
    ],
    tests: ['tests/journeys/signed-in-visitor.spec.ts'],
  },
  'S-2.83': { tests: ['tests/journeys/signed-in-visitor.spec.ts'] },
  'S-2.84': { stories: ['patterns-navbar--current-group'] },
  'S-2.85': { stories: ['feedback-pageprogress--playground'] },
  'S-2.86': {
    stories: ['screens-public-error--unknown-path'],
    tests: ['tests/journeys/public-pages.spec.ts'],
  },
  'S-2.110': { tests: ['tests/journeys/first-view.spec.ts', 'app/src/document/inline-styles.test.ts'] },
  'S-2.120': { stories: ['membership-gradeladder--playground', 'screens-public-home--page'] },
  'S-2.121': {
    stories: [
      'identity-mosaic--counted-tiles',
      'patterns-pageheader--counted-tiles',
      'screens-public-terms--page',
    ],
    tests: ['ui/components/identity/mosaic/mosaic.test.tsx', 'screens/public/head-tiles.test.ts'],
  },
  'S-2.122': {
    stories: [
      'content-numberedarticles--contents',
      'content-numberedarticles--on-phone',
      'screens-public-code-of-ethics--page',
    ],
    tests: ['tests/journeys/public-pages.spec.ts'],
  },
  'S-2.123': {
    stories: ['screens-shared-see-also--neighbours', 'navigation-previousnext--playground'],
    tests: ['tests/journeys/no-script.spec.ts'],
  },
  'S-2.124': { stories: ['layout-section--wide-screen', 'layout-pageframe--wide-screen'] },
  'S-2.125': { stories: ['layout-section--parted-in-the-dark'] },
  'S-2.126': {
    stories: [
      'identity-mosaic--variations',
      'patterns-herocarousel--playground',
      'patterns-herocarousel--tiles-at-rest',
    ],
    tests: ['ui/components/identity/mosaic/mosaic.test.tsx'],
  },
  'S-2.56': { stories: ['screens-public-blog-post--page', 'membership-newssidebar--playground'] },
  'S-2.57': {
    stories: [
      'screens-account-register--step-one',
      'screens-account-register--step-two',
      'membership-signupwizard--success',
    ],
  },
  'S-2.58': { stories: ['screens-account-login--blank', 'flows-membership--from-visitor-to-member'] },
  'S-2.59': { stories: ['screens-member-layout--frame', 'patterns-memberframe--bottom-navigation'] },
  'S-2.60': { stories: ['screens-member-overview--new-member', 'screens-member-overview--applied'] },
  'S-2.61': { stories: ['screens-member-profile--filled-in', 'membership-profileform--playground'] },
  'S-2.62': { stories: ['screens-member-my-applications--list', 'screens-member-my-applications--form'] },
  'S-2.63': {
    stories: [
      'screens-member-payments--every-state',
      'screens-member-payments--proof-opened',
      'screens-member-payments--transfer-opened',
    ],
  },
  'S-2.64': {
    stories: [
      'patterns-adminframe--dashboard-frame',
      'patterns-adminframe--menu-on-small-screens',
      'screens-admin-layout--some-pending',
    ],
  },
  'S-2.65': {
    stories: [
      'screens-admin-dashboard--figures',
      'screens-admin-dashboard--loading',
      'screens-admin-dashboard--changes',
      'screens-admin-dashboard--charts',
      'screens-admin-dashboard--activity',
    ],
  },
  'S-2.66': { stories: ['screens-admin-applications--list', 'screens-admin-applications--filtered'] },
  'S-2.67': {
    stories: ['screens-admin-application--page', 'screens-admin-application--without-proof'],
  },
  'S-2.68': { stories: ['screens-admin-marketers--list', 'screens-admin-marketers--adding'] },

  'S-3.1': { tests: ['app/src/session/auth-store.test.ts'] },
  'S-3.2': {
    stories: ['screens-member-profile--filled-in'],
    tests: ['api/contract/entities/entities.test.ts'],
  },
  'S-3.3': { stories: ['membership-signupwizard--filled-in'], tests: ['api/contract/rules/sign-up.test.ts'] },
  'S-3.4': {
    stories: ['membership-applicationform--playground'],
    tests: ['api/contract/application/fields.test.ts'],
  },
  'S-3.5': {
    stories: ['membership-applicationlist--rows'],
    tests: ['api/contract/application/fields.test.ts'],
  },
  'S-3.6': {
    stories: ['membership-applicationdesk--playground'],
    tests: ['api/contract/application/fields.test.ts'],
  },
  'S-3.7': { stories: ['membership-marketerstable--rows'] },
  'S-3.8': { stories: ['membership-dashboardcharts--figures', 'screens-admin-dashboard--figures'] },
  'S-3.9': {
    stories: [
      'membership-newsletterform--playground',
      'membership-messageform--playground',
      'membership-joinform--playground',
    ],
  },
  'S-3.10': { stories: ['screens-member-profile--with-photo'], tests: ['tests/contract/cases/uploads.ts'] },
  'S-3.11': { stories: ['membership-postbody--playground'], tests: ['api/blog/post.test.ts'] },

  'S-4.1': { tests: ['app/src/session/auth-store.test.ts', 'tests/journeys/session.spec.ts'] },
  'S-4.2': { stories: ['membership-signupwizard--incomplete', 'membership-signupwizard--back-and-forward'] },
  'S-4.3': {
    stories: ['data-statusbadge--all-statuses', 'screens-admin-application--status-updated'],
    tests: ['tests/contract/cases/decisions.ts'],
  },
  'S-4.4': { stories: ['data-statusbadge--all-statuses', 'screens-member-payments--every-state'] },
  'S-4.5': { stories: ['flows-membership--completes-profile'], tests: ['tests/contract/cases/accounts.ts'] },
  'S-4.6': { stories: ['screens-admin-marketers--adding', 'screens-admin-marketers--added'] },
  'S-4.7': { stories: ['membership-newsletterform--success', 'feedback-inlinemessage--disappears-after'] },

  'S-5.1': { stories: ['membership-signupwizard--incomplete'] },
  'S-5.2': {
    texts: {
      'Passwords do not match': 'membership-signupwizard--passwords-differ',
      'Password must be at least 8 characters long': 'membership-signupwizard--password-too-short',
      'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character':
        'membership-signupwizard--password-missing-characters',
      'Please agree to the terms and conditions': 'membership-signupwizard--terms-not-agreed',
    },
    tests: ['api/contract/rules/sign-up.test.ts'],
  },
  'S-5.3': { stories: ['screens-account-login--nothing-filled-in'] },
  'S-5.4': {
    stories: [
      'screens-member-my-applications--form-incomplete',
      'screens-member-my-applications--not-an-image',
      'membership-applicationform--blank',
    ],
  },
  'S-5.5': {
    stories: ['membership-applicationform--referee-incomplete', 'membership-applicationform--incomplete'],
    tests: ['api/contract/rules/application.test.ts'],
  },
  'S-5.6': {
    stories: [
      'membership-messageform--playground',
      'membership-joinform--playground',
      'membership-newsletterform--nothing-filled-in',
    ],
  },
  'S-5.7': { stories: ['membership-marketerdialog--incomplete', 'screens-admin-marketers--deleted'] },

  'S-6.1': { stories: ['flows-membership--guarded-area'], tests: ['server/http/authorization.test.ts'] },
  'S-6.2': { tests: ['api/client/api-client.test.ts'] },
  'S-6.3': { tests: ['server/http/authorization.test.ts', 'tests/contract/cases/authorization.ts'] },

  'S-7.1': { stories: ['membership-signupwizard--success'], tests: ['tests/contract/cases/accounts.ts'] },
  'S-7.2': { stories: ['membership-signinform--success'], tests: ['tests/contract/cases/accounts.ts'] },
  'S-7.3': { stories: ['membership-profileform--success'], tests: ['tests/contract/cases/accounts.ts'] },
  'S-7.4': { stories: ['screens-member-profile--photo-saved'], tests: ['tests/contract/cases/uploads.ts'] },
  'S-7.5': {
    stories: ['membership-applicationform--success'],
    tests: ['tests/contract/cases/applications.ts'],
  },
  'S-7.6': {
    stories: ['membership-applicationlist--rows'],
    tests: ['tests/contract/cases/applications.ts'],
  },
  'S-7.7': {
    stories: ['screens-member-application-in-full--complete'],
    tests: ['tests/contract/cases/applications.ts'],
  },
  'S-7.8': { stories: ['membership-newsletterform--success'], tests: ['tests/contract/cases/newsletter.ts'] },
  'S-7.9': { stories: ['membership-dashboardcharts--figures'], tests: ['tests/contract/cases/dashboard.ts'] },
  'S-7.10': {
    stories: ['membership-adminapplicationstable--rows'],
    tests: ['tests/contract/cases/applications-admin.ts'],
  },
  'S-7.11': { stories: ['membership-statusselect--saved'], tests: ['tests/contract/cases/decisions.ts'] },
  'S-7.12': { stories: ['membership-marketerstable--rows'], tests: ['tests/contract/cases/marketers.ts'] },
  'S-7.13': {
    stories: ['membership-marketerdialog--added'],
    tests: ['tests/contract/cases/marketers.ts'],
  },
  'S-7.14': { stories: ['screens-admin-marketers--deleted'], tests: ['tests/contract/cases/marketers.ts'] },
  'S-7.15': {
    stories: ['screens-member-profile--photo-saved', 'membership-profileform--photo-refused'],
  },
  'S-7.16': {
    stories: ['membership-applicationdesk--proof-opened', 'screens-member-application-in-full--proof-opened'],
    tests: ['api/client/upload-url.test.ts'],
  },
  'S-7.17': { stories: ['screens-public-blog--page'], tests: ['tests/contract/cases/blog.ts'] },

  'S-8.1': {
    stories: ['screens-account-register--email-taken', 'membership-signupwizard--refused-at-the-fields'],
    texts: {
      'Registration failed': 'screens-account-register--refused-without-reason',
      'Registration failed. Please try again.': 'screens-account-register--no-answer',
    },
  },
  'S-8.2': {
    stories: ['screens-account-login--wrong-password'],
    texts: {
      'Invalid credentials': 'screens-account-login--refused-without-reason',
      'Invalid email or password': 'screens-account-login--unusable-answer',
    },
  },
  'S-8.3': {
    stories: ['membership-profileform--refused'],
    texts: {
      'Profile updated successfully': 'screens-member-profile--saved',
      'Failed to update profile': 'screens-member-profile--no-answer',
    },
  },
  'S-8.4': {
    stories: ['screens-member-my-applications--refused-with-reason'],
    texts: {
      'Application submitted successfully!': 'screens-member-my-applications--submitted',
      'Server error. Please try again.': 'screens-member-my-applications--server-down',
    },
  },
  'S-8.5': { stories: ['screens-member-my-applications--empty'] },
  'S-8.6': {
    texts: {
      'Failed to fetch applications': 'screens-admin-dashboard--no-answer',
      'No recent applications': 'screens-admin-dashboard--no-data-yet',
    },
  },
  'S-8.7': { stories: ['screens-admin-applications--server-error'] },
  'S-8.8': {
    texts: {
      'Status updated successfully': 'screens-admin-application--status-updated',
      'Failed to update application status': 'screens-admin-application--status-not-updated',
    },
  },
  'S-8.9': {
    texts: {
      'Thank you for subscribing!': 'membership-newsletterform--success',
      'Failed to subscribe. Email already exist.': 'screens-public-layout--subscription-failed',
      'Subscription failed': 'screens-public-layout--subscription-failed',
    },
    tests: ['api/queries/newsletter.test.ts'],
  },
  'S-8.10': { stories: ['screens-public-home--message-sent'] },
  'S-8.11': { stories: ['screens-public-contact--message-sent'] },
  'S-8.12': { stories: ['screens-public-join--submitted'] },
  'S-8.13': {
    stories: ['screens-public-blog--no-answer', 'screens-public-blog-post--no-answer'],
    texts: {
      'Loading...': 'screens-public-blog-loading--list',
      'No blog posts found.': 'screens-public-blog--empty',
      'No blog found.': 'screens-public-blog-post--not-found',
    },
  },
  'S-8.14': {
    stories: [
      'screens-admin-dashboard--no-answer',
      'screens-admin-marketers--no-answer',
      'screens-admin-marketers--not-added',
      'screens-admin-marketers--not-deleted',
    ],
  },
  'S-8.15': {
    texts: {
      'Loading...': 'screens-admin-marketers--loading',
      'No marketers found': 'screens-admin-marketers--empty',
    },
  },

  'S-9.1': {
    stories: [
      'patterns-navbar--scrolled',
      'patterns-sidepanel--playground',
      'patterns-herocarousel--playground',
      'data-countup--playground',
      'feedback-inlinemessage--disappears-after',
    ],
    tests: ['app/src/session/auth-store.test.ts'],
  },
  'S-9.2': {
    stories: [
      'screens-public-blog--page',
      'membership-newssidebar--playground',
      'membership-recentapplications--rows',
      'forms-fieldset--two-referees',
      'forms-passwordfield--with-rules',
    ],
    tests: ['api/blog/excerpt.test.ts'],
  },
  'S-9.3': { stories: ['membership-profileform--filled-in'] },
  'S-9.4': {
    stories: [
      'screens-member-payments--every-state',
      'screens-member-payments--transfer-opened',
      'membership-transfercard--playground',
    ],
  },
  'S-9.5': {
    stories: ['screens-public-registration-and-admission--page', 'membership-gradefees--playground'],
    tests: ['screens/content/grades.test.ts'],
  },
  'S-9.6': { stories: ['screens-public-membership-categories--page'] },
  'S-9.7': { stories: ['data-doughnutchart--five-shares', 'screens-admin-dashboard--charts'] },
  'S-9.9': {
    stories: ['screens-member-payments--both-fees'],
    tests: ['tests/contract/cases/payments.ts'],
  },

  'S-10.1': {
    tests: [
      'api/contract/entities/entities.test.ts',
      'server/features/dashboard/statistics.test.ts',
      'tests/contract/cases/applications.ts',
    ],
  },
  'S-10.2': { tests: ['server/features/accounts/accounts.test.ts', 'server/http/authorization.test.ts'] },
  'S-10.3': { tests: ['server/features/accounts/accounts.test.ts', 'app/src/session/auth-store.test.ts'] },
  'S-10.4': {
    stories: ['forms-filefield--wrong-type', 'forms-filefield--too-large'],
    tests: ['server/http/authorization.test.ts', 'server/features/uploads/uploads.test.ts'],
  },
  'S-10.5': {
    stories: ['membership-paymentstable--filled', 'membership-paymentstable--confirmed'],
    tests: ['api/contract/rules/payments.test.ts', 'tests/contract/cases/decisions.ts'],
  },
  'S-10.6': {
    stories: [
      'screens-member-my-applications--draft-continued',
      'screens-member-my-applications--saved-once-online-again',
      'screens-member-payments--open-draft',
    ],
    tests: ['tests/contract/cases/applications.ts'],
  },
  'S-10.7': {
    stories: [
      'feedback-alertdialog--errors',
      'feedback-confirmdialog--playground',
      'screens-member-my-applications--form-incomplete',
    ],
  },
  'S-10.8': { stories: ['screens-public-contact--page', 'screens-shared-contact-ways--all-ways'] },
  'S-7.19': { tests: ['tests/contract/cases/newsletter.ts'] },
  'S-12.30': {
    stories: ['mail-newsletterconfirm--page'],
    tests: [
      'tests/contract/cases/newsletter.ts',
      'server/features/newsletter/newsletter.test.ts',
      'tests/journeys/public-pages.spec.ts',
    ],
  },
  'S-12.31': {
    stories: ['screens-account-newsletter-link--confirm', 'screens-account-newsletter-link--refused'],
    tests: ['tests/contract/cases/newsletter.ts', 'tests/journeys/newsletter.spec.ts'],
  },
  'S-12.32': {
    stories: ['screens-account-newsletter-link--leave', 'screens-account-newsletter-link--success'],
    tests: ['server/features/newsletter/newsletter.test.ts', 'tests/journeys/newsletter.spec.ts'],
  },
  'S-12.33': {
    stories: ['screens-admin-newsletter--list', 'screens-admin-newsletter--exported'],
    tests: ['tests/contract/cases/newsletter.ts'],
  },
  'S-12.34': {
    stories: [
      'screens-admin-newsletter--preview',
      'screens-admin-newsletter--sent',
      'mail-newsletterpost--page',
    ],
    tests: ['server/features/newsletter/newsletter.test.ts', 'tests/journeys/newsletter.spec.ts'],
  },
  'S-12.36': { tests: ['server/features/newsletter/newsletter.test.ts'] },
  'S-12.41': {
    tests: ['tests/contract/cases/newsletter.ts', 'server/features/newsletter/newsletter.test.ts'],
  },
  'S-12.42': { tests: ['server/features/newsletter/newsletter.test.ts'] },
  'S-12.43': {
    tests: ['tests/contract/same-moment.test.ts', 'server/features/newsletter/newsletter.test.ts'],
  },
  'S-12.44': { tests: ['server/features/newsletter/newsletter.test.ts'] },
  'S-12.45': {
    stories: ['membership-newsletterposts--on-the-way'],
    tests: ['tests/contract/cases/newsletter.ts', 'server/features/newsletter/newsletter.test.ts'],
  },
  'S-12.46': { tests: ['server/features/newsletter/newsletter.test.ts'] },
  'S-12.38': { stories: ['screens-admin-newsletter--list'], tests: ['tests/journeys/all-screens.spec.ts'] },
  'S-12.39': { stories: ['screens-account-newsletter-link--confirm'] },
  'S-12.40': { stories: ['screens-account-newsletter-link--leave'] },
  'S-7.18': { tests: ['tests/contract/cases/messages.ts'] },
  'S-12.130': { tests: ['tests/contract/cases/applications-admin.ts'] },
  'S-12.131': { tests: ['tests/contract/cases/applications-admin.ts'] },
  'S-12.18': {
    stories: [
      'screens-public-contact--page',
      'screens-public-contact--stored',
      'screens-public-contact--refused',
      'screens-public-contact--no-answer',
    ],
    tests: ['tests/contract/cases/messages.ts', 'tests/journeys/messages.spec.ts'],
  },
  'S-12.19': {
    tests: ['tests/contract/cases/messages.ts', 'server/features/messages/messages.test.ts'],
  },
  'S-12.20': {
    stories: ['screens-admin-messages--list', 'screens-admin-messages--not-stored'],
    tests: ['tests/contract/cases/messages.ts'],
  },
  'S-12.21': {
    stories: ['screens-admin-messages--handled', 'screens-admin-messages--deleted'],
    tests: ['tests/contract/cases/messages.ts', 'tests/journeys/messages.spec.ts'],
  },
  'S-12.22': { tests: ['server/features/messages/messages.test.ts'] },
  'S-12.23': {
    tests: ['tests/contract/cases/messages.ts', 'server/features/accounts/own-account.test.ts'],
  },
  'S-12.24': {
    stories: ['screens-admin-messages--handled-meanwhile'],
    tests: ['tests/contract/cases/messages.ts'],
  },
  'S-12.26': { tests: ['tests/contract/same-moment.test.ts'] },
  'S-12.25': { stories: ['screens-admin-messages--list'], tests: ['tests/journeys/all-screens.spec.ts'] },
  'S-10.9': { stories: ['screens-public-council-members--page', 'screens-public-contact--page'] },
  'S-10.10': {
    stories: [
      'screens-admin-dashboard--no-answer',
      'screens-admin-marketers--not-added',
      'screens-admin-marketers--not-deleted',
    ],
  },
  'S-10.11': { stories: ['patterns-herocarousel--playground', 'patterns-herocarousel--reduced-motion'] },
  'S-10.12': {
    stories: [
      'screens-account-forgot-password--sent',
      'screens-account-forgot-password--sent-to-a-long-unknown-address',
      'screens-account-reset-password--blank',
    ],
    tests: ['tests/contract/cases/passwords.ts'],
  },

  'S-11.60': {
    stories: [
      'screens-member-overview--new-member',
      'screens-member-overview--draft-open',
      'screens-member-overview--payment-queried',
      'screens-member-overview--asked-for-more',
      'screens-member-overview--profile-incomplete',
      'screens-member-overview--applied',
      'screens-member-overview--approved-with-draft',
      'screens-member-overview--rejected',
    ],
    tests: ['screens/member/overview/next-action.test.ts'],
  },
  'S-11.61': {
    stories: [
      'screens-member-overview--approved',
      'screens-member-overview--approved-seen-before',
      'screens-member-overview--applied',
      'membership-admissionsheet--struck',
    ],
    tests: ['tests/journeys/admission.spec.ts'],
  },
  'S-11.62': {
    stories: ['screens-member-overview--applied', 'screens-member-overview--too-few-decisions'],
    tests: ['api/contract/rules/decision-times.test.ts', 'tests/contract/cases/withdrawals.ts'],
  },
  'S-11.63': {
    stories: [
      'screens-member-overview--applied',
      'screens-member-overview--rejected',
      'screens-member-overview--withdrawn',
    ],
    tests: ['tests/contract/cases/withdrawals.ts'],
  },
  'S-11.64': {
    stories: [
      'screens-member-application-list--draft-open',
      'screens-member-application-list--draft-never-saved',
    ],
  },
  'S-11.65': {
    stories: ['screens-member-application-in-full--complete'],
    tests: ['tests/journeys/admission.spec.ts'],
  },
  'S-11.66': {
    stories: [
      'screens-member-application-in-full--withdraw-asked',
      'screens-member-application-in-full--withdrawn',
      'screens-member-application-in-full--withdraw-refused',
      'screens-member-application-list--withdrawn',
    ],
    tests: ['tests/contract/cases/withdrawals.ts', 'server/features/applications/withdrawal.test.ts'],
  },
  'S-11.67': { tests: ['api/contract/rules/payments.test.ts'] },
  'S-11.20': {
    stories: [
      'screens-member-profile--password-changed',
      'screens-member-profile--password-wrong',
      'membership-changepasswordform--playground',
    ],
    tests: ['tests/contract/cases/passwords.ts', 'tests/journeys/own-account.spec.ts'],
  },
  'S-11.21': { stories: ['screens-member-profile--filled-in', 'patterns-settingssection--several-sections'] },
  'S-11.22': {
    stories: [
      'membership-sessionlist--list',
      'screens-member-profile--device-signed-out',
      'screens-member-profile--devices-failed',
    ],
    tests: ['tests/contract/cases/own-account.ts'],
  },
  'S-11.23': {
    stories: ['membership-sessionlist--list'],
    tests: ['server/features/accounts/user-agent.test.ts'],
  },
  'S-11.24': {
    stories: ['screens-member-profile--downloaded', 'screens-member-profile--download-failed'],
    tests: ['server/features/accounts/own-account.test.ts', 'server/shared/zip.test.ts'],
  },
  'S-11.25': {
    stories: [
      'membership-eraseaccount--question',
      'screens-member-profile--erased',
      'screens-member-profile--erase-wrong-password',
      'screens-account-login--account-erased',
    ],
    tests: ['server/features/accounts/own-account.test.ts', 'tests/journeys/own-account.spec.ts'],
  },
  'S-11.26': {
    stories: ['screens-member-profile--admin-can-not-erase'],
    tests: ['server/features/accounts/own-account.test.ts'],
  },
  'S-11.1': {
    stories: [
      'membership-applicationform--playground',
      'membership-applicationform--professional',
      'membership-applicationform--education',
      'membership-applicationform--assignments',
      'membership-applicationform--referees',
      'membership-applicationform--grade-and-declaration',
      'membership-applicationform--proof-of-payment',
      'membership-applicationform--review',
    ],
    tests: ['api/contract/rules/section-progress.test.ts'],
  },
  'S-11.2': {
    stories: ['navigation-sectionnav--playground', 'membership-applicationform--personal-with-errors'],
    tests: ['api/contract/rules/section-progress.test.ts'],
  },
  'S-11.3': {
    stories: ['screens-member-my-applications--section-from-its-address'],
    tests: ['tests/journeys/application-form.spec.ts'],
  },
  'S-11.4': {
    stories: ['membership-applicationform--review', 'membership-applicationform--review-blank'],
  },
  'S-11.5': {
    stories: [
      'membership-applicationform--incomplete',
      'membership-applicationform--judged-while-typing',
      'screens-member-my-applications--proof-refused',
    ],
    tests: ['tests/journeys/application-faults.spec.ts'],
  },
  'S-11.6': {
    stories: [
      'membership-applicationform--counted-near-the-limit',
      'membership-applicationform--too-long-to-submit',
      'screens-member-my-applications--too-long-to-save',
    ],
    tests: ['api/contract/rules/application.test.ts'],
  },
  'S-11.7': {
    stories: [
      'membership-rulesheet--met',
      'membership-rulesheet--not-met',
      'membership-rulesheet--cannot-tell',
      'membership-applicationform--rule-sheet-on-phone',
    ],
  },
  'S-11.8': {
    stories: ['membership-rulesheet--matrix'],
    tests: ['api/contract/rules/grade-rules.test.ts'],
  },
  'S-11.9': {
    stories: ['membership-applicationform--student-notes', 'membership-applicationform--graduate-notes'],
  },
  'S-11.10': {
    stories: ['membership-applicationform--grade-and-declaration'],
    tests: ['ui/membership/applications/application-form/application-form.browser.tsx'],
  },
  'S-11.11': { stories: ['membership-applicationform--proof-of-payment'] },

  'S-11.80': {
    stories: [
      'screens-member-my-applications--proof-kept',
      'screens-member-my-applications--proof-from-another-device',
      'membership-prooffield--kept',
    ],
    tests: ['server/features/payments/draft-proof.test.ts', 'tests/contract/cases/proofs.ts'],
  },
  'S-11.81': {
    stories: [
      'membership-prooffield--sending',
      'membership-prooffield--heic',
      'membership-prooffield--pdf',
      'screens-member-my-applications--proof-no-answer',
    ],
    tests: [
      'ui/pictures/shrink-picture.browser.tsx',
      'screens/shared/proof-uploader.test.ts',
      'tests/journeys/proof.spec.ts',
    ],
  },
  'S-11.82': {
    stories: ['screens-member-my-applications--proof-from-another-device'],
    tests: ['server/features/payments/draft-proof.test.ts', 'tests/journeys/proof.spec.ts'],
  },
  'S-11.83': { stories: ['membership-transfercard--with-message'] },
  'S-11.84': {
    stories: ['screens-member-payments--queried', 'screens-member-payments--new-picture-refused'],
    tests: ['server/features/payments/payments.test.ts', 'tests/contract/cases/proofs.ts'],
  },
  'S-11.85': { tests: ['server/features/payments/payments.test.ts'] },
  'S-11.12': {
    tests: ['server/features/payments/payments.test.ts', 'tests/contract/cases/proofs.ts'],
  },
  'S-11.13': {
    stories: ['screens-member-payments--institute-receipt', 'membership-paymentreceipt--playground'],
    tests: ['tests/contract/cases/proofs.ts'],
  },
  'S-11.14': {
    stories: ['screens-account-verify-a-receipt--genuine', 'screens-account-verify-a-receipt--unknown-code'],
    tests: ['api/contract/rules/receipts.test.ts', 'tests/contract/cases/proofs.ts'],
  },
  'S-11.18': { tests: ['server/features/accounts/own-account.test.ts'] },
  'S-11.27': {
    stories: [
      'membership-requestinformationdialog--playground',
      'screens-admin-application--ask-for-more',
      'screens-admin-application--ask-for-nothing',
      'screens-admin-application--ask-for-more-refused',
    ],
    tests: ['tests/contract/cases/information-requests.ts', 'server/http/authorization.test.ts'],
  },
  'S-11.28': {
    stories: [
      'screens-member-answer-to-the-committee--form',
      'screens-member-answer-to-the-committee--sent',
      'screens-member-answer-to-the-committee--incomplete',
      'membership-informationrequest--playground',
    ],
    tests: ['tests/contract/cases/information-requests.ts', 'tests/journeys/information-request.spec.ts'],
  },
  'S-11.29': {
    stories: [
      'screens-member-answer-to-the-committee--ended',
      'screens-member-answer-to-the-committee--nothing-asked',
      'screens-member-answer-to-the-committee--not-there',
    ],
    tests: ['tests/contract/cases/information-requests.ts'],
  },
  'S-11.30': {
    stories: ['membership-informationrequestlist--playground', 'screens-admin-application--asked-for-more'],
    tests: ['tests/contract/cases/information-requests.ts', 'server/features/accounts/own-account.test.ts'],
  },
  'S-11.86': { tests: ['server/features/payments/payments.test.ts', 'tests/contract/cases/proofs.ts'] },
  'S-11.39': {
    stories: [
      'membership-refereenotice--playground',
      'membership-refereenotice--no-address',
      'membership-refereenotice--hostile-name',
      'membership-applicationform--notice-to-referee',
    ],
    tests: [
      'ui/membership/shared/whatsapp-href.test.ts',
      'ui/components/content/email-text/mail-href.test.ts',
    ],
  },
  'S-11.40': {
    stories: [
      'mail-welcome--page',
      'mail-applicationreceived--page',
      'mail-decision--page',
      'mail-decision--rejected',
      'mail-decision--set-back',
      'mail-paymentconfirmed--page',
      'mail-paymentqueried--page',
      'mail-admissiondue--page',
      'mail-informationasked--page',
      'mail-passwordreset--page',
      'mail-passwordchanged--page',
      'mail-newsignin--page',
    ],
    tests: ['server/features/mails/outbox.test.ts'],
  },
  'S-11.41': { tests: ['server/features/mails/outbox.test.ts', 'server/features/mails/process.test.ts'] },
  'S-11.42': { tests: ['server/features/mails/outbox.test.ts', 'tests/contract/cases/mails.ts'] },
  'S-11.43': {
    tests: [
      'server/features/mails/outbox.test.ts',
      'server/features/mails/process.test.ts',
      'tests/contract/mail-workers.test.ts',
    ],
  },
  'S-11.44': { stories: ['mail-passwordreset--page'], tests: ['server/features/mails/outbox.test.ts'] },
  'S-11.45': {
    stories: ['mail-welcome--unsafe-input', 'mail-informationasked--unsafe-input'],
    tests: ['server/features/mails/outbox.test.ts', 'server/mail/mail.test.ts'],
  },
  'S-11.46': {
    stories: ['screens-admin-mails--list', 'membership-mailstable--failed'],
    tests: ['tests/contract/cases/mails.ts', 'server/features/mails/outbox.test.ts'],
  },
  'S-11.47': { tests: ['server/features/mails/outbox.test.ts'] },

  'S-11.90': {
    stories: [
      'screens-public-privacy--page',
      'screens-account-register--step-two',
      'screens-public-layout--frame',
      'membership-applicationform--referees',
      'membership-applicationform--grade-and-declaration',
      'membership-profileform--playground',
    ],
    tests: ['server/features/accounts/accounts.test.ts', 'tests/contract/cases/passwords.ts'],
  },
  'S-11.91': {
    stories: [
      'screens-member-my-applications--saved-on-this-device',
      'screens-member-my-applications--continued-from-this-device',
      'screens-member-my-applications--opened-offline',
      'screens-member-my-applications--changed-on-another-device',
      'screens-member-my-applications--not-saved',
    ],
    tests: ['tests/journeys/device-draft.spec.ts'],
  },
  'S-11.92': { tests: ['tests/journeys/device-draft.spec.ts', 'app/src/session/return-path.test.ts'] },
  'S-11.93': { tests: ['server/features/security-log/security-log.test.ts'] },
  'S-11.94': { tests: ['server/http/authorization.test.ts'] },
  'S-11.95': {
    tests: [
      'server/features/security-log/security-log.test.ts',
      'server/features/security-log/event-limits.test.ts',
    ],
  },
  'S-11.96': {
    tests: [
      'server/features/security-log/security-log.test.ts',
      'tests/contract/security-log.test.ts',
      'server/features/accounts/own-account.test.ts',
    ],
  },
  'S-11.97': {
    tests: [
      'server/features/uploads/upload-quota.test.ts',
      'tests/contract/security-log.test.ts',
      'tests/contract/cases/uploads.ts',
    ],
  },
  'S-12.1': {
    tests: ['tests/contract/cases/applications-admin.ts', 'api/contract/application/search.test.ts'],
  },
  'S-12.2': { tests: ['tests/contract/cases/applications-admin.ts'] },
  'S-12.3': { tests: ['tests/contract/cases/applications-admin.ts'] },
  'S-12.4': {
    tests: ['tests/contract/cases/applications-admin.ts', 'server/features/applications/admin-lists.test.ts'],
  },
  'S-12.5': {
    tests: [
      'tests/contract/cases/applications-export.ts',
      'server/features/applications/admin-lists.test.ts',
    ],
  },
  'S-12.6': {
    stories: [
      'screens-admin-applications--list',
      'screens-admin-applications--many-pages',
      'screens-admin-applications--searched-and-filtered',
    ],
    tests: ['screens/admin/applications/list-place.test.ts'],
  },
  'S-12.7': { stories: ['membership-applicationpanel--playground', 'screens-admin-applications--panel'] },
  'S-12.8': {
    stories: ['screens-admin-applications--reviewed-by-keys', 'patterns-shortcutsdialog--playground'],
    tests: ['tests/journeys/review.spec.ts'],
  },
  'S-12.9': {
    stories: [
      'membership-bulkdecisiondialog--playground',
      'membership-bulkdecisiondialog--with-reason',
      'membership-bulkdecisiondialog--one-refused',
      'screens-admin-applications--decided-on-several',
    ],
    tests: ['tests/journeys/review.spec.ts'],
  },
  'S-12.10': {
    stories: [
      'screens-admin-applications--export-choices',
      'screens-admin-applications--exported',
      'screens-admin-applications--not-exported',
    ],
    tests: ['tests/journeys/review.spec.ts'],
  },
  'S-12.15': {
    tests: [
      'tests/contract/cases/applications-export.ts',
      'api/contract/application/xlsx-export.test.ts',
      'server/http/answers/streamed-workbook.test.ts',
      'tests/journeys/review.spec.ts',
    ],
  },
  'S-12.246': {
    tests: [
      'tests/contract/cases/applications-export.ts',
      'api/contract/application/export-file-name.test.ts',
    ],
  },
  'S-12.11': {
    tests: [
      'tests/contract/cases/saved-views.ts',
      'server/http/authorization.test.ts',
      'server/features/accounts/own-account.test.ts',
    ],
  },
  'S-12.12': {
    stories: ['membership-savedviews--replacing'],
    tests: ['tests/contract/cases/saved-views.ts'],
  },
  'S-12.13': { stories: ['membership-savedviews--full'], tests: ['tests/contract/cases/saved-views.ts'] },
  'S-12.14': {
    stories: [
      'membership-savedviews--list',
      'membership-savedviews--current',
      'membership-savedviews--refused',
      'screens-admin-applications--saved-view',
      'screens-admin-applications--view-not-saved',
    ],
    tests: ['tests/journeys/saved-views.spec.ts'],
  },
  'S-12.50': { tests: ['tests/contract/cases/decisions.ts', 'tests/contract/history.test.ts'] },
  'S-12.51': {
    stories: ['mail-decision--rejected-with-reason'],
    tests: ['tests/contract/cases/decisions.ts'],
  },
  'S-12.52': { tests: ['tests/contract/history.test.ts', 'server/cli/seed.test.ts'] },
  'S-12.53': { tests: ['tests/contract/history.test.ts'] },
  'S-12.54': { tests: ['tests/contract/history.test.ts', 'server/features/accounts/own-account.test.ts'] },
  'S-12.55': { tests: ['tests/contract/cases/decisions.ts', 'tests/contract/history.test.ts'] },
  'S-12.56': { tests: ['tests/contract/history.test.ts'] },
  'S-12.57': { tests: ['tests/contract/cases/decisions.ts', 'server/features/accounts/own-account.test.ts'] },
  'S-12.58': {
    tests: ['tests/contract/cases/decisions.ts', 'tests/contract/cases/information-requests.ts'],
  },
  'S-12.59': { tests: ['tests/contract/cases/decisions.ts'] },
  'S-12.160': {
    stories: [
      'screens-admin-mails--list',
      'screens-admin-mails--many-pages',
      'screens-admin-mails--empty',
      'screens-admin-mails--no-answer',
      'screens-admin-mails--on-phone',
      'data-statusbadge--all-statuses',
    ],
    tests: ['screens/shared/table-search-params.test.ts', 'tests/journeys/settings.spec.ts'],
  },
  'S-12.161': {
    stories: [
      'screens-admin-mails--failed-mails',
      'screens-admin-mails--sent-again',
      'screens-admin-mails--refused',
      'screens-admin-mails--not-sent-again',
    ],
    tests: ['api/contract/rules/mails.test.ts', 'tests/journeys/settings.spec.ts'],
  },
  'S-12.165': {
    stories: [
      'screens-admin-settings--form',
      'screens-admin-settings--saved',
      'screens-admin-settings--not-saved',
      'membership-settinghistory--many-changes',
    ],
    tests: ['tests/contract/cases/settings.ts', 'server/features/settings/settings.test.ts'],
  },
  'S-12.166': {
    stories: ['screens-admin-settings--conflict'],
    tests: ['tests/contract/cases/settings.ts'],
  },
  'S-12.167': {
    stories: ['screens-admin-settings--refused-at-the-fields', 'membership-settingform--incomplete'],
    tests: ['tests/contract/cases/settings.ts', 'server/features/settings/settings.test.ts'],
  },
  'S-12.168': {
    stories: [
      'membership-transfercard--loading',
      'membership-transfercard--no-answer',
      'screens-member-payments--no-account-yet',
      'screens-member-my-applications--no-account-yet',
    ],
    tests: [
      'tests/contract/cases/settings.ts',
      'tests/journeys/settings.spec.ts',
      'api/queries/payment-details.test.ts',
    ],
  },
  'S-12.169': {
    tests: [
      'server/features/settings/settings.test.ts',
      'server/mail/mail.test.ts',
      'server/site/address.test.ts',
      'tests/journeys/settings.spec.ts',
    ],
  },
  'S-12.170': { tests: ['server/features/settings/settings.test.ts', 'tests/contract/cases/settings.ts'] },
  'S-12.171': { tests: ['tests/contract/cases/settings.ts'] },
  'S-12.172': {
    stories: ['content-emailtext--one-line'],
    tests: ['ui/components/content/email-text/shortened-address.test.ts'],
  },
  'S-12.173': {
    stories: ['membership-adminapplicationstable--rows'],
    tests: ['ui/membership/tables.browser.tsx', 'tests/journeys/review.spec.ts'],
  },
  'S-12.174': { stories: ['screens-admin-payments--bank-statement', 'forms-filefield--drop-anywhere'] },
  'S-12.175': {
    stories: ['screens-admin-application--asked-for-more', 'screens-admin-applications--panel'],
    tests: ['screens/admin/applications/desk/use-asked-for-more.test.ts'],
  },
  'S-12.176': { stories: ['membership-applicationdesk--playground'] },
  'S-12.177': { stories: ['screens-admin-applications--taken-back'] },
  'S-12.178': { stories: ['membership-statusselect--disabled'] },
  'S-12.179': { stories: ['screens-admin-dashboard--second-factor-missing'] },
  'S-12.180': {
    stories: ['screens-admin-applications--open-by-its-address'],
    tests: ['tests/contract/cases/applications-admin.ts'],
  },
  'S-12.181': {
    stories: [
      'screens-admin-applications--many-pages',
      'screens-admin-applications--open-at-the-end-of-a-page',
      'screens-admin-applications--open-by-its-address',
    ],
  },
  'S-12.182': {
    stories: ['screens-admin-application--status-refused', 'screens-admin-application--status-updated'],
  },
  'S-12.183': {
    stories: ['screens-admin-applications--own-application', 'data-datatable--some-not-selectable'],
    tests: ['tests/contract/cases/applications-admin.ts'],
  },
  'S-12.184': {
    stories: ['membership-applicationpanel--recommended', 'screens-admin-applications--panel'],
    tests: ['screens/admin/applications/desk/use-recommended.test.ts'],
  },
  'S-12.185': {
    stories: ['membership-applicationdesk--proof-zoomed', 'membership-applicationdesk--proof-opened'],
  },
  'S-12.186': {
    stories: ['data-datatable--on-phone', 'navigation-tabnav--on-phone'],
    tests: ['ui/membership/tables.browser.tsx', 'tests/journeys/review.spec.ts'],
  },
  'S-12.140': {
    stories: ['screens-admin-layout--everything-waits', 'screens-admin-layout--none-pending'],
    tests: [
      'tests/contract/cases/dashboard.ts',
      'tests/contract/figures.test.ts',
      'server/features/dashboard/waiting.test.ts',
    ],
  },
  'S-12.242': {
    texts: {
      'What waits today': 'mail-staffdigest--page',
      'At 07:00 in Lagos, to the mailbox of the committee.': 'screens-admin-settings--digest-on',
    },
    stories: ['screens-admin-layout--everything-waits', 'mail-staffdigest--long-content'],
    tests: ['server/features/dashboard/staff-digest.test.ts', 'tests/contract/cases/settings.ts'],
  },
  'S-12.142': {
    stories: ['screens-admin-dashboard--awaiting', 'screens-admin-dashboard--no-data-yet'],
    tests: ['screens/shared/dates.test.ts'],
  },
  'S-12.143': {
    stories: ['screens-admin-dashboard--figures', 'screens-admin-dashboard--awaiting'],
    tests: ['ui/components/data/line-chart/line-chart.browser.tsx'],
  },
  'S-12.148': {
    stories: [
      'screens-admin-marketers--deleted-by-another',
      'screens-admin-marketers--refused-at-the-fields',
    ],
  },
  'S-12.248': {
    texts: {
      'The code stays: applications and shared links contain it.': 'screens-admin-marketers--editing',
      'Marketer saved': 'screens-admin-marketers--saved',
    },
    stories: [
      'screens-admin-marketers--refused',
      'screens-admin-marketers--not-saved',
      'screens-admin-marketers--address-taken',
    ],
    tests: ['tests/contract/cases/marketers.ts'],
  },
  'S-12.149': {
    tests: ['tests/contract/cases/marketers.ts'],
  },
  'S-12.150': {
    stories: ['screens-account-register--referred'],
    tests: ['tests/contract/cases/accounts.ts', 'api/contract/rules/referral-code.test.ts'],
  },
  'S-12.151': {
    tests: [
      'tests/contract/cases/accounts.ts',
      'server/features/accounts/own-account.test.ts',
      'tests/journeys/marketers.spec.ts',
    ],
  },
  'S-12.152': {
    stories: ['screens-admin-marketers--codes-that-match-nobody'],
    tests: ['tests/contract/cases/marketers.ts', 'tests/contract/figures.test.ts'],
  },
  'S-12.190': {
    stories: ['membership-unmatchedcodes--playground', 'screens-admin-marketers--codes-that-match-nobody'],
    tests: ['tests/contract/cases/marketers.ts', 'tests/contract/figures.test.ts'],
  },
  'S-12.191': { stories: ['membership-marketerstable--ten-thousand-rows'] },
  'S-12.153': {
    stories: ['screens-admin-marketers--sharing', 'membership-marketersharedialog--playground'],
    tests: ['tests/journeys/marketers.spec.ts'],
  },
  'S-12.100': { stories: ['membership-peopletable--list'], tests: ['tests/contract/cases/people.ts'] },
  'S-12.101': {
    stories: ['screens-admin-people--refused', 'screens-admin-your-account--with-second-factor'],
    tests: ['tests/contract/cases/people.ts', 'tests/journeys/staff.spec.ts'],
  },
  'S-12.103': {
    stories: ['screens-admin-people--list', 'screens-admin-people--filtered-to-none'],
    tests: ['tests/contract/cases/people.ts'],
  },
  'S-12.104': {
    stories: ['screens-admin-people--saved', 'screens-admin-people--changed-by-another'],
    tests: ['tests/contract/cases/people.ts', 'tests/journeys/staff.spec.ts'],
  },
  'S-12.105': { stories: ['membership-accountdialog--own'], tests: ['tests/contract/cases/people.ts'] },
  'S-12.106': {
    stories: ['membership-accountdialog--playground'],
    tests: ['tests/contract/cases/people.ts'],
  },
  'S-2.75': { stories: ['screens-admin-people--list'], tests: ['tests/journeys/all-screens.spec.ts'] },
  'S-2.76': { stories: ['screens-admin-security-log--list'], tests: ['tests/journeys/all-screens.spec.ts'] },
  'S-2.77': { stories: ['screens-admin-your-account--page'], tests: ['tests/journeys/all-screens.spec.ts'] },
  'S-12.110': {
    stories: ['screens-admin-your-account--page'],
    tests: ['tests/contract/cases/second-factor.ts', 'tests/journeys/staff.spec.ts'],
  },
  'S-12.111': {
    stories: ['membership-secondfactorsettings--scanning'],
    tests: ['tests/contract/cases/second-factor.ts'],
  },
  'S-12.112': {
    stories: ['membership-secondfactorsettings--success'],
    tests: ['tests/contract/cases/second-factor.ts', 'tests/journeys/staff.spec.ts'],
  },
  'S-12.113': { tests: ['tests/contract/cases/second-factor.ts'] },
  'S-12.114': {
    stories: ['membership-signincodeform--playground', 'screens-account-login--code-needed'],
    tests: ['tests/contract/cases/second-factor.ts', 'tests/journeys/staff.spec.ts'],
  },
  'S-12.115': { tests: ['tests/contract/cases/second-factor.ts'] },
  'S-12.116': {
    stories: ['membership-secondfactorsettings--enabled'],
    tests: ['tests/contract/cases/second-factor.ts'],
  },
  'S-12.117': {
    stories: ['membership-accountdialog--playground'],
    tests: ['tests/contract/cases/second-factor.ts', 'tests/journeys/staff.spec.ts'],
  },
  'S-12.119': {
    stories: ['screens-admin-your-account--must-set-up'],
    tests: ['tests/contract/cases/second-factor.ts'],
  },
  'S-12.120': {
    stories: ['screens-admin-your-account--page'],
    tests: ['tests/journeys/all-screens.spec.ts'],
  },
  'S-12.121': {
    stories: ['screens-admin-security-log--list', 'membership-securitylogtable--playground'],
    tests: ['tests/contract/cases/security-log.ts'],
  },
  'S-12.122': {
    stories: [
      'screens-admin-applications--as-reviewer',
      'screens-admin-application--as-reviewer',
      'screens-admin-payments--as-reviewer',
      'screens-admin-payments--as-treasurer',
      'screens-admin-marketers--as-reviewer',
      'screens-admin-settings--as-reviewer',
    ],
    tests: ['tests/journeys/saved-views.spec.ts'],
  },
  'S-12.123': {
    stories: ['screens-admin-applications--as-reviewer', 'screens-admin-application--as-reviewer'],
    tests: ['tests/journeys/saved-views.spec.ts'],
  },
  'S-12.124': { stories: ['screens-admin-application--page'], tests: ['tests/journeys/saved-views.spec.ts'] },
  'S-12.125': {
    stories: [
      'screens-admin-application--page',
      'screens-admin-applications--reviewed-by-keys',
      'patterns-shortcutsdialog--turned-off',
    ],
  },
  'S-12.80': { tests: ['tests/contract/cases/payments.ts'] },
  'S-12.81': {
    tests: ['tests/contract/cases/payments.ts', 'server/features/payments/payment-desk.test.ts'],
  },
  'S-12.82': {
    stories: ['membership-paymentdialog--part-payments'],
    tests: ['tests/contract/cases/payments.ts', 'server/features/payments/payment-desk.test.ts'],
  },
  'S-12.83': {
    stories: ['membership-paymentdialog--refused-at-the-fields'],
    tests: ['tests/contract/cases/payments.ts', 'server/features/payments/payment-desk.test.ts'],
  },
  'S-12.84': { stories: ['screens-admin-payments--refused'], tests: ['tests/contract/cases/payments.ts'] },
  'S-12.85': { stories: ['screens-admin-payments--list'] },
  'S-12.86': {
    stories: ['screens-admin-payments--list', 'screens-admin-payments--receipt'],
    tests: ['screens/admin/payments/payments-place.test.ts'],
  },
  'S-12.87': {
    stories: [
      'screens-admin-payments--success',
      'membership-paymentdialog--asking',
      'membership-paymentdialog--own-application',
    ],
    tests: ['tests/journeys/payments-desk.spec.ts'],
  },
  'S-12.88': {
    stories: ['screens-admin-payments--statement-refused'],
    tests: ['screens/admin/payments/bank-statement/read-statement.test.ts'],
  },
  'S-12.89': { tests: ['tests/contract/cases/payments.ts'] },
  'S-12.90': {
    stories: ['screens-admin-payments--bank-statement', 'membership-statementmatches--outcomes'],
    tests: ['tests/journeys/payments-desk.spec.ts'],
  },
  'S-12.192': {
    stories: [
      'screens-admin-payments--two-lines-of-one-applicant',
      'screens-admin-payments--line-refused-then-recorded',
    ],
  },
  'S-12.193': {
    stories: [
      'screens-admin-payments--refused-then-saved',
      'screens-admin-payments--confirmed-by-another',
      'screens-admin-payments--same-picture',
      'membership-paymentdialog--same-picture',
      'membership-sameproofs--playground',
    ],
    tests: ['tests/contract/cases/payments.ts'],
  },
  'S-12.194': {
    stories: [
      'screens-admin-payments--statement-partly-compared',
      'screens-admin-payments--statement-stopped',
    ],
    tests: ['api/queries/payments.test.ts'],
  },
  'S-11.110': {
    tests: ['api/contract/rules/announced-decisions.test.ts', 'tests/contract/cases/decisions.ts'],
  },
  'S-11.120': {
    stories: [
      'screens-member-overview--admitted-and-applying-again',
      'screens-member-overview--admitted-and-rejected-later',
      'screens-member-overview--several-pending',
      'screens-member-payments--decided-with-reason',
    ],
    tests: ['tests/contract/cases/proofs.ts'],
  },
  'S-11.121': {
    stories: ['screens-member-my-applications--from-last-application'],
    tests: ['tests/contract/cases/applications.ts'],
  },
  'S-11.125': {
    stories: [
      'screens-public-registration-and-admission--page',
      'screens-account-register--grade-from-card',
      'screens-account-register--success',
      'screens-member-my-applications--grade-from-card',
    ],
    tests: ['tests/journeys/signed-in-visitor.spec.ts'],
  },
  'S-11.126': { stories: ['screens-member-my-applications--submitted'] },
  'S-12.240': {
    stories: ['membership-decisiondialog--warned'],
    tests: ['api/contract/rules/decision-warnings.test.ts'],
  },
  'S-12.241': {
    stories: [
      'screens-member-payments--query-answered',
      'screens-member-payments--answer-not-sent',
      'membership-paymentdialog--question-answered',
      'membership-adminpaymentstable--replied-to',
    ],
    tests: ['tests/contract/cases/proofs.ts'],
  },
  'S-12.280': {
    stories: ['screens-admin-application--second-account'],
    tests: ['api/contract/rules/shared-facts.test.ts', 'tests/contract/cases/application-review.ts'],
  },
  'S-12.281': {
    stories: [
      'membership-correctdetailsdialog--playground',
      'membership-correctdetailsdialog--refused',
      'membership-correctdetailsdialog--refused-at-the-fields',
      'membership-correctdetailsdialog--no-answer',
      'membership-correctdetailsdialog--proven-address',
      'membership-accountdialog--corrected',
      'mail-accountchanged--corrected',
      'screens-admin-people--correct-details',
      'screens-admin-people--corrected',
    ],
    tests: ['server/features/people/corrections.test.ts', 'tests/contract/cases/people.ts'],
  },
  'S-12.282': {
    stories: ['screens-admin-dashboard--before-going-live', 'screens-admin-your-account--renamed'],
    tests: ['tests/contract/cases/settings.ts', 'server/features/accounts/accounts.test.ts'],
  },
  'S-12.245': {
    stories: ['membership-newsletterreaderstable--refused', 'membership-peopletable--refused'],
    tests: ['server/features/mails/outbox.test.ts', 'server/features/newsletter/newsletter.test.ts'],
  },
  'S-12.260': {
    stories: [
      'membership-paymentdialog--undoable',
      'membership-paymentdialog--receipt-follows',
      'screens-admin-payments--undone',
      'screens-admin-payments--undone-too-late',
    ],
    tests: ['tests/contract/cases/payments.ts', 'server/features/payments/payments.test.ts'],
  },
  'S-12.196': { stories: ['screens-admin-applications--marketers-offered'] },
  'S-12.195': {
    stories: [
      'screens-admin-payments--updating',
      'screens-admin-people--updating',
      'data-datatable--updating',
    ],
  },
  'S-12.60': {
    stories: [
      'screens-admin-application--page',
      'screens-admin-application--unknown-id',
      'screens-admin-application--own-application',
    ],
    tests: ['tests/contract/cases/application-review.ts', 'tests/journeys/decision-desk.spec.ts'],
  },
  'S-12.61': {
    stories: [
      'membership-applicationdesk--playground',
      'screens-admin-application--page',
      'screens-admin-application--on-phone',
    ],
  },
  'S-12.62': {
    stories: ['membership-applicationdesk--playground', 'screens-admin-application--kept-pending'],
  },
  'S-12.63': {
    stories: [
      'membership-decisiondialog--playground',
      'membership-decisiondialog--without-reason',
      'screens-admin-application--decided',
      'screens-admin-application--decided-elsewhere',
      'screens-admin-application--not-undone',
    ],
    tests: ['tests/journeys/decision-desk.spec.ts'],
  },
  'S-12.64': {
    stories: ['membership-decisionhistory--playground', 'membership-decisionhistory--taken-back'],
  },
  'S-12.65': {
    stories: ['membership-applicationnotes--playground', 'screens-admin-application--note-not-saved'],
  },
  'S-12.66': {
    stories: ['membership-applicationdesk--same-picture', 'screens-admin-application--same-picture'],
    tests: [
      'tests/contract/cases/application-review.ts',
      'server/features/uploads/picture-hash.test.ts',
      'server/features/payments/same-proofs.test.ts',
    ],
  },
  'S-12.67': {
    tests: ['tests/contract/cases/application-review.ts', 'server/http/authorization.test.ts'],
  },
  'S-12.68': {
    stories: ['membership-applicationreader--opened-by-staff'],
    tests: [
      'tests/contract/cases/application-review.ts',
      'server/features/accounts/own-account.test.ts',
      'tests/journeys/decision-desk.spec.ts',
    ],
  },
  'S-12.200': {
    tests: [
      'tests/contract/cases/application-review.ts',
      'server/features/applications/application-openings.test.ts',
    ],
  },
  'S-12.201': {
    stories: ['membership-activitylist--entries', 'screens-admin-dashboard--activity'],
    tests: ['tests/contract/cases/dashboard.ts', 'server/features/applications/admin-lists.test.ts'],
  },
  'S-12.202': {
    stories: ['membership-securitylogtable--decisions'],
    tests: ['server/features/security-log/security-log.test.ts'],
  },
  'S-12.203': { stories: ['screens-admin-your-account--saved'] },
  'S-12.204': {
    stories: ['screens-admin-dashboard--forbidden'],
    tests: ['tests/journeys/admin-refused.spec.ts'],
  },
  'S-12.205': {
    stories: ['screens-admin-people--blocked', 'membership-accountdialog--blocked'],
    tests: ['tests/contract/cases/people.ts', 'tests/journeys/admin-loses-access.spec.ts'],
  },
  'S-12.206': { tests: ['server/features/payments/proof-hash-backfill.test.ts'] },
  'S-12.210': {
    stories: ['membership-newsletterform--not-loaded'],
    tests: ['ui/lazy-part.test.tsx', 'tests/journeys/newsletter.spec.ts', 'tests/journeys/dashboard.spec.ts'],
  },
  'S-12.211': { stories: ['screens-public-error--not-loaded'], tests: ['tests/journeys/blog.spec.ts'] },
  'S-12.212': { stories: ['screens-account-register--not-loaded'] },
  'S-12.213': {
    stories: ['membership-gradefinder--quick-answers'],
    tests: ['tests/journeys/grade-finder.spec.ts'],
  },
  'S-12.216': { stories: ['screens-account-register--step-one', 'screens-account-login--blank'] },
  'S-12.217': {
    tests: ['server/features/newsletter/newsletter.test.ts', 'tests/contract/cases/newsletter.ts'],
  },
  'S-12.218': { tests: ['ui/mail/render-mail.test.ts', 'server/features/settings/settings.test.ts'] },
  'S-12.219': { tests: ['tests/journeys/no-script.spec.ts'] },
  'S-12.220': { tests: ['server/site/site.test.ts', 'tests/journeys/no-script.spec.ts'] },
  'S-12.221': { tests: ['tests/journeys/public-pages.spec.ts'] },
  'S-12.222': { stories: ['screens-public-layout--session-stored'] },
  'S-12.249': {
    stories: ['screens-member-profile--downloaded'],
    tests: ['screens/public/public-layout/current-year.test.tsx', 'api/blog/post.test.ts'],
  },
  'S-12.250': {
    stories: ['screens-admin-dashboard--before-going-live'],
    tests: ['tests/contract/cases/settings.ts', 'server/main.test.ts'],
  },
};
