import { CalendarDays as drawing } from 'lucide';
import { createIcon } from '../create-icon.ts';

export const CalendarDays = /* @__PURE__ */ createIcon(drawing);
