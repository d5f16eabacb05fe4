import { Plus as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Plus = /* @__PURE__ */ createIcon(drawing);
