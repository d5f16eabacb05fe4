export { AdminApplicationScreen, type AdminApplicationScreenProps } from './admin-application-screen.tsx';
export { DecideDialog, type DecideDialogProps } from './decide-dialog.tsx';
export { UndoDecision } from './undo-decision.tsx';
export { useAskedForMore } from './use-asked-for-more.ts';
export { useBulkDecisionWarnings, useDecisionWarnings } from './use-decision-warnings.ts';
export { useRecommended } from './use-recommended.ts';
