export { Button, type ButtonProps } from './components/actions/button/button.tsx';
export type { ButtonLook } from './components/actions/button/button-face.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/actions/button/button-link.tsx';
export { CopyButton, type CopyButtonProps } from './components/actions/copy-button/copy-button.tsx';
export { IconButton, type IconButtonProps } from './components/actions/icon-button/icon-button.tsx';
export {
  type InnerLinkProps,
  Link,
  type LinkProps,
  type LinkTone,
  type OuterLinkProps,
} from './components/actions/link/link.tsx';
export {
  PopoverButton,
  type PopoverButtonProps,
} from './components/actions/popover-button/popover-button.tsx';
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/content/accordion/accordion.tsx';
export { Card, type CardProps } from './components/content/card/card.tsx';
export {
  type Definition,
  DefinitionList,
  type DefinitionListProps,
} from './components/content/definition-list/definition-list.tsx';
export { EmailText, type EmailTextProps } from './components/content/email-text/email-text.tsx';
export { mailHref } from './components/content/email-text/mail-href.ts';
export { EventCard, type EventCardProps } from './components/content/event-card/event-card.tsx';
export { type Fact, FactList, type FactListProps } from './components/content/fact-list/fact-list.tsx';
export {
  ImageViewer,
  type ImageViewerLabels,
  type ImageViewerProps,
} from './components/content/image-viewer/image-viewer.tsx';
export {
  type NumberedArticle,
  NumberedArticles,
  type NumberedArticlesProps,
} from './components/content/numbered-articles/numbered-articles.tsx';
export { OfficerCard, type OfficerCardProps } from './components/content/officer-card/officer-card.tsx';
export {
  type PortableBlock,
  PortableText,
  type PortableTextProps,
} from './components/content/portable-text/portable-text.tsx';
export { PostCard, type PostCardProps, type PostImage } from './components/content/post-card/post-card.tsx';
export { PostCover, type PostCoverProps } from './components/content/post-cover/post-cover.tsx';
export {
  type ChecklistItem,
  ProgressChecklist,
  type ProgressChecklistProps,
} from './components/content/progress-checklist/progress-checklist.tsx';
export { Prose, type ProseProps } from './components/content/prose/prose.tsx';
export { QrCode, type QrCodeProps } from './components/content/qr-code/qr-code.tsx';
export { Register, type RegisterEntry, type RegisterProps } from './components/content/register/register.tsx';
export { Statement, type StatementProps } from './components/content/statement/statement.tsx';
export { type Step, StepsList, type StepsListProps } from './components/content/steps-list/steps-list.tsx';
export {
  Timeline,
  type TimelineItem,
  type TimelineProps,
  type TimelineState,
} from './components/content/timeline/timeline.tsx';
export { BarChart, type BarChartProps } from './components/data/bar-chart/bar-chart.tsx';
export { ChartCard, type ChartCardProps } from './components/data/chart-card/chart-card.tsx';
export { CountUp, type CountUpProps } from './components/data/count-up/count-up.tsx';
export {
  DataTable,
  type DataTableColumn,
  type DataTableFilter,
  type DataTableLabels,
  type DataTablePagedLabels,
  type DataTableProps,
  type DataTableRange,
  type DataTableSelection,
  type DataTableSelectionLabels,
  type DataTableSort,
  type DataTableValue,
  type DataTableView,
} from './components/data/data-table/data-table.tsx';
export { DoughnutChart, type DoughnutChartProps } from './components/data/doughnut-chart/doughnut-chart.tsx';
export type { ChartSeries } from './components/data/line-chart/chart-series.ts';
export { LineChart, type LineChartProps } from './components/data/line-chart/line-chart.tsx';
export { StatCard, type StatCardProps, type StatChange } from './components/data/stat-card/stat-card.tsx';
export { StatusBadge, type StatusBadgeProps } from './components/data/status-badge/status-badge.tsx';
export { type StatusKind, type StatusTone, statusTone } from './components/data/status-badge/status-tone.ts';
export {
  TabbedTable,
  type TabbedTableLabels,
  type TabbedTableListProps,
  type TabbedTableProps,
  type TabbedTableView,
} from './components/data/tabbed-table/tabbed-table.tsx';
export { Table, type TableColumn, type TableProps } from './components/data/table/table.tsx';
export { TableLines, type TableLinesProps } from './components/data/table/table-lines.tsx';
export { AlertDialog, type AlertDialogProps } from './components/feedback/alert-dialog/alert-dialog.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/feedback/confirm-dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './components/feedback/dialog/dialog.tsx';
export { EmptyState, type EmptyStateProps } from './components/feedback/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/feedback/error-state/error-state.tsx';
export {
  InlineMessage,
  type InlineMessageProps,
  type MessageTone,
} from './components/feedback/inline-message/inline-message.tsx';
export {
  PassingMessage,
  type PassingMessageProps,
} from './components/feedback/inline-message/inline-message-passing.tsx';
export {
  LoadingNotice,
  type LoadingNoticeProps,
} from './components/feedback/loading-notice/loading-notice.tsx';
export { PageProgress, type PageProgressProps } from './components/feedback/page-progress/page-progress.tsx';
export { ProgressBar, type ProgressBarProps } from './components/feedback/progress-bar/progress-bar.tsx';
export { Skeleton, type SkeletonProps } from './components/feedback/skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/feedback/spinner/spinner.tsx';
export { Toast, type ToastProps, type ToastTone } from './components/feedback/toast/toast.tsx';
export {
  type ToastItem,
  ToastRegion,
  type ToastRegionProps,
} from './components/feedback/toast/toast-region.tsx';
export {
  WelcomeBanner,
  type WelcomeBannerProps,
} from './components/feedback/welcome-banner/welcome-banner.tsx';
export { CheckboxField, type CheckboxFieldProps } from './components/forms/checkbox-field/checkbox-field.tsx';
export { ComboboxField, type ComboboxFieldProps } from './components/forms/combobox-field/combobox-field.tsx';
export { DateField, type DateFieldProps } from './components/forms/date-field/date-field.tsx';
export { Field, type FieldProps } from './components/forms/field/field.tsx';
export { type FieldOwnProps, useFieldControl } from './components/forms/field/field-context.ts';
export { Fieldset, type FieldsetProps } from './components/forms/fieldset/fieldset.tsx';
export {
  FileField,
  type FileFieldLabels,
  type FileFieldProps,
} from './components/forms/file-field/file-field.tsx';
export { formatFileSize } from './components/forms/file-field/file-size.ts';
export { Form, type FormProps } from './components/forms/form/form.tsx';
export {
  type FormError,
  FormErrors,
  type FormErrorsProps,
  focusField,
} from './components/forms/form-errors/form-errors.tsx';
export { NumberField, type NumberFieldProps } from './components/forms/number-field/number-field.tsx';
export { parseNumber } from './components/forms/number-field/number-text.ts';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRule,
} from './components/forms/password-field/password-field.tsx';
export {
  RadioGroupField,
  type RadioGroupFieldProps,
  type RadioOption,
} from './components/forms/radio-group-field/radio-group-field.tsx';
export {
  RepeatableGroup,
  type RepeatableGroupProps,
  type RepeatableGroupReorder,
} from './components/forms/repeatable-group/repeatable-group.tsx';
export { SaveState, type SaveStateProps } from './components/forms/save-state/save-state.tsx';
export {
  type FieldOption,
  SelectField,
  type SelectFieldProps,
} from './components/forms/select-field/select-field.tsx';
export { TextField, type TextFieldProps } from './components/forms/text-field/text-field.tsx';
export { TextareaField, type TextareaFieldProps } from './components/forms/textarea-field/textarea-field.tsx';
export { Avatar, type AvatarProps } from './components/identity/avatar/avatar.tsx';
export { Cloth, type ClothProps } from './components/identity/cloth/cloth.tsx';
export { GradeHeading, type GradeHeadingProps } from './components/identity/grade-seal/grade-heading.tsx';
export { GradeSeal, type GradeSealProps } from './components/identity/grade-seal/grade-seal.tsx';
export { type Grade, grades } from './components/identity/grade-seal/grade-seal-drawings.ts';
export { Logo, type LogoProps } from './components/identity/logo/logo.tsx';
export { Mosaic, type MosaicProps } from './components/identity/mosaic/mosaic.tsx';
export { composeMosaic, type ToneWeights } from './components/identity/mosaic/mosaic-compose.ts';
export {
  type TileComposition,
  type TileName,
  type TileRows,
  tileRows,
} from './components/identity/mosaic/tile-rows.ts';
export { TileStrip, type TileStripProps } from './components/identity/mosaic/tile-strip.tsx';
export { Tile, type TileProps } from './components/identity/tile/tile.tsx';
export {
  type TilePattern,
  type TileTone,
  tilePatterns,
  tileTones,
} from './components/identity/tile/tile-patterns.tsx';
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbProps,
} from './components/navigation/breadcrumb/breadcrumb.tsx';
export {
  type CategoryChip,
  CategoryChips,
  type CategoryChipsProps,
} from './components/navigation/category-chips/category-chips.tsx';
export {
  Pagination,
  type PaginationLabels,
  type PaginationProps,
} from './components/navigation/pagination/pagination.tsx';
export {
  type NeighbourPage,
  PreviousNext,
  type PreviousNextProps,
} from './components/navigation/previous-next/previous-next.tsx';
export {
  type NavSection,
  SectionNav,
  type SectionNavProps,
  type SectionState,
} from './components/navigation/section-nav/section-nav.tsx';
export {
  type SidebarItem,
  SidebarList,
  type SidebarListProps,
} from './components/navigation/sidebar-list/sidebar-list.tsx';
export { SkipLink, type SkipLinkProps } from './components/navigation/skip-link/skip-link.tsx';
export {
  SocialIcon,
  type SocialIconProps,
  type SocialNetwork,
} from './components/navigation/social-icon/social-icon.tsx';
export {
  StepIndicator,
  type StepIndicatorProps,
} from './components/navigation/step-indicator/step-indicator.tsx';
export {
  StepTransition,
  type StepTransitionProps,
} from './components/navigation/step-transition/step-transition.tsx';
export { TabNav, type TabNavItem, type TabNavProps } from './components/navigation/tab-nav/tab-nav.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/navigation/tabs/tabs.tsx';
export { type Shortcuts, useShortcuts } from './hooks/use-shortcuts.ts';
export { Cluster, type ClusterProps } from './layout/cluster/cluster.tsx';
export { Columns, type ColumnsProps } from './layout/columns/columns.tsx';
export { Divider, type DividerProps } from './layout/divider/divider.tsx';
export { Eyebrow, type EyebrowProps } from './layout/eyebrow/eyebrow.tsx';
export { Grid, type GridProps } from './layout/grid/grid.tsx';
export { Heading, type HeadingProps } from './layout/heading/heading.tsx';
export { PageFrame, type PageFrameProps } from './layout/page-frame/page-frame.tsx';
export { Section, type SectionProps } from './layout/section/section.tsx';
export type { Space } from './layout/space.ts';
export { Stack, type StackProps } from './layout/stack/stack.tsx';
export { Text, type TextProps } from './layout/text/text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './layout/visually-hidden/visually-hidden.tsx';
export { lazyPart } from './lazy-part.ts';
export {
  type Achievement,
  Achievements,
  type AchievementsProps,
} from './patterns/achievements/achievements.tsx';
export { AdminFrame, type AdminFrameProps } from './patterns/admin-frame/admin-frame.tsx';
export type { AdminNotification, AdminNotifications } from './patterns/admin-frame/admin-frame-bell.tsx';
export { AuthFrame, type AuthFrameProps } from './patterns/auth-frame/auth-frame.tsx';
export { DetailPanel, type DetailPanelProps } from './patterns/detail-panel/detail-panel.tsx';
export { Footer, type FooterProps, type FooterSocial } from './patterns/footer/footer.tsx';
export { FooterColumn, type FooterColumnProps } from './patterns/footer/footer-column.tsx';
export { Hero, type HeroProps } from './patterns/hero/hero.tsx';
export {
  HeroCarousel,
  type HeroCarouselProps,
  type HeroSlide,
} from './patterns/hero-carousel/hero-carousel.tsx';
export { type AreaItem, MemberFrame, type MemberFrameProps } from './patterns/member-frame/member-frame.tsx';
export { NavBar, type NavBarProps } from './patterns/nav-bar/nav-bar.tsx';
export type { NavBarAccount, NavBarGroup, NavBarLink } from './patterns/nav-bar/nav-bar-items.ts';
export { PageHeader, type PageHeaderProps } from './patterns/page-header/page-header.tsx';
export { SettingsSection, type SettingsSectionProps } from './patterns/settings-section/settings-section.tsx';
export {
  SharePicture,
  type SharePictureProps,
  type ShareType,
  shareTexts,
} from './patterns/share-picture/share-picture.tsx';
export {
  type Shortcut,
  ShortcutsDialog,
  type ShortcutsDialogLabels,
  type ShortcutsDialogProps,
} from './patterns/shortcuts-dialog/shortcuts-dialog.tsx';
export { SidePanel, type SidePanelProps } from './patterns/side-panel/side-panel.tsx';
export { type Stat, StatStrip, type StatStripProps } from './patterns/stat-strip/stat-strip.tsx';
