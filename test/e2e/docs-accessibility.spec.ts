import { readContract } from '../../src/http/contract/contract-document.ts';
import { documentedContract, partsOf } from '../../src/http/docs/documented.ts';
import { readCrowd } from '../support/crowd.ts';
import { expectNoAxeViolations, expectNoAxeViolationsButColours } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { overhang } from './support/window-widths.ts';

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
  ...documentedContract(readContract({ withSandbox: true })).sections.flatMap((section) => [
    `/docs/${section.name}`,
    ...partsOf(section),
  ]),
];

/** The narrowest phone and a desk. */
const WIDTHS = [320, 1280] as const;
/** Axe reads each width in one language; `make torture` in both. The colours are the same at every width: it looks at them on the desk. */
const isBrief = readCrowd(process.env.CROWD) !== 'full';

for (const path of pages)
  test(`${path} has no fault that axe knows, on the narrowest phone and on a desk, in both languages`, async ({ page }) => {
    for (const [place, language] of ['ru', 'en'].entries()) {
      await page.goto(`/${language}${path}`);
      for (const [at, width] of WIDTHS.entries()) {
        await page.setViewportSize({ width, height: 900 });
        expect([language, width, await overhang(page)]).toEqual([language, width, 0]);
        if (!isBrief || at === place)
          await (isBrief && width === 320 ? expectNoAxeViolationsButColours : expectNoAxeViolations)(page);
      }
    }
  });
