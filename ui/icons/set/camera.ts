import { Camera as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Camera = /* @__PURE__ */ createIcon(drawing);
