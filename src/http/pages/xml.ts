import { escapeXml } from '#kernel/escape.ts';

/** An XML element; `content` is markup already, such as this function and `escapeXml` return. */
export function xmlElement(name: string, content: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = name + written.join('');
  return content ? `<${open}>${content}</${name}>` : `<${open}/>`;
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
