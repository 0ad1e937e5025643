/** Shows a drawing on a canvas; the bitmap stays the painter's. */
export function copyTo(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.dataset['drawn'] = 'yes';
  canvas.getContext('2d', { alpha: false })?.drawImage(bitmap, 0, 0);
}
