import { Check as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Check = /* @__PURE__ */ createIcon(drawing);
