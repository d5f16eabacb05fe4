import { CreditCard as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const CreditCard = /* @__PURE__ */ createIcon(drawing);
