import type { PageGlobal } from './page-global.ts';

let isSlow = false;

export const isNetworkSlow = () => isSlow;

export const network: PageGlobal = {
  name: 'network',
  initial: 'fast',
  remounts: true,
  description: 'Network',
  icon: 'lightning',
  items: [
    { value: 'fast', title: 'Fast network' },
    { value: 'slow', title: 'Slow network: 3 s per call' },
  ],
  apply(value) {
    isSlow = value === 'slow';
  },
};
