import { fileURLToPath } from 'node:url';
import { extractText, getDocumentProxy } from 'unpdf';

/** The path of a font, such as `golos-text/400Regular/GolosText_400Regular.ttf`. */
export function fontFile(name: string): string {
  return fileURLToPath(new URL(`../../../../node_modules/@expo-google-fonts/${name}`, import.meta.url));
}

/** A PDF file for its reader, which takes the bytes that it gets away. */
export const openPdf = (pdf: Uint8Array) => getDocumentProxy(Uint8Array.from(pdf));

/** The words of all pages, with one space between them. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await openPdf(pdf), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** The links and the scripts of a PDF file. */
export async function activePartsOf(pdf: Uint8Array): Promise<unknown[]> {
  const document = await openPdf(pdf);
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const links = await Promise.all(numbers.map(async (number) => (await document.getPage(number)).getAnnotations()));
  return [...links.flat(), ...Object.entries((await document.getJSActions()) ?? {})];
}
