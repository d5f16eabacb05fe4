import { ZoomOut as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const ZoomOut = /* @__PURE__ */ createIcon(drawing);
