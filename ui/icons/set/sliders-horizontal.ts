import { SlidersHorizontal as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const SlidersHorizontal = /* @__PURE__ */ createIcon(drawing);
