import { readContract } from '../../src/http/contract/contract-document.ts';
import { documentedContract, partsOf } from '../../src/http/docs/documented.ts';
import { readCrowd } from '../support/crowd.ts';
import { expectNoAxeViolations, expectNoAxeViolationsButColours } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { overhang } from './support/window-widths.ts';

const crowd = readCrowd(process.env.CROWD);
const pages = [
  ...[
    '/docs',
    '/docs/guide',
    '/docs/verification',
    '/docs/changes',
    '/docs/search?q=webhook',
    '/problems',
    '/problems/invalid_request',
  ],
  // `make test` leaves out the later parts of long sections, which are made like the first.
  ...documentedContract(readContract({ withSandbox: true })).sections.flatMap((section) => [
    `/docs/${section.name}`,
    ...partsOf(section).slice(0, crowd === 'few' ? 1 : undefined),
  ]),
];

/** The narrowest phone and a desk. */
const WIDTHS = [320, 1280] as const;
/** In which language axe reads each width; `CROWD=full` reads both in both. */
const READ_AT = { ru: 320, en: 1280 } as const;

for (const [index, path] of pages.entries())
  test(`${path} fits and has no fault that axe knows, on the narrowest phone and on a desk`, async ({ page }) => {
    const both = ['ru', 'en'] as const;
    // `make test` opens each page in one of them.
    const languages = crowd === 'few' ? both.filter((_, place) => place === index % 2) : both;
    for (const language of languages) {
      await page.goto(`/${language}${path}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect([language, width, await overhang(page)]).toEqual([language, width, 0]);
        if (crowd === 'full') await expectNoAxeViolations(page);
        // Nor the width nor the language changes a colour: axe looks at those of a page on the desk, so in English.
        else if (width === READ_AT[language])
          await (width === 320 ? expectNoAxeViolationsButColours : expectNoAxeViolations)(page);
      }
    }
  });
