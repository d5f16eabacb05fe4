// The Institute's own composites: elements put together for its payments, typed by the contract and fed by props.
export {
  ActivityList,
  type ActivityListLabels,
  type ActivityListProps,
} from './activity-list/activity-list.tsx';
export {
  PaymentsTable,
  type PaymentsTableLabels,
  type PaymentsTableProps,
} from './payments-table/payments-table.tsx';
export {
  type TransferAccount,
  TransferCard,
  type TransferCardLabels,
  type TransferCardProps,
  type TransferFee,
} from './transfer-card/transfer-card.tsx';
