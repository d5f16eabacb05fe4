import { PencilLine as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const PencilLine = /* @__PURE__ */ createIcon(drawing);
