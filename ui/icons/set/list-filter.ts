import { ListFilter as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const ListFilter = /* @__PURE__ */ createIcon(drawing);
