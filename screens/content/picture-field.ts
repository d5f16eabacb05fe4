export const pictureFieldLabels = {
  choose: 'Choose a picture',
  drop: 'or drop it here',
  dropNow: 'Drop the picture',
  replace: 'Replace',
  remove: 'Remove',
  camera: 'Take a photo',
  progress: 'Uploading',
} as const;
