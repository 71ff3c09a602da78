/**
 * Returns the dark parts of a QR code as a path of SVG, and how many of its units a side has. It is taken from the drawing of the library that
 * draws QR codes for the pages, which is loaded for the first certificate.
 */
export async function qrPath(text: string) {
  const [{ createElement }, { renderToStaticMarkup }, { QRCodeSVG }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('qrcode.react'),
  ]);
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value: text, level: 'M', marginSize: 0 }));
  const [, size] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  // The path before it is the light ground.
  const path = [...svg.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1];
  if (size === undefined || path === undefined) throw new Error('The QR code was not drawn');
  return { path, size: Number(size) };
}
