import { Inbox as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const Inbox = /* @__PURE__ */ createIcon(drawing);
