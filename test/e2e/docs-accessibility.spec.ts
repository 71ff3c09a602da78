import { readContract } from '../../src/http/contract/contract-document.ts';
import { documentedContract, partsOf } from '../../src/http/docs/documented.ts';
import { readCrowd } from '../support/crowd.ts';
import { expectNoAxeViolations, expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { overhang } from './support/window-widths.ts';

const crowd = readCrowd(process.env.CROWD);
const [first, ...others] = documentedContract(readContract({ withSandbox: true })).sections.flatMap((section) => [
  `/docs/${section.name}`,
  // `make test` leaves out the later parts of long sections, which are made like the first.
  ...partsOf(section).slice(0, crowd === 'few' ? 1 : undefined),
]);
/** A page of each kind. */
const KINDS = [
  '/docs',
  '/docs/guide',
  '/docs/verification',
  '/docs/changes',
  '/docs/search?q=webhook',
  '/problems',
  '/problems/invalid_request',
  `${first}`,
  // The events that the shop posts are drawn otherwise than its calls.
  '/docs/webhooks',
];

/** The narrowest phone and a desk. */
const WIDTHS = [320, 1280] as const;
/** In which language axe reads each width; `CROWD=full` reads both in both. */
const READ_AT = { ru: 320, en: 1280 } as const;

for (const [index, path] of [...new Set([...KINDS, ...others])].entries()) {
  // Of the other sections, which are made like the first, `make test` looks at the widths alone.
  const isRead = crowd !== 'few' || KINDS.includes(path);
  const read = KINDS.includes(path) ? expectNoAxeViolationsInAnyColours : expectNoAxeViolations;
  test(`${path} fits the narrowest phone and a desk${isRead ? ', and has no fault that axe knows' : ''}`, async ({ page }) => {
    const both = ['ru', 'en'] as const;
    // `make test` opens each page in one of them.
    const languages = crowd === 'few' ? both.filter((_, place) => place === index % 2) : both;
    for (const language of languages) {
      await page.goto(`/${language}${path}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect([language, width, await overhang(page)]).toEqual([language, width, 0]);
        if (isRead && (crowd === 'full' || width === READ_AT[language])) await read(page);
      }
    }
  });
}
