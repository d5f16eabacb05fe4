import { Settings as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Settings = /* @__PURE__ */ createIcon(drawing);
