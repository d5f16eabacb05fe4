import { CircleAlert as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const CircleAlert = /* @__PURE__ */ createIcon(drawing);
