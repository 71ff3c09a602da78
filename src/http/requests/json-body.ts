import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { refusedField, ShopError } from '#kernel/errors.ts';

/**
 * Reads JSON in UTF-8, and refuses bytes of another encoding: Fastify's own reader would replace them by signs, and a name would be lost. What
 * says that it is compressed is refused as such: its sender would look for a fault of the JSON.
 */
export function readJsonBodies(app: FastifyInstance): void {
  // A body that would change the prototype of an object, by `__proto__` or `constructor`, is an error.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { 'content-encoding': coding = 'identity' } = request.headers;
    if (coding !== 'identity') done(new ShopError('unsupported_media_type'));
    else if (isUtf8(body)) parse(request, body.toString('utf8'), done);
    else done(refusedField([], 'unreadable_text'));
  });
}
