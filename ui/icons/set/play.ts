import { Play as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Play = /* @__PURE__ */ createIcon(drawing);
