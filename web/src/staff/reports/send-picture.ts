import { LONGEST_WAIT_MS } from '../../api/client.ts';
import { ApiError, NO_ANSWER, type Problem } from '../../api/error.ts';
import { pictureType, shrinkPicture } from '../kit/forms/shrink-picture.ts';

const UPLOAD = '/api/admin/reports/pictures';
const CREATED = 201;

/**
 * Sends a picture and returns its id. `onProgress` gets how much is sent, from 0 to 1; that is why it does not use `fetch`, which does not
 * tell. Rejects with `ApiError`, whose status is 0 when there was no answer: as every call it fails once the connection is lost, and after two
 * minutes.
 */
export async function sendPicture(file: File, language: string, onProgress: (part: number) => void): Promise<string> {
  const body = await shrinkPicture(file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', UPLOAD);
    request.responseType = 'json';
    request.setRequestHeader('content-type', pictureType(body));
    request.setRequestHeader('accept-language', language);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.timeout = LONGEST_WAIT_MS;
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, () => reject(new ApiError(NO_ANSWER, '')));
    const giveUp = () => request.abort();
    window.addEventListener('offline', giveUp);
    request.addEventListener('loadend', () => window.removeEventListener('offline', giveUp));
    request.addEventListener('load', () => {
      // Null for what is no JSON, such as the page of a proxy.
      const answer: (Partial<Problem> & { readonly id?: string }) | null = request.response;
      if (request.status === CREATED && answer?.id) resolve(answer.id);
      else
        reject(
          new ApiError(request.status, answer?.detail ?? `${request.status}`, answer?.code ? (answer as Problem) : undefined),
        );
    });
    request.send(body);
  });
}
