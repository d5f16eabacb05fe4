import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

/** Viewport presets of the toolbar: the widths for design reviews, and Storybook's own presets, which some stories use. */
export const viewports = {
  width360: { name: '360 px, phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  width768: { name: '768 px, tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  width1024: { name: '1024 px, small laptop', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  width1280: { name: '1280 px, desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  width1920: { name: '1920 px, wide screen', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
  ...MINIMAL_VIEWPORTS,
} as const;
