const LONGEST_SIDE = 2400;
const QUALITY = 0.85;

/**
 * Makes a picture smaller before it is sent, so that it arrives over a poor connection. Returns the file as it is when the browser cannot
 * read it: the shop decides whether it can.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
