import { ZoomIn as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const ZoomIn = /* @__PURE__ */ createIcon(drawing);
