import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A file of an archive. */
interface ZipEntry {
  readonly name: string;
  /** Is called when it is this file's turn, so that only one text is in memory uncompressed. */
  readonly text: () => string;
}

/**
 * Every file gets the first day that the format knows, so that the same files make the same archive. The format writes it as a time of the
 * machine's own zone. Without `forceDosTimestamp` the archive would also hold the instant in UTC, which differs between zones.
 */
const NO_TIME = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** Makes a ZIP archive. Rejects when `text` of an entry throws. */
export async function zipOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  const zip = new ZipFile();
  const archive = zip.outputStream.pipe(new PassThrough());
  for (const { name, text } of entries)
    zip.addReadStreamLazy(name, NO_TIME, (send) => {
      const stream = Readable.from(inOnePiece(text));
      // Without this the archive would wait for the text for ever.
      stream.on('error', (error) => archive.destroy(error));
      send(null, stream);
    });
  zip.end();
  return buffer(archive);
}

/** A generator, so that what `text` throws is an error of the stream. */
function* inOnePiece(text: () => string) {
  yield Buffer.from(text());
}
