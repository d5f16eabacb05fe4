import type { MailTemplate } from '@imc/api/contract';
import type { Template } from './template.ts';
import { accountChanged } from './templates/account-changed.tsx';
import { addressChange } from './templates/address-change.tsx';
import { addressConfirm } from './templates/address-confirm.tsx';
import { addressStop } from './templates/address-stop.tsx';
import { admissionDue } from './templates/admission-due.tsx';
import { applicationReceived } from './templates/application-received.tsx';
import { decision } from './templates/decision.tsx';
import { informationAsked } from './templates/information-asked.tsx';
import { newSignIn } from './templates/new-sign-in.tsx';
import { newsletterConfirm } from './templates/newsletter-confirm.tsx';
import { newsletterPost } from './templates/newsletter-post.tsx';
import { passwordChanged } from './templates/password-changed.tsx';
import { passwordReset } from './templates/password-reset.tsx';
import { paymentConfirmed } from './templates/payment-confirmed.tsx';
import { paymentQueried } from './templates/payment-queried.tsx';
import { paymentTakenBack } from './templates/payment-taken-back.tsx';
import { staffDigest } from './templates/staff-digest.tsx';
import { welcome } from './templates/welcome.tsx';

export const templates = {
  welcome,
  'application-received': applicationReceived,
  decision,
  'payment-confirmed': paymentConfirmed,
  'payment-queried': paymentQueried,
  'payment-taken-back': paymentTakenBack,
  'admission-due': admissionDue,
  'information-asked': informationAsked,
  'address-confirm': addressConfirm,
  'address-change': addressChange,
  'address-stop': addressStop,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'new-sign-in': newSignIn,
  'account-changed': accountChanged,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-post': newsletterPost,
  'staff-digest': staffDigest,
} satisfies Readonly<Record<MailTemplate, Template<never>>>;
