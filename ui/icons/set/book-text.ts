import { BookText as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const BookText = /* @__PURE__ */ createIcon(drawing);
