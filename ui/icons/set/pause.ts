import { Pause as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Pause = /* @__PURE__ */ createIcon(drawing);
