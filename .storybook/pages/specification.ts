/** What the specification asks for and where it is shown. The Coverage page is drawn from it and a unit test holds it to the stories. */

/** An address of the site (specification, section 2). */
export interface RouteEntry {
  readonly path: string;
  readonly purpose: string;
  /** Title of the screen's stories. */
  readonly title: string;
}

export const routes: Readonly<Record<string, readonly RouteEntry[]>> = {
  Public: [
    { path: '/', purpose: 'Home', title: 'Screens/Public/Home' },
    { path: '/about-us', purpose: 'About the institute', title: 'Screens/Public/About' },
    {
      path: '/about-us/mission',
      purpose: 'Aims and objectives',
      title: 'Screens/Public/Aims and objectives',
    },
    { path: '/about-us/council', purpose: 'Council members', title: 'Screens/Public/Council members' },
    { path: '/about-us/code-of-ethics', purpose: 'Code of ethics', title: 'Screens/Public/Code of ethics' },
    { path: '/about-us/global-links', purpose: 'Global links', title: 'Screens/Public/Global links' },
    { path: '/about-us/governing-bodies', purpose: 'Governing body', title: 'Screens/Public/Governing body' },
    {
      path: '/membership/benefits',
      purpose: 'Membership benefits',
      title: 'Screens/Public/Membership benefits',
    },
    {
      path: '/membership/category',
      purpose: 'Membership categories and eligibility',
      title: 'Screens/Public/Membership categories',
    },
    { path: '/membership/form', purpose: 'Invitation to join', title: 'Screens/Public/Join' },
    {
      path: '/membership/application',
      purpose: 'Registration and admission: grades and fees',
      title: 'Screens/Public/Registration and admission',
    },
    {
      path: '/membership/IMC-Application',
      purpose: 'Start of a certification',
      title: 'Screens/Public/IMC application',
    },
    { path: '/faq', purpose: 'FAQ', title: 'Screens/Public/FAQ' },
    { path: '/blog', purpose: 'Blog list', title: 'Screens/Public/Blog' },
    { path: '/blog/{id}', purpose: 'Blog post', title: 'Screens/Public/Blog post' },
    { path: '/feedback', purpose: 'Feedback', title: 'Screens/Public/Feedback' },
    { path: '/certifications', purpose: 'Certifications', title: 'Screens/Public/Certifications' },
    { path: '/events', purpose: 'Events', title: 'Screens/Public/Events' },
    { path: '/contact', purpose: 'Contact', title: 'Screens/Public/Contact' },
    { path: '/terms', purpose: 'Terms and conditions', title: 'Screens/Public/Terms' },
    { path: 'any other', purpose: 'What an unknown address and a crash show', title: 'Screens/Public/Error' },
  ],
  Account: [
    { path: '/register', purpose: 'Sign-up in two steps', title: 'Screens/Account/Register' },
    { path: '/login', purpose: 'Sign-in', title: 'Screens/Account/Login' },
    {
      path: '/forgot-password',
      purpose: 'A link to a new password',
      title: 'Screens/Account/Forgot password',
    },
    {
      path: '/reset-password',
      purpose: 'What the mailed link opens',
      title: 'Screens/Account/Reset password',
    },
  ],
  Member: [
    { path: '/dashboard', purpose: 'Overview', title: 'Screens/Member/Overview' },
    { path: '/dashboard/profile', purpose: 'Profile', title: 'Screens/Member/Profile' },
    { path: '/dashboard/application', purpose: 'My applications', title: 'Screens/Member/My applications' },
    { path: '/dashboard/payments', purpose: 'Payments', title: 'Screens/Member/Payments' },
  ],
  Admin: [
    { path: '/admin/dashboard', purpose: 'Statistics and charts', title: 'Screens/Admin/Dashboard' },
    { path: '/admin/applications', purpose: 'Application review', title: 'Screens/Admin/Applications' },
    { path: '/admin/marketers', purpose: 'Marketer management', title: 'Screens/Admin/Marketers' },
  ],
};

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
    { name: 'Button', title: 'Elements/Button' },
    { name: 'Button as link', title: 'Elements/Button', story: 'As Link' },
    { name: 'Icon button', title: 'Elements/IconButton' },
    { name: 'Link', title: 'Elements/Link' },
    { name: 'Copy button', title: 'Elements/CopyButton' },
  ],
  Forms: [
    { name: 'Form', title: 'Elements/Form' },
    { name: 'Field', title: 'Elements/Field' },
    { name: 'Fieldset', title: 'Elements/Fieldset' },
    { name: 'Text', title: 'Elements/TextField' },
    { name: 'E-mail', title: 'Elements/TextField', story: 'Email' },
    { name: 'Telephone', title: 'Elements/TextField', story: 'Telephone' },
    { name: 'Number', title: 'Elements/NumberField' },
    { name: 'Date', title: 'Elements/DateField' },
    { name: 'Password, with its rules', title: 'Elements/PasswordField' },
    { name: 'Textarea', title: 'Elements/TextareaField' },
    { name: 'Select', title: 'Elements/SelectField' },
    { name: 'Radio group', title: 'Elements/RadioGroupField' },
    { name: 'Checkbox', title: 'Elements/CheckboxField' },
    { name: 'File, for pictures', title: 'Elements/FileField' },
    { name: 'Repeatable group', title: 'Elements/RepeatableGroup' },
    { name: 'Form errors', title: 'Elements/FormErrors' },
    { name: 'Wizard steps', title: 'Elements/StepIndicator' },
    { name: 'Save state', title: 'Elements/SaveState' },
  ],
  Feedback: [
    { name: 'Alert dialog', title: 'Elements/AlertDialog' },
    { name: 'Confirm dialog', title: 'Elements/ConfirmDialog' },
    { name: 'Modal', title: 'Elements/Dialog' },
    { name: 'Toast', title: 'Elements/Toast' },
    { name: 'Inline message', title: 'Elements/InlineMessage' },
    { name: 'Spinner', title: 'Elements/Spinner' },
    { name: 'Progress bar', title: 'Elements/ProgressBar' },
    { name: 'Skeleton', title: 'Elements/Skeleton' },
    { name: 'Empty state', title: 'Elements/EmptyState' },
    { name: 'Error state', title: 'Elements/ErrorState' },
    { name: 'Welcome banner', title: 'Elements/WelcomeBanner' },
  ],
  Navigation: [
    { name: 'Navigation bar', title: 'Patterns/NavBar' },
    { name: 'Navigation bar, scrolled', title: 'Patterns/NavBar', story: 'Scrolled' },
    { name: 'Phone panel', title: 'Patterns/SidePanel' },
    { name: 'Footer', title: 'Patterns/Footer' },
    { name: 'Newsletter form', title: 'Patterns/NewsletterForm' },
    { name: 'Social icons', title: 'Elements/SocialIcon' },
    { name: 'Skip link', title: 'Elements/SkipLink' },
    { name: 'Breadcrumb', title: 'Elements/Breadcrumb' },
    { name: 'Pagination', title: 'Elements/Pagination' },
    { name: 'Tabs', title: 'Elements/Tabs' },
    { name: 'Admin sidebar and top bar', title: 'Patterns/AdminFrame' },
    { name: 'Member sidebar and bottom navigation', title: 'Patterns/MemberFrame' },
    { name: 'Avatar', title: 'Elements/Avatar' },
    { name: 'Logo', title: 'Elements/Logo' },
  ],
  Content: [
    { name: 'Page header', title: 'Patterns/PageHeader' },
    { name: 'Card', title: 'Elements/Card' },
    { name: 'Grade card with fees', title: 'Patterns/GradeCard' },
    { name: 'Category card with eligibility', title: 'Elements/CategoryCard' },
    { name: 'Benefit card', title: 'Elements/BenefitCard' },
    { name: 'Officer card', title: 'Elements/OfficerCard' },
    { name: 'Event card', title: 'Elements/EventCard' },
    { name: 'Post card', title: 'Elements/PostCard' },
    { name: 'Steps list', title: 'Elements/StepsList' },
    { name: 'Accordion', title: 'Elements/Accordion' },
    { name: 'Statistics strip', title: 'Patterns/StatStrip' },
    { name: 'Count-up', title: 'Elements/CountUp' },
    { name: 'Achievements', title: 'Patterns/Achievements' },
    { name: 'Hero', title: 'Patterns/Hero' },
    { name: 'Hero carousel', title: 'Patterns/HeroCarousel' },
    { name: 'Category chips', title: 'Elements/CategoryChips' },
    { name: 'Portable text', title: 'Elements/PortableText' },
    { name: 'Sidebar list with search', title: 'Elements/SidebarList' },
    { name: 'Definition list', title: 'Elements/DefinitionList' },
    { name: 'Fact list', title: 'Elements/FactList' },
    { name: 'Timeline', title: 'Elements/Timeline' },
    { name: 'Image viewer', title: 'Elements/ImageViewer' },
    { name: 'Prose', title: 'Elements/Prose' },
    { name: 'Picture of a link', title: 'Patterns/SharePicture' },
  ],
  Data: [
    { name: 'Data table', title: 'Elements/DataTable' },
    { name: 'Plain table', title: 'Elements/Table' },
    { name: 'Stat card', title: 'Elements/StatCard' },
    { name: 'Chart card', title: 'Elements/ChartCard' },
    { name: 'Line chart', title: 'Elements/LineChart' },
    { name: 'Doughnut chart', title: 'Elements/DoughnutChart' },
    { name: 'Bar chart', title: 'Elements/BarChart' },
    { name: 'Status badge', title: 'Elements/StatusBadge' },
    { name: 'Progress checklist', title: 'Elements/ProgressChecklist' },
    { name: 'Grade seal', title: 'Elements/GradeSeal' },
    { name: 'Tile', title: 'Elements/Tile' },
    { name: 'Mosaic', title: 'Elements/Mosaic' },
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
