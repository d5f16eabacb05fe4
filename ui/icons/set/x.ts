import { X as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const X = /* @__PURE__ */ createIcon(drawing);
