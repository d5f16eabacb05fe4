/** Creates a real picture, because the mocked provider validates the content of uploads. */
export async function samplePicture(name = 'portrait.jpg'): Promise<File> {
  const canvas = new OffscreenCanvas(96, 96);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#0f3b8a';
    context.fillRect(0, 0, 96, 96);
    context.fillStyle = '#efdcb4';
    context.arc(48, 40, 20, 0, 7);
    context.fill();
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}
