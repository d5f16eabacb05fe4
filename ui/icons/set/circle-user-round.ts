import { CircleUserRound as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const CircleUserRound = /* @__PURE__ */ createIcon(drawing);
