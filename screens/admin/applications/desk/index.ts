export { AdminApplicationScreen, type AdminApplicationScreenProps } from './admin-application-screen.tsx';
export { DecideDialog, type DecideDialogProps } from './decide-dialog.tsx';
export { UndoDecision } from './undo-decision.tsx';
export { useBulkDecisionWarnings, useDecisionChecks } from './use-decision-warnings.ts';
export { useRecommended } from './use-recommended.ts';
