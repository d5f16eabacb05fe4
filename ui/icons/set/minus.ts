import { Minus as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Minus = /* @__PURE__ */ createIcon(drawing);
