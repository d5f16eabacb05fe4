import { EyeOff as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const EyeOff = /* @__PURE__ */ createIcon(drawing);
