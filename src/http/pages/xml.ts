/** An XML element; `content` is markup already, made by this function or by `xmlText`. */
export function xmlElement(name: string, content: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const open = name + written.join('');
  return content ? `<${open}>${content}</${name}>` : `<${open}/>`;
}

/** A text as XML can hold it: what XML has no place for is left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
