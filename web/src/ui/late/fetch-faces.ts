let fetching: Promise<unknown> | undefined;

/**
 * Loads every face of the style sheets, also those that no text has needed yet, and adds it to the document once its file is there. With
 * `font-display: optional` a browser never draws a face that came too late for a text; a face that a script adds is drawn at once.
 */
export function fetchFaces(): Promise<unknown> {
  fetching ??= Promise.allSettled([...document.styleSheets].flatMap(facesOf).map(addWhenThere));
  return fetching;
}

async function addWhenThere(face: FontFace): Promise<void> {
  await face.load();
  document.fonts.add(face);
}

function facesOf(sheet: CSSStyleSheet): FontFace[] {
  const facesIn = (rules: CSSRuleList): FontFace[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSGroupingRule) return facesIn(rule.cssRules);
      return rule instanceof CSSFontFaceRule ? faceOf(rule.style, sheet.href ?? '') : [];
    });
  return facesIn(sheet.cssRules);
}

/** The face of a rule that names a file; faces of the system are there already. */
function faceOf(rule: CSSStyleDeclaration, base: string): FontFace[] {
  const [, file] = /url\("?([^")]+)"?\)/.exec(rule.getPropertyValue('src')) ?? [];
  if (!file) return [];
  const face = new FontFace(rule.getPropertyValue('font-family').replaceAll('"', ''), `url(${new URL(file, base)})`, {
    style: rule.getPropertyValue('font-style') || 'normal',
    weight: rule.getPropertyValue('font-weight'),
    unicodeRange: rule.getPropertyValue('unicode-range'),
  });
  return [face];
}
