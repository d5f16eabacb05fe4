import { Download as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Download = /* @__PURE__ */ createIcon(drawing);
