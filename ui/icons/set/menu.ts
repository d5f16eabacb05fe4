import { Menu as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Menu = /* @__PURE__ */ createIcon(drawing);
