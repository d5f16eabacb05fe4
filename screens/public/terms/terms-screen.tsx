import { terms } from '../../content/index.ts';
import { LegalText } from '../../shared/legal-text.tsx';

/** The terms of an account, with their version and date. */
export const TermsScreen = () => <LegalText page={terms} />;
