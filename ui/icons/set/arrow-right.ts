import { ArrowRight as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const ArrowRight = /* @__PURE__ */ createIcon(drawing, { directional: true });
