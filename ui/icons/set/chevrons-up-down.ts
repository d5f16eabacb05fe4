import { ChevronsUpDown as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const ChevronsUpDown = /* @__PURE__ */ createIcon(drawing);
