// The Institute's own composites: elements put together for its payments, typed by the contract and fed by props.
export {
  ActivityList,
  type ActivityListLabels,
  type ActivityListProps,
} from './activity-list/activity-list.tsx';
export {
  ForgotPasswordForm,
  type ForgotPasswordFormLabels,
  type ForgotPasswordFormProps,
} from './forgot-password-form/forgot-password-form.tsx';
export { JoinForm, type JoinFormLabels, type JoinFormProps } from './join-form/join-form.tsx';
export { MessageForm, type MessageFormProps } from './message-form/message-form.tsx';
export {
  NewPasswordFields,
  type NewPasswordFieldsProps,
  type NewPasswordLabels,
} from './new-password-fields/new-password-fields.tsx';
export {
  NewsletterForm,
  type NewsletterFormLabels,
  type NewsletterFormProps,
} from './newsletter-form/newsletter-form.tsx';
export {
  PaymentsTable,
  type PaymentsTableLabels,
  type PaymentsTableProps,
} from './payments-table/payments-table.tsx';
export {
  ResetPasswordForm,
  type ResetPasswordFormLabels,
  type ResetPasswordFormProps,
} from './reset-password-form/reset-password-form.tsx';
export {
  SignInForm,
  type SignInFormLabels,
  type SignInFormProps,
  type SignInValues,
} from './sign-in-form/sign-in-form.tsx';
export {
  type SignUpDetailsLabels,
  type SignUpPasswordLabels,
  SignUpWizard,
  type SignUpWizardLabels,
  type SignUpWizardProps,
} from './sign-up-wizard/sign-up-wizard.tsx';
export {
  type TransferAccount,
  TransferCard,
  type TransferCardLabels,
  type TransferCardProps,
  type TransferFee,
} from './transfer-card/transfer-card.tsx';
