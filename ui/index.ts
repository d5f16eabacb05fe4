export { Accordion, type AccordionItem, type AccordionProps } from './components/accordion/accordion.tsx';
export { AlertDialog, type AlertDialogProps } from './components/alert-dialog/alert-dialog.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { BarChart, type BarChartProps } from './components/bar-chart/bar-chart.tsx';
export { BenefitCard, type BenefitCardProps } from './components/benefit-card/benefit-card.tsx';
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbProps,
} from './components/breadcrumb/breadcrumb.tsx';
export { Button, type ButtonProps } from './components/button/button.tsx';
export type { ButtonLook } from './components/button/button-face.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/button/button-link.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { CategoryCard, type CategoryCardProps } from './components/category-card/category-card.tsx';
export {
  type CategoryChip,
  CategoryChips,
  type CategoryChipsProps,
} from './components/category-chips/category-chips.tsx';
export { ChartCard, type ChartCardProps } from './components/chart-card/chart-card.tsx';
export { CheckboxField, type CheckboxFieldProps } from './components/checkbox-field/checkbox-field.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/confirm-dialog/confirm-dialog.tsx';
export { CopyButton, type CopyButtonProps } from './components/copy-button/copy-button.tsx';
export { CountUp, type CountUpProps } from './components/count-up/count-up.tsx';
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
} from './components/data-table/data-table.tsx';
export { DateField, type DateFieldProps } from './components/date-field/date-field.tsx';
export {
  type Definition,
  DefinitionList,
  type DefinitionListProps,
} from './components/definition-list/definition-list.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export { DoughnutChart, type DoughnutChartProps } from './components/doughnut-chart/doughnut-chart.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.tsx';
export { EventCard, type EventCardProps } from './components/event-card/event-card.tsx';
export { type Fact, FactList, type FactListProps } from './components/fact-list/fact-list.tsx';
export { Field, type FieldProps } from './components/field/field.tsx';
export { type FieldOwnProps, useFieldControl } from './components/field/field-context.ts';
export { Fieldset, type FieldsetProps } from './components/fieldset/fieldset.tsx';
export { FileField, type FileFieldLabels, type FileFieldProps } from './components/file-field/file-field.tsx';
export { formatFileSize } from './components/file-field/file-size.ts';
export { Form, type FormProps } from './components/form/form.tsx';
export {
  type FormError,
  FormErrors,
  type FormErrorsProps,
  focusField,
} from './components/form-errors/form-errors.tsx';
export { GradeHeading, type GradeHeadingProps } from './components/grade-seal/grade-heading.tsx';
export { GradeSeal, type GradeSealProps } from './components/grade-seal/grade-seal.tsx';
export { type Grade, grades } from './components/grade-seal/grade-seal-drawings.ts';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export {
  ImageViewer,
  type ImageViewerLabels,
  type ImageViewerProps,
} from './components/image-viewer/image-viewer.tsx';
export {
  InlineMessage,
  type InlineMessageProps,
  type MessageTone,
} from './components/inline-message/inline-message.tsx';
export {
  PassingMessage,
  type PassingMessageProps,
} from './components/inline-message/inline-message-passing.tsx';
export { type ChartSeries, LineChart, type LineChartProps } from './components/line-chart/line-chart.tsx';
export {
  type InnerLinkProps,
  Link,
  type LinkProps,
  type LinkTone,
  type OuterLinkProps,
} from './components/link/link.tsx';
export { LoadingNotice, type LoadingNoticeProps } from './components/loading-notice/loading-notice.tsx';
export { Logo, type LogoProps } from './components/logo/logo.tsx';
export { Mosaic, type MosaicProps, type TileName } from './components/mosaic/mosaic.tsx';
export { composeMosaic, type ToneWeights } from './components/mosaic/mosaic-compose.ts';
export { TileStrip, type TileStripProps } from './components/mosaic/tile-strip.tsx';
export { NumberField, type NumberFieldProps } from './components/number-field/number-field.tsx';
export { parseNumber } from './components/number-field/number-text.ts';
export { OfficerCard, type OfficerCardProps } from './components/officer-card/officer-card.tsx';
export {
  Pagination,
  type PaginationLabels,
  type PaginationProps,
} from './components/pagination/pagination.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRule,
} from './components/password-field/password-field.tsx';
export {
  type PortableBlock,
  PortableText,
  type PortableTextProps,
} from './components/portable-text/portable-text.tsx';
export { PostCard, type PostCardProps, type PostImage } from './components/post-card/post-card.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar.tsx';
export {
  type ChecklistItem,
  ProgressChecklist,
  type ProgressChecklistProps,
} from './components/progress-checklist/progress-checklist.tsx';
export { Prose, type ProseProps } from './components/prose/prose.tsx';
export {
  RadioGroupField,
  type RadioGroupFieldProps,
  type RadioOption,
} from './components/radio-group-field/radio-group-field.tsx';
export {
  RepeatableGroup,
  type RepeatableGroupProps,
  type RepeatableGroupReorder,
} from './components/repeatable-group/repeatable-group.tsx';
export { SaveState, type SaveStateProps } from './components/save-state/save-state.tsx';
export {
  type FieldOption,
  SelectField,
  type SelectFieldProps,
} from './components/select-field/select-field.tsx';
export {
  type SidebarItem,
  SidebarList,
  type SidebarListProps,
} from './components/sidebar-list/sidebar-list.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/skip-link/skip-link.tsx';
export {
  SocialIcon,
  type SocialIconProps,
  type SocialNetwork,
} from './components/social-icon/social-icon.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { StatCard, type StatCardProps, type StatChange } from './components/stat-card/stat-card.tsx';
export { StatusBadge, type StatusBadgeProps } from './components/status-badge/status-badge.tsx';
export { type StatusKind, type StatusTone, statusTone } from './components/status-badge/status-tone.ts';
export { StepIndicator, type StepIndicatorProps } from './components/step-indicator/step-indicator.tsx';
export { type Step, StepsList, type StepsListProps } from './components/steps-list/steps-list.tsx';
export { Table, type TableColumn, type TableProps } from './components/table/table.tsx';
export { TableLines, type TableLinesProps } from './components/table/table-lines.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/tabs/tabs.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { TextareaField, type TextareaFieldProps } from './components/textarea-field/textarea-field.tsx';
export { Tile, type TileProps } from './components/tile/tile.tsx';
export {
  type TilePattern,
  type TileTone,
  tilePatterns,
  tileTones,
} from './components/tile/tile-patterns.tsx';
export {
  Timeline,
  type TimelineItem,
  type TimelineProps,
  type TimelineState,
} from './components/timeline/timeline.tsx';
export { Toast, type ToastProps, type ToastTone } from './components/toast/toast.tsx';
export { type ToastItem, ToastRegion, type ToastRegionProps } from './components/toast/toast-region.tsx';
export { WelcomeBanner, type WelcomeBannerProps } from './components/welcome-banner/welcome-banner.tsx';
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
export {
  type Achievement,
  Achievements,
  type AchievementsProps,
} from './patterns/achievements/achievements.tsx';
export { AdminFrame, type AdminFrameProps } from './patterns/admin-frame/admin-frame.tsx';
export type { AdminNotification, AdminNotifications } from './patterns/admin-frame/admin-frame-bell.tsx';
export { AuthFrame, type AuthFrameProps } from './patterns/auth-frame/auth-frame.tsx';
export { Footer, type FooterProps, type FooterSocial } from './patterns/footer/footer.tsx';
export { FooterColumn, type FooterColumnProps } from './patterns/footer/footer-column.tsx';
export { type FeeRow, GradeCard, type GradeCardProps } from './patterns/grade-card/grade-card.tsx';
export { Hero, type HeroProps } from './patterns/hero/hero.tsx';
export {
  HeroCarousel,
  type HeroCarouselProps,
  type HeroSlide,
} from './patterns/hero-carousel/hero-carousel.tsx';
export { type AreaItem, MemberFrame, type MemberFrameProps } from './patterns/member-frame/member-frame.tsx';
export { NavBar, type NavBarGroup, type NavBarLink, type NavBarProps } from './patterns/nav-bar/nav-bar.tsx';
export { NewsletterForm, type NewsletterFormProps } from './patterns/newsletter-form/newsletter-form.tsx';
export { PageHeader, type PageHeaderProps } from './patterns/page-header/page-header.tsx';
export {
  SharePicture,
  type SharePictureProps,
  type ShareType,
  shareTexts,
} from './patterns/share-picture/share-picture.tsx';
export { SidePanel, type SidePanelProps } from './patterns/side-panel/side-panel.tsx';
export { type Stat, StatStrip, type StatStripProps } from './patterns/stat-strip/stat-strip.tsx';
