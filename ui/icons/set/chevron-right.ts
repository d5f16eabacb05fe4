import { ChevronRight as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const ChevronRight = /* @__PURE__ */ createIcon(drawing, { directional: true });
