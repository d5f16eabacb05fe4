import { Bell as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Bell = /* @__PURE__ */ createIcon(drawing);
