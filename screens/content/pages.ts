import { about } from './about.ts';
import { forgotPasswordPage, loginPage, registerPage, resetPasswordPage } from './account-pages.ts';
import { confirmAddressPage, stopAddressChangePage } from './address-links.ts';
import { aims } from './aims.ts';
import { benefits } from './benefits.ts';
import { blog } from './blog.ts';
import { categories } from './categories.ts';
import { certifications } from './certifications.ts';
import { contact } from './contact.ts';
import { council } from './council.ts';
import { ethics } from './ethics.ts';
import { events } from './events.ts';
import { faq } from './faq.ts';
import { globalLinks } from './global-links.ts';
import { governingBody } from './governing-body.ts';
import { homePage } from './institute.ts';
import { joinForm } from './join-form.ts';
import { newsletterConfirmPage, newsletterLeavePage } from './newsletter-links.ts';
import type { PageFacts } from './page-facts.ts';
import { privacy } from './privacy.ts';
import { verifyReceiptPage } from './receipts.ts';
import { registration } from './registration.ts';
import { terms } from './terms.ts';

/** The pages that are prerendered at build time. */
export const staticPages: readonly PageFacts[] = [
  homePage,
  about,
  aims,
  council,
  ethics,
  globalLinks,
  governingBody,
  benefits,
  categories,
  registration,
  joinForm,
  certifications.application,
  faq,
  certifications,
  events,
  contact,
  contact.feedback,
  registerPage,
  loginPage,
  forgotPasswordPage,
  resetPasswordPage,
  verifyReceiptPage,
  newsletterConfirmPage,
  newsletterLeavePage,
  confirmAddressPage,
  stopAddressChangePage,
  terms,
  privacy,
];

/** Without blog posts. */
export const pages: readonly PageFacts[] = [...staticPages, blog];
