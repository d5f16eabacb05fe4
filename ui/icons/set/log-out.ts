import { LogOut as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const LogOut = /* @__PURE__ */ createIcon(drawing, { directional: true });
