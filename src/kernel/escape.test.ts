import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { escapeHtml, escapeXml, scriptJson } from './escape.ts';

const HOSTILE = `</script><img src="x" onerror='alert(1)'> & \u2028 &amp;`;

test('escaped HTML opens no element, ends no quoted attribute and names no entity', () => {
  expect(escapeHtml(HOSTILE)).not.toMatch(/[<>"]/);
  expect(escapeHtml('&lt; & "')).toBe('&amp;lt; &amp; &quot;');
});

test('an XML parser reads escaped text unchanged, without the characters that XML forbids', () => {
  const read = (text: string) => new XMLParser({ trimValues: false }).parse(`<a>${escapeXml(text)}</a>`).a;
  expect(read(HOSTILE)).toBe(HOSTILE);
  expect(read('a\u0000b\u001Fc\uD800d\uFFFEe\u{1F525}\tf')).toBe('abcde\u{1F525}\tf');
});

test('JSON for a script element neither ends the element nor breaks a line of JavaScript, and parses unchanged', () => {
  const json = scriptJson({ name: HOSTILE });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ name: HOSTILE });
});
