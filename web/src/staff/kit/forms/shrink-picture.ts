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
    const paper = canvas.getContext('2d');
    if (!paper) return file;
    // A JPEG shows black where a picture is transparent; the shop puts such pictures on white.
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}

/** The formats that the shop reads. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** The media type with which a file is sent. What is in it decides; a type that the shop does not know would be refused before anybody looks. */
export function pictureType({ type }: Blob): string {
  return type && PICTURE_TYPES.split(',').includes(type) ? type : 'image/jpeg';
}
