import { createAccountHandlers } from '../groups/accounts.ts';
import { createAddressHandlers } from '../groups/addresses.ts';
import { createApplicationHandlers } from '../groups/applications.ts';
import { createAdminApplicationHandlers } from '../groups/applications-admin.ts';
import { createBlogHandlers } from '../groups/blog.ts';
import { createDashboardHandlers } from '../groups/dashboard.ts';
import { createDecisionHandlers } from '../groups/decisions.ts';
import { createInformationRequestHandlers } from '../groups/information-requests.ts';
import { createLedgerHandlers } from '../groups/ledger.ts';
import { createMailHandlers } from '../groups/mails.ts';
import { createMarketerHandlers } from '../groups/marketers.ts';
import { createMembershipHandlers } from '../groups/memberships.ts';
import { createContactFormHandlers, createMessageHandlers } from '../groups/messages.ts';
import { createNameChangeHandlers } from '../groups/name-changes.ts';
import { createNewsletterHandlers, createReaderHandlers } from '../groups/newsletter.ts';
import { createOwnAccountHandlers } from '../groups/own-account.ts';
import { createPasswordHandlers } from '../groups/passwords.ts';
import { createPaymentHandlers } from '../groups/payments.ts';
import { createPeopleHandlers } from '../groups/people.ts';
import { createReceiptHandlers } from '../groups/receipts.ts';
import { createSavedViewHandlers } from '../groups/saved-views.ts';
import { createSecondFactorHandlers } from '../groups/second-factor.ts';
import { createSecurityLogHandlers } from '../groups/security-log.ts';
import { createPaymentDetailsHandlers, createSettingHandlers } from '../groups/settings.ts';
import { createUploadHandlers } from '../groups/uploads.ts';
import { createHandlerMaker } from './exchange.ts';
import { createStore, type Seed } from './store.ts';

/** `seed`: default empty. `origin`: of `/api`, `/uploads` and `/content`, in Node 'http://…'. `now`: the current time. */
interface MockProviderOptions {
  readonly seed?: Seed;
  readonly origin?: string;
  readonly now?: () => Date;
}

/** A provider with data of its own: handlers by topic, of which `uploads` and `blog` answer addresses outside the API. */
export function createMockProvider({ seed, origin = '', now = () => new Date() }: MockProviderOptions = {}) {
  const store = createStore(seed);
  const make = createHandlerMaker(store, `${origin}/api`);
  const groups = {
    accounts: [
      ...createAccountHandlers(make, store, now),
      ...createAddressHandlers(make, store),
      ...createNameChangeHandlers(make, store, now),
      ...createPasswordHandlers(make, store),
      ...createOwnAccountHandlers(make, store),
      ...createSecondFactorHandlers(make, store, now),
    ],
    applications: [
      ...createApplicationHandlers(make, store, now),
      ...createInformationRequestHandlers(make, store, now),
      ...createMembershipHandlers(make, store, now),
      ...createReceiptHandlers(make, store),
      ...createPaymentDetailsHandlers(make, store),
    ],
    newsletter: createNewsletterHandlers(make),
    messages: createContactFormHandlers(make, store, now),
    admin: [
      ...createDashboardHandlers(make, store),
      ...createAdminApplicationHandlers(make, store),
      ...createMarketerHandlers(make, store),
      ...createDecisionHandlers(make, store, now),
      ...createPaymentHandlers(make, store, now),
      ...createLedgerHandlers(make, store, now),
      ...createMailHandlers(make, store, now),
      ...createMembershipHandlers(make, store, now),
      ...createMessageHandlers(make, store, now),
      ...createReaderHandlers(make, store, now),
      ...createSavedViewHandlers(make, store, now),
      ...createSettingHandlers(make, store, now),
      ...createPeopleHandlers(make, store, now),
      ...createSecurityLogHandlers(make, store),
    ],
    blog: createBlogHandlers(origin),
    uploads: createUploadHandlers(origin),
  };
  return { store, groups, handlers: Object.values(groups).flat() };
}

export type MockProvider = ReturnType<typeof createMockProvider>;
