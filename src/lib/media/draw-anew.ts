function canvasToBlob(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('The canvas gave no picture.'));
        else resolve(blob);
      },
      type,
      quality,
    );
  });
}

/**
 * Redraws a picture in another size, as WebP, or as JPEG if the browser does not write WebP: only the visible content of the file remains.
 * `quality`: 0 to 1. Rejects when there is no canvas.
 */
export async function drawAnew(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
  quality: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: paint it white, not black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const webp = await canvasToBlob(canvas, 'image/webp', quality);
  // Safari does not write WebP: it returns a PNG instead.
  return webp.type === 'image/webp' ? webp : canvasToBlob(canvas, 'image/jpeg', quality);
}
