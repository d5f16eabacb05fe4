import { ChevronLeft as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const ChevronLeft = /* @__PURE__ */ createIcon(drawing, { directional: true });
