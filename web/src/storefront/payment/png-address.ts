/** A PNG in base64, which begins with the signature of the format; a gateway may have put the beginning of a `data:` address before it. */
const PNG_BASE64 = /^(?:data:image\/png;base64,)?(iVBORw0KGgo[A-Za-z0-9+/]+={0,2})$/;

/** Makes the `data:` address of a gateway's base64 PNG; undefined when the text is anything else. */
export function pngAddress(data: string | undefined): string | undefined {
  const base64 = PNG_BASE64.exec(data ?? '')?.[1];
  return base64 && `data:image/png;base64,${base64}`;
}
