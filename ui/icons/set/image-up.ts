import { ImageUp as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const ImageUp = /* @__PURE__ */ createIcon(drawing);
