import { privacy } from '../../content/index.ts';
import { LegalText } from '../../shared/legal-text.tsx';

/** The privacy notice, with its version and date. */
export const PrivacyScreen = () => <LegalText page={privacy} />;
