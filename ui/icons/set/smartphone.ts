import { Smartphone as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Smartphone = /* @__PURE__ */ createIcon(drawing);
