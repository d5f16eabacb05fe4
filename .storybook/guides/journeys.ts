/** A screen in a journey. */
export interface JourneyStep {
  /** Id of the story in Storybook's index. */
  readonly story: string;
  /** What happens here, in one line. */
  readonly text: string;
}

/** Screens that a user goes through, in order. */
export interface Journey {
  readonly title: string;
  readonly lead: string;
  /** Sections with their steps in order. */
  readonly parts: readonly { readonly title: string; readonly steps: readonly JourneyStep[] }[];
  /** Id of the flow story that plays the journey on the whole site. */
  readonly flow?: string;
}

/** The journeys by the `name` prop of `JourneyPage`. guides.test.ts checks the ids. */
export const journeys = {
  join: {
    title: 'Join and sign in',
    lead: 'A visitor compares the grades, opens an account and signs in. This journey also covers a wrong password, a lost password and an expired link.',
    flow: 'flows-membership--from-visitor-to-member',
    parts: [
      {
        title: 'Decide to join',
        steps: [
          { story: 'screens-public-home--page', text: 'The visitor arrives and reads who the Institute is.' },
          { story: 'screens-public-membership-benefits--page', text: 'The benefits of membership.' },
          { story: 'screens-public-membership-categories--page', text: 'Which grade fits, by experience.' },
          {
            story: 'screens-public-registration-and-admission--page',
            text: 'What each grade costs. Apply Now opens the sign-up page.',
          },
        ],
      },
      {
        title: 'Open an account',
        steps: [
          { story: 'screens-account-register--step-one', text: 'Name, email, phone number and grade.' },
          { story: 'screens-account-register--step-two', text: 'A password, typed twice, and the terms.' },
          {
            story: 'screens-public-terms--page',
            text: 'The terms. The form still has what was typed afterwards.',
          },
          {
            story: 'screens-account-register--email-taken',
            text: 'The email address already has an account.',
          },
          {
            story: 'screens-account-register--no-answer',
            text: 'The server does not respond. Nothing typed is lost.',
          },
          {
            story: 'screens-account-login--after-registration',
            text: 'The account has been created. The next step is to sign in.',
          },
        ],
      },
      {
        title: 'Sign in',
        steps: [
          { story: 'screens-account-login--blank', text: 'Email, password, Remember me.' },
          { story: 'screens-account-login--nothing-filled-in', text: 'Both fields are required.' },
          { story: 'screens-account-login--wrong-password', text: 'The password is wrong.' },
          {
            story: 'screens-account-login--session-ended',
            text: 'The session has ended. Signing in returns to the same page.',
          },
        ],
      },
      {
        title: 'A lost password',
        steps: [
          { story: 'screens-account-forgot-password--blank', text: 'The form to request a reset link.' },
          {
            story: 'screens-account-forgot-password--sent',
            text: 'The response is the same for every address.',
          },
          { story: 'screens-account-reset-password--blank', text: 'The link in the email opens this page.' },
          { story: 'screens-account-reset-password--expired-link', text: 'The link has expired.' },
          {
            story: 'screens-account-login--after-reset',
            text: 'The password has been changed. Sign in with the new one.',
          },
        ],
      },
    ],
  },
  apply: {
    title: 'Apply and pay',
    lead: 'A member completes the profile, fills in the application, transfers the fee and uploads the proof of payment. Nothing typed is lost.',
    flow: 'flows-membership--completes-profile',
    parts: [
      {
        title: 'Prepare',
        steps: [
          { story: 'screens-member-overview--new-member', text: 'The checklist shows what to do first.' },
          { story: 'screens-member-profile--new-member', text: 'The profile before it is filled in.' },
          { story: 'screens-member-profile--saved', text: 'The profile is saved.' },
        ],
      },
      {
        title: 'Fill in the application',
        steps: [
          {
            story: 'screens-member-my-applications--empty',
            text: 'No application yet. A button opens the form.',
          },
          { story: 'screens-member-my-applications--form', text: 'The empty form.' },
          {
            story: 'screens-member-my-applications--draft-continued',
            text: 'Days later, the member continues the draft.',
          },
          {
            story: 'screens-member-my-applications--saved-once-online-again',
            text: 'The draft is saved automatically once the connection is back.',
          },
        ],
      },
      {
        title: 'Pay',
        steps: [
          {
            story: 'screens-member-payments--open-draft',
            text: 'The payment of the draft, with its reference.',
          },
          { story: 'screens-member-payments--transfer-opened', text: 'How to transfer the fees.' },
        ],
      },
      {
        title: 'Submit',
        steps: [
          {
            story: 'screens-member-my-applications--form-incomplete',
            text: 'Something is missing. One message lists all of it.',
          },
          {
            story: 'screens-member-my-applications--not-an-image',
            text: 'The proof of payment is not an image.',
          },
          {
            story: 'screens-member-my-applications--server-down',
            text: 'The server fails. The form stays filled in.',
          },
          { story: 'screens-member-my-applications--submitted', text: 'The application is submitted.' },
        ],
      },
    ],
  },
  follow: {
    title: 'Follow an application',
    lead: 'What a member sees between submitting and the decision of the committee, and where payments and receipts are.',
    parts: [
      {
        title: 'The application',
        steps: [
          { story: 'screens-member-overview--applied', text: 'The status of the application at a glance.' },
          {
            story: 'screens-member-my-applications--list',
            text: 'All applications of the member, newest first.',
          },
          {
            story: 'screens-member-application-in-full--complete',
            text: 'One application with everything that was submitted.',
          },
          { story: 'screens-member-application-in-full--approved', text: 'The application is approved.' },
        ],
      },
      {
        title: 'The payments',
        steps: [
          { story: 'screens-member-payments--every-state', text: 'Pending payments and the history.' },
          { story: 'screens-member-payments--proof-opened', text: 'A proof of payment.' },
          { story: 'screens-member-payments--nothing-due', text: 'Nothing is due.' },
        ],
      },
    ],
  },
  review: {
    title: 'Review applications',
    lead: 'An admin looks at the figures, opens an application, checks the proof of payment and decides.',
    flow: 'flows-membership--from-visitor-to-member',
    parts: [
      {
        title: 'Overview',
        steps: [
          { story: 'screens-admin-dashboard--figures', text: 'Figures, and the newest applications.' },
          { story: 'screens-admin-dashboard--charts', text: 'Three charts.' },
          { story: 'screens-admin-dashboard--activity', text: 'Who did what, and when.' },
          { story: 'screens-admin-layout--some-pending', text: 'The bell lists the pending applications.' },
        ],
      },
      {
        title: 'Find an application',
        steps: [
          { story: 'screens-admin-applications--list', text: 'The list, newest first.' },
          { story: 'screens-admin-applications--filtered', text: 'Only applications with one status.' },
          {
            story: 'screens-admin-applications--many-pages',
            text: 'Hundreds of applications, page by page.',
          },
        ],
      },
      {
        title: 'Decide',
        steps: [
          {
            story: 'screens-admin-application--page',
            text: 'One application in full, with the decision beside it.',
          },
          { story: 'membership-applicationdesk--proof-opened', text: 'The proof of payment.' },
          {
            story: 'screens-admin-application--decided',
            text: 'A decision with a reason, which can be taken back.',
          },
          { story: 'screens-admin-application--status-updated', text: 'The decision is saved.' },
          {
            story: 'screens-admin-application--status-not-updated',
            text: 'The decision could not be saved.',
          },
          {
            story: 'screens-admin-applications--own-application',
            text: 'Admins cannot decide on their own application.',
          },
        ],
      },
    ],
  },
  marketers: {
    title: 'Manage marketers',
    lead: 'An admin adds the people who refer applicants, sees how many applications use their codes, edits their data, and deletes those who leave.',
    flow: 'flows-membership--manages-marketers',
    parts: [
      {
        title: 'The list',
        steps: [
          { story: 'screens-admin-marketers--list', text: 'Marketers, their codes and their applications.' },
          { story: 'screens-admin-marketers--empty', text: 'No marketers yet.' },
          { story: 'screens-admin-marketers--loading', text: 'The list is loading.' },
          { story: 'screens-admin-marketers--no-answer', text: 'The list could not be loaded.' },
        ],
      },
      {
        title: 'Add, edit and delete',
        steps: [
          { story: 'screens-admin-marketers--adding', text: 'The dialog for a new marketer.' },
          { story: 'membership-marketerdialog--incomplete', text: 'Required fields are empty.' },
          { story: 'screens-admin-marketers--added', text: 'The new marketer is in the list.' },
          { story: 'screens-admin-marketers--not-added', text: 'The code is taken.' },
          { story: 'screens-admin-marketers--saved', text: 'Edited: the list has the new name.' },
          { story: 'screens-admin-marketers--deleted', text: 'Deleted after a confirmation.' },
          { story: 'screens-admin-marketers--delete-cancelled', text: 'Cancelled, so nothing is deleted.' },
        ],
      },
    ],
  },
  payments: {
    title: 'Check payments',
    lead: 'A treasurer compares the proofs with the bank account, confirms what has arrived, asks about what has not, and matches a statement of the bank.',
    parts: [
      {
        title: 'One by one',
        steps: [
          { story: 'screens-admin-payments--list', text: 'Payments to check come first.' },
          { story: 'membership-paymentdialog--playground', text: 'The proof beside what the grade costs.' },
          { story: 'membership-paymentdialog--part-payments', text: 'Several transfers add up.' },
          { story: 'membership-paymentdialog--asking', text: 'A question to the member.' },
          { story: 'screens-admin-payments--success', text: 'Confirmed, with the number of the receipt.' },
          { story: 'screens-admin-payments--receipt', text: 'The receipt, to print.' },
        ],
      },
      {
        title: 'From a bank statement',
        steps: [
          {
            story: 'screens-admin-payments--bank-statement',
            text: 'Each line with the payments it may belong to.',
          },
          { story: 'screens-admin-payments--statement-refused', text: 'A file that is not a statement.' },
        ],
      },
    ],
  },
  office: {
    title: 'Run the office',
    lead: 'Who may do what, what the site writes to members, and what the Institute can set itself.',
    parts: [
      {
        title: 'People',
        steps: [
          { story: 'screens-admin-people--list', text: 'Accounts, and who is staff.' },
          { story: 'screens-admin-people--confirming', text: 'A change of role is asked about first.' },
          { story: 'screens-admin-people--changed-by-another', text: 'Another admin was faster.' },
          { story: 'screens-admin-your-account--with-second-factor', text: 'A second factor, set up once.' },
          { story: 'screens-admin-security-log--list', text: 'What happened, and who did it.' },
        ],
      },
      {
        title: 'Mails and settings',
        steps: [
          { story: 'screens-admin-mails--failed-mails', text: 'Mails that did not arrive, and why.' },
          { story: 'screens-admin-mails--sent-again', text: 'One is sent again.' },
          { story: 'screens-admin-settings--form', text: 'The settings, each with its history.' },
          { story: 'screens-admin-settings--conflict', text: 'Somebody else changed it meanwhile.' },
        ],
      },
    ],
  },
  read: {
    title: 'Read the site',
    lead: 'Everything that a visitor can read without an account: the Institute, its rules and people, the blog, and the ways to get in touch.',
    flow: 'flows-membership--unknown-address',
    parts: [
      {
        title: 'The Institute',
        steps: [
          { story: 'screens-public-about--page', text: 'Who the Institute is.' },
          { story: 'screens-public-aims-and-objectives--page', text: 'Its aims and objectives.' },
          { story: 'screens-public-council-members--page', text: 'Its officers and council.' },
          { story: 'screens-public-governing-body--page', text: 'Who governs it.' },
          { story: 'screens-public-code-of-ethics--page', text: 'The nine rules of its members.' },
          { story: 'screens-public-global-links--page', text: 'Its links to other bodies.' },
          { story: 'screens-public-events--page', text: 'Its events.' },
          { story: 'screens-public-certifications--page', text: 'Certification in five steps.' },
        ],
      },
      {
        title: 'The blog',
        steps: [
          { story: 'screens-public-blog-loading--list', text: 'The list is loading.' },
          { story: 'screens-public-blog--page', text: 'The newest posts.' },
          { story: 'screens-public-blog-post--page', text: 'A post with recent news next to it.' },
          { story: 'screens-public-blog-post--not-found', text: 'The post does not exist.' },
          { story: 'screens-public-blog--empty', text: 'There are no posts yet.' },
        ],
      },
      {
        title: 'Get in touch',
        steps: [
          { story: 'screens-public-faq--page', text: 'Six questions and their answers.' },
          { story: 'screens-public-contact--page', text: 'Addresses, telephone numbers and a form.' },
          { story: 'screens-public-feedback--page', text: 'Every way to reach the Institute.' },
          { story: 'screens-public-error--unknown-path', text: 'An address that does not exist.' },
        ],
      },
    ],
  },
} as const satisfies Record<string, Journey>;

export type JourneyName = keyof typeof journeys;
