import { toFields } from '#kernel/bilingual-fields.ts';
import { inEachLanguage, type Language } from '#kernel/language.ts';
import type { Figures, FiguresOfPart, MoneyOfTime, OverviewOfShop } from '#modules/overview/index.ts';
import { OVERVIEW_WORDS } from '#words/overview.ts';
import type { Cell } from '../answers/csv-in-pieces.ts';
import { type ListFile, listFile } from '../answers/list-file.ts';
import { ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { figuresToWire } from './money-sums.ts';

/** How the shop does, for those who may see its sums. */
export function overviewHandlers(shop: OverviewOfShop, timeZone: string) {
  return {
    async getOverview({ caller, query }) {
      const overview = await shop.viewOverview(caller, query);
      const { step, span, whole, placed, before, steps, agrees, waiting, rituals, partners, ways } = overview;
      return ok({
        step,
        timeZone,
        ...span,
        agrees,
        ...figuresToWire(whole),
        placedOrders: placed.placed,
        becamePaid: placed.becamePaid,
        states: placed.states,
        before: { ...figuresToWire(before), placedOrders: before.placed, becamePaid: before.becamePaid },
        steps: steps.map(({ from, to, ...figures }) => ({ from, to, ...figuresToWire(figures) })),
        rituals: rituals.map(partToWire),
        partners: partners.map(partToWire),
        ways: ways.map(partToWire),
        waiting,
      });
    },
    async exportOverview({ caller, query: { lang, format = 'csv', ...query }, language }) {
      const money = await shop.exportOverview(caller, query);
      return listFile(format, fileOf(money, lang ?? language), onePage(rowsOf(money)));
    },
  } satisfies Partial<Handlers>;
}

function partToWire({ key, name, isRest, ...figures }: FiguresOfPart): Wire['SumsOfPart'] {
  return { key, ...namesOf(name), ...figuresToWire(figures), isRest: isRest || undefined };
}

function namesOf(name: FiguresOfPart['name']) {
  return toFields({ name: name ?? inEachLanguage(() => null) });
}

/** The key of the part that holds all parts beyond those with a row of their own. */
const REST = '*';

/** A row of the file: the whole, a step of time, or a part. */
interface Row {
  readonly kind: 'whole' | 'step' | 'ritual' | 'partner' | 'way';
  readonly key: string | null;
  readonly name: FiguresOfPart['name'];
  readonly figures: Figures;
}

function rowsOf({ whole, steps, rituals, partners, ways }: MoneyOfTime): Row[] {
  const parts = (kind: Row['kind'], rows: readonly FiguresOfPart[]) =>
    rows.map(({ key, name, isRest, ...figures }) => ({ kind, key: isRest ? REST : key, name, figures }));
  return [
    { kind: 'whole', key: null, name: null, figures: whole },
    ...steps.map(({ from, to: _, ...figures }) => ({ kind: 'step' as const, key: from, name: null, figures })),
    ...parts('ritual', rituals),
    ...parts('partner', partners),
    ...parts('way', ways),
  ];
}

function fileOf({ span }: MoneyOfTime, language: Language): ListFile<Row> {
  const words = OVERVIEW_WORDS[language];
  return {
    name: `overview-${span.from}-${span.to}`,
    titles: words.titles,
    cells: ({ kind, key, name, figures }): Cell[] => {
      const { orders, gross, byHand, refunded, fee, net, average } = figuresToWire(figures);
      return [words.rows[kind], key, name?.[language] ?? '', orders, gross, byHand, refunded, fee, net, average];
    },
    record: ({ kind, key, name, figures }) => ({ what: kind, of: key, ...namesOf(name), ...figuresToWire(figures) }),
  };
}

async function* onePage(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
