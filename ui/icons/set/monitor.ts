import { Monitor as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Monitor = /* @__PURE__ */ createIcon(drawing);
