/** The documented elements and where their stories are. The Coverage page lists them; a unit test compares them with the stories. */

/** An address of the site (S-2). */
export interface RouteEntry {
  readonly path: string;
  readonly purpose: string;
  /** Title of the screen's stories. */
  readonly title: string;
}

/** Views within a page that have an address of their own. The pages themselves come from app/src/routes.ts (site-routes.ts). */
export const views: readonly RouteEntry[] = [
  {
    path: '/dashboard/application?view=read',
    purpose: 'One application in full',
    title: 'Screens/Member/Application in full',
  },
];

/** An element of the documented list. */
export interface ElementEntry {
  readonly name: string;
  /** Title of its stories. */
  readonly title: string;
  /** The story that shows it, where the title holds more than this. */
  readonly story?: string;
}

export const elements: Readonly<Record<string, readonly ElementEntry[]>> = {
  Actions: [
    { name: 'Button', title: 'Actions/Button' },
    { name: 'Button as link', title: 'Actions/Button', story: 'As Link' },
    { name: 'Icon button', title: 'Actions/IconButton' },
    { name: 'Link', title: 'Actions/Link' },
    { name: 'Copy button', title: 'Actions/CopyButton' },
  ],
  Forms: [
    { name: 'Form', title: 'Forms/Form' },
    { name: 'Field', title: 'Forms/Field' },
    { name: 'Fieldset', title: 'Forms/Fieldset' },
    { name: 'Text', title: 'Forms/TextField' },
    { name: 'E-mail', title: 'Forms/TextField', story: 'Email' },
    { name: 'Telephone', title: 'Forms/TextField', story: 'Telephone' },
    { name: 'Number', title: 'Forms/NumberField' },
    { name: 'Date', title: 'Forms/DateField' },
    { name: 'Password, with its rules', title: 'Forms/PasswordField' },
    { name: 'New password, typed twice', title: 'Membership/NewPasswordFields' },
    { name: 'Textarea', title: 'Forms/TextareaField' },
    { name: 'Select', title: 'Forms/SelectField' },
    { name: 'Radio group', title: 'Forms/RadioGroupField' },
    { name: 'Checkbox', title: 'Forms/CheckboxField' },
    { name: 'File, for pictures', title: 'Forms/FileField' },
    { name: 'Repeatable group', title: 'Forms/RepeatableGroup' },
    { name: 'Form errors', title: 'Forms/FormErrors' },
    { name: 'Wizard steps', title: 'Navigation/StepIndicator' },
    { name: 'Save state', title: 'Forms/SaveState' },
  ],
  Feedback: [
    { name: 'Alert dialog', title: 'Feedback/AlertDialog' },
    { name: 'Confirm dialog', title: 'Feedback/ConfirmDialog' },
    { name: 'Modal', title: 'Feedback/Dialog' },
    { name: 'Toast', title: 'Feedback/Toast' },
    { name: 'Inline message', title: 'Feedback/InlineMessage' },
    { name: 'Spinner', title: 'Feedback/Spinner' },
    { name: 'Loading notice', title: 'Feedback/LoadingNotice' },
    { name: 'Blog on its way', title: 'Screens/Public/Blog loading' },
    { name: 'Progress bar', title: 'Feedback/ProgressBar' },
    { name: 'Skeleton', title: 'Feedback/Skeleton' },
    { name: 'Empty state', title: 'Feedback/EmptyState' },
    { name: 'Error state', title: 'Feedback/ErrorState' },
    { name: 'Welcome banner', title: 'Feedback/WelcomeBanner' },
  ],
  Navigation: [
    { name: 'Navigation bar', title: 'Patterns/NavBar' },
    { name: 'Navigation bar, scrolled', title: 'Patterns/NavBar', story: 'Scrolled' },
    { name: 'Phone panel', title: 'Patterns/SidePanel' },
    { name: 'Footer', title: 'Patterns/Footer' },
    { name: 'Newsletter form', title: 'Membership/NewsletterForm' },
    { name: 'Social icons', title: 'Navigation/SocialIcon' },
    { name: 'Skip link', title: 'Navigation/SkipLink' },
    { name: 'Breadcrumb', title: 'Navigation/Breadcrumb' },
    { name: 'Pagination', title: 'Navigation/Pagination' },
    { name: 'Tabs', title: 'Navigation/Tabs' },
    { name: 'Admin sidebar and top bar', title: 'Patterns/AdminFrame' },
    { name: 'Member sidebar and bottom navigation', title: 'Patterns/MemberFrame' },
    { name: 'Avatar', title: 'Identity/Avatar' },
    { name: 'Logo', title: 'Identity/Logo' },
  ],
  Content: [
    { name: 'Page header', title: 'Patterns/PageHeader' },
    { name: 'Card', title: 'Content/Card' },
    { name: 'Grade card with fees', title: 'Patterns/GradeCard' },
    { name: 'Category card with eligibility', title: 'Content/CategoryCard' },
    { name: 'Benefit card', title: 'Content/BenefitCard' },
    { name: 'Officer card', title: 'Content/OfficerCard' },
    { name: 'Event card', title: 'Content/EventCard' },
    { name: 'Post card', title: 'Content/PostCard' },
    { name: 'Steps list', title: 'Content/StepsList' },
    { name: 'Accordion', title: 'Content/Accordion' },
    { name: 'Statistics strip', title: 'Patterns/StatStrip' },
    { name: 'Count-up', title: 'Data/CountUp' },
    { name: 'Achievements', title: 'Patterns/Achievements' },
    { name: 'Hero', title: 'Patterns/Hero' },
    { name: 'Hero carousel', title: 'Patterns/HeroCarousel' },
    { name: 'Category chips', title: 'Navigation/CategoryChips' },
    { name: 'Portable text', title: 'Content/PortableText' },
    { name: 'Sidebar list with search', title: 'Navigation/SidebarList' },
    { name: 'Definition list', title: 'Content/DefinitionList' },
    { name: 'Fact list', title: 'Content/FactList' },
    { name: 'Timeline', title: 'Content/Timeline' },
    { name: 'Image viewer', title: 'Content/ImageViewer' },
    { name: 'Prose', title: 'Content/Prose' },
    { name: 'Picture of a link', title: 'Patterns/SharePicture' },
    { name: 'Call to action', title: 'Screens/Shared/Call to action' },
    { name: 'See also', title: 'Screens/Shared/See also' },
    { name: 'Names on a board', title: 'Screens/Shared/Name list' },
    { name: 'Fees of the grades', title: 'Screens/Shared/Grade fees' },
    { name: 'Ways to reach the Institute', title: 'Screens/Shared/Contact ways' },
    { name: 'Message form', title: 'Membership/MessageForm' },
    { name: 'Statements', title: 'Screens/Shared/Statements' },
  ],
  Data: [
    { name: 'Data table', title: 'Data/DataTable' },
    { name: 'Plain table', title: 'Data/Table' },
    { name: 'Stat card', title: 'Data/StatCard' },
    { name: 'Chart card', title: 'Data/ChartCard' },
    { name: 'Line chart', title: 'Data/LineChart' },
    { name: 'Doughnut chart', title: 'Data/DoughnutChart' },
    { name: 'Bar chart', title: 'Data/BarChart' },
    { name: 'Status badge', title: 'Data/StatusBadge' },
    { name: 'Progress checklist', title: 'Content/ProgressChecklist' },
    { name: 'Grade seal', title: 'Identity/GradeSeal' },
    { name: 'Tile', title: 'Identity/Tile' },
    { name: 'Mosaic', title: 'Identity/Mosaic' },
  ],
  Membership: [
    { name: 'Forgotten password form', title: 'Membership/ForgotPasswordForm' },
    { name: 'Invitation to join', title: 'Membership/JoinForm' },
    { name: 'New password form', title: 'Membership/ResetPasswordForm' },
    { name: 'Profile form', title: 'Membership/ProfileForm' },
    { name: 'Sign-in form', title: 'Membership/SignInForm' },
    { name: 'Sign-up wizard', title: 'Membership/SignUpWizard' },
    { name: 'Recent activity', title: 'Membership/ActivityList' },
    { name: 'Payments table with receipts', title: 'Membership/PaymentsTable' },
    { name: 'Transfer card', title: 'Membership/TransferCard' },
  ],
  Layout: [
    { name: 'Page frame', title: 'Layout/PageFrame' },
    { name: 'Sign-in frame', title: 'Patterns/AuthFrame' },
    { name: 'Dashboard frame, member', title: 'Patterns/MemberFrame' },
    { name: 'Dashboard frame, admin', title: 'Patterns/AdminFrame' },
    { name: 'Public layout', title: 'Screens/Public/Layout' },
    { name: 'Account frame', title: 'Screens/Account/Frame' },
    { name: 'Member layout', title: 'Screens/Member/Layout' },
    { name: 'Admin layout', title: 'Screens/Admin/Layout' },
    { name: 'Sidebar layout', title: 'Layout/Columns' },
    { name: 'Section', title: 'Layout/Section' },
    { name: 'Stack', title: 'Layout/Stack' },
    { name: 'Cluster', title: 'Layout/Cluster' },
    { name: 'Grid', title: 'Layout/Grid' },
    { name: 'Heading', title: 'Layout/Heading' },
    { name: 'Text', title: 'Layout/Text' },
    { name: 'Eyebrow', title: 'Layout/Eyebrow' },
    { name: 'Divider', title: 'Layout/Divider' },
    { name: 'Visually hidden', title: 'Layout/VisuallyHidden' },
  ],
};
