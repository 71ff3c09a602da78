/** In pixels. */
const LONGEST_SIDE = 2400;
/** Of a JPEG, between 0 and 1. */
const QUALITY = 0.85;

/**
 * Makes a picture smaller before it is sent, so that it arrives over a poor connection. Returns the file as it is when it would not get smaller,
 * and when the browser cannot read it: the shop decides whether it can.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // Without a ground a JPEG would be black where the picture is transparent.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}

/** The media types of pictures that the shop reads, as `accept` of a file field takes them. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** The media type with which a picture is sent: its true one is read from the file, but a request that names none of these is refused. */
export function pictureType({ type }: Blob): string {
  return PICTURE_TYPES.split(',').includes(type) ? type : 'image/jpeg';
}
