let fetching: Promise<unknown> | undefined;

/**
 * Adds the faces of the style sheets to the document as soon as their files are there, all that no text has needed yet. A face of a style
 * sheet that text needs before it is there stays away to the document's end; added when it is there, it is drawn at once.
 */
export function fetchFaces(): Promise<unknown> {
  fetching ??= Promise.allSettled([...document.styleSheets].flatMap(facesOf).map(addWhenThere));
  return fetching;
}

async function addWhenThere(face: FontFace): Promise<void> {
  await face.load();
  document.fonts.add(face);
}

function facesOf(sheet: CSSStyleSheet): readonly FontFace[] {
  const from = (rules: CSSRuleList): readonly FontFace[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSGroupingRule) return from(rule.cssRules);
      return rule instanceof CSSFontFaceRule ? faceOf(rule.style, sheet.href ?? '') : [];
    });
  return from(sheet.cssRules);
}

/** The face of a rule that names a file; faces of the system are there already. */
function faceOf(rule: CSSStyleDeclaration, base: string): readonly FontFace[] {
  const [, file] = /url\("?([^")]+)"?\)/.exec(rule.getPropertyValue('src')) ?? [];
  if (!file) return [];
  const face = new FontFace(rule.getPropertyValue('font-family').replaceAll('"', ''), `url(${new URL(file, base)})`, {
    style: rule.getPropertyValue('font-style') || 'normal',
    weight: rule.getPropertyValue('font-weight'),
    unicodeRange: rule.getPropertyValue('unicode-range'),
  });
  return [face];
}
