import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type Language, parseAcceptLanguage } from '#kernel/language.ts';

/** The caller's language, by `Accept-Language`. */
export function languageOf(request: FastifyRequest): Language {
  return chooseLanguage(parseAcceptLanguage(request.headers['accept-language']));
}
