import { UserRound as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const UserRound = /* @__PURE__ */ createIcon(drawing);
