import { Mail as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Mail = /* @__PURE__ */ createIcon(drawing);
