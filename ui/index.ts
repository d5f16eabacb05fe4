export * from './components/actions/button/button.tsx';
export type { ButtonLook } from './components/actions/button/button-face.tsx';
export * from './components/actions/button/button-link.tsx';
export * from './components/actions/copy-button/copy-button.tsx';
export * from './components/actions/icon-button/icon-button.tsx';
export * from './components/actions/link/link.tsx';
export * from './components/actions/popover-button/popover-button.tsx';
export * from './components/content/accordion/accordion.tsx';
export * from './components/content/card/card.tsx';
export * from './components/content/definition-list/definition-list.tsx';
export * from './components/content/email-text/email-text.tsx';
export * from './components/content/email-text/mail-href.ts';
export * from './components/content/event-card/event-card.tsx';
export * from './components/content/fact-list/fact-list.tsx';
export * from './components/content/image-viewer/image-viewer.tsx';
export * from './components/content/numbered-articles/numbered-articles.tsx';
export * from './components/content/officer-card/officer-card.tsx';
export * from './components/content/portable-text/portable-text.tsx';
export * from './components/content/post-card/post-card.tsx';
export * from './components/content/post-cover/post-cover.tsx';
export * from './components/content/progress-checklist/progress-checklist.tsx';
export * from './components/content/prose/prose.tsx';
export * from './components/content/qr-code/qr-code.tsx';
export * from './components/content/register/register.tsx';
export * from './components/content/statement/statement.tsx';
export * from './components/content/steps-list/steps-list.tsx';
export * from './components/content/timeline/timeline.tsx';
export * from './components/data/bar-chart/bar-chart.tsx';
export * from './components/data/chart-card/chart-card.tsx';
export * from './components/data/count-up/count-up.tsx';
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
export * from './components/data/data-table/list-toolbar.tsx';
export * from './components/data/doughnut-chart/doughnut-chart.tsx';
export * from './components/data/line-chart/chart-series.ts';
export * from './components/data/line-chart/line-chart.tsx';
export * from './components/data/stat-card/stat-card.tsx';
export * from './components/data/status-badge/status-badge.tsx';
export * from './components/data/status-badge/status-tone.ts';
export * from './components/data/tabbed-table/tabbed-table.tsx';
export { Table, type TableColumn, type TableProps } from './components/data/table/table.tsx';
export * from './components/data/table/table-lines.tsx';
export * from './components/feedback/alert-dialog/alert-dialog.tsx';
export * from './components/feedback/confirm-dialog/confirm-dialog.tsx';
export * from './components/feedback/dialog/dialog.tsx';
export * from './components/feedback/empty-state/empty-state.tsx';
export * from './components/feedback/error-state/error-state.tsx';
export * from './components/feedback/inline-message/inline-message.tsx';
export * from './components/feedback/inline-message/inline-message-passing.tsx';
export * from './components/feedback/loading-notice/loading-notice.tsx';
export * from './components/feedback/page-progress/page-progress.tsx';
export * from './components/feedback/progress-bar/progress-bar.tsx';
export * from './components/feedback/skeleton/skeleton.tsx';
export * from './components/feedback/spinner/spinner.tsx';
export * from './components/feedback/toast/toast.tsx';
export * from './components/feedback/toast/toast-region.tsx';
export * from './components/feedback/welcome-banner/welcome-banner.tsx';
export * from './components/forms/checkbox-field/checkbox-field.tsx';
export * from './components/forms/combobox-field/combobox-field.tsx';
export * from './components/forms/date-field/date-field.tsx';
export * from './components/forms/field/field.tsx';
export { type FieldOwnProps, useFieldControl } from './components/forms/field/field-context.ts';
export * from './components/forms/fieldset/fieldset.tsx';
export * from './components/forms/file-field/file-field.tsx';
export * from './components/forms/file-field/file-size.ts';
export * from './components/forms/form/form.tsx';
export {
  type FormError,
  FormErrors,
  type FormErrorsProps,
  focusField,
} from './components/forms/form-errors/form-errors.tsx';
export * from './components/forms/number-field/number-field.tsx';
export { parseNumber } from './components/forms/number-field/number-text.ts';
export * from './components/forms/password-field/password-field.tsx';
export * from './components/forms/radio-group-field/radio-group-field.tsx';
export * from './components/forms/repeatable-group/repeatable-group.tsx';
export * from './components/forms/save-state/save-state.tsx';
export * from './components/forms/select-field/select-field.tsx';
export * from './components/forms/text-field/text-field.tsx';
export * from './components/forms/textarea-field/textarea-field.tsx';
export * from './components/identity/avatar/avatar.tsx';
export * from './components/identity/cloth/cloth.tsx';
export * from './components/identity/grade-seal/grade-heading.tsx';
export * from './components/identity/grade-seal/grade-seal.tsx';
export { type Grade, grades } from './components/identity/grade-seal/grade-seal-drawings.ts';
export * from './components/identity/logo/logo.tsx';
export * from './components/identity/mosaic/mosaic.tsx';
export { composeMosaic, type ToneWeights } from './components/identity/mosaic/mosaic-compose.ts';
export * from './components/identity/mosaic/tile-rows.ts';
export * from './components/identity/tile/tile.tsx';
export {
  type TilePattern,
  type TileTone,
  tilePatterns,
  tileTones,
} from './components/identity/tile/tile-patterns.tsx';
export * from './components/navigation/breadcrumb/breadcrumb.tsx';
export * from './components/navigation/category-chips/category-chips.tsx';
export * from './components/navigation/pagination/pagination.tsx';
export * from './components/navigation/previous-next/previous-next.tsx';
export * from './components/navigation/section-nav/section-nav.tsx';
export * from './components/navigation/sidebar-list/sidebar-list.tsx';
export * from './components/navigation/skip-link/skip-link.tsx';
export * from './components/navigation/social-icon/social-icon.tsx';
export * from './components/navigation/step-indicator/step-indicator.tsx';
export * from './components/navigation/step-transition/step-transition.tsx';
export * from './components/navigation/tab-nav/tab-nav.tsx';
export * from './components/navigation/tabs/tabs.tsx';
export * from './hooks/use-shortcuts.ts';
export * from './layout/cluster/cluster.tsx';
export * from './layout/columns/columns.tsx';
export * from './layout/divider/divider.tsx';
export * from './layout/eyebrow/eyebrow.tsx';
export * from './layout/grid/grid.tsx';
export * from './layout/heading/heading.tsx';
export * from './layout/page-frame/page-frame.tsx';
export * from './layout/section/section.tsx';
export * from './layout/space.ts';
export * from './layout/stack/stack.tsx';
export * from './layout/text/text.tsx';
export * from './layout/visually-hidden/visually-hidden.tsx';
export * from './lazy-part.ts';
export * from './patterns/admin-frame/admin-frame.tsx';
export type { AdminNotification, AdminNotifications } from './patterns/admin-frame/admin-frame-bell.tsx';
export * from './patterns/admin-page-head/admin-page-head.tsx';
export * from './patterns/admin-page-head/admin-page-menu.tsx';
export * from './patterns/auth-frame/auth-frame.tsx';
export * from './patterns/detail-panel/detail-panel.tsx';
export * from './patterns/footer/footer.tsx';
export * from './patterns/footer/footer-column.tsx';
export * from './patterns/hero/hero.tsx';
export * from './patterns/hero-carousel/hero-carousel.tsx';
export * from './patterns/member-frame/member-frame.tsx';
export * from './patterns/nav-bar/nav-bar.tsx';
export * from './patterns/nav-bar/nav-bar-items.ts';
export * from './patterns/page-header/page-header.tsx';
export * from './patterns/settings-section/settings-section.tsx';
export * from './patterns/share-picture/share-picture.tsx';
export * from './patterns/shortcuts-dialog/shortcuts-dialog.tsx';
export * from './patterns/side-panel/side-panel.tsx';
export * from './patterns/stat-strip/stat-strip.tsx';
