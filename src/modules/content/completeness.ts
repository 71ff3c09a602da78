/** A picture in markdown without words for those who do not see it. */
const UNNAMED_PICTURE = /!\[\s*\][([]/;

/** The name under which `missingParts` tells of pictures without words. */
export const PICTURES = 'pictures';

/** The names of one language's empty texts, and `pictures` when a picture in them has no words. The panel runs the same rule. */
export function missingParts<Name extends string>(texts: Readonly<Record<Name, string>>): (Name | typeof PICTURES)[] {
  const names = Object.keys(texts) as Name[];
  const empty = names.filter((name) => texts[name].trim() === '');
  return names.some((name) => UNNAMED_PICTURE.test(texts[name])) ? [...empty, PICTURES] : empty;
}
