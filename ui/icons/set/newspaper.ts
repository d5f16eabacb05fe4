import { Newspaper as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Newspaper = /* @__PURE__ */ createIcon(drawing);
