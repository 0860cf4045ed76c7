import type { FieldAddress } from '../../../../hex';
import { type Explained, fact } from '../../../../kernel';
import { type Area, AREAS, type Good, GOODS, ZONES } from '../../data/kinds';
import {
  difficultyOf,
  inaccuracy,
  discoveryOf,
  senderKnown,
  specialsTold,
  missionChance,
  reportedSize,
  spyAfter,
} from '../../rules/economy/espionage';
import { administrationFee } from '../../rules/economy/funds';
import {
  calculationSheet,
  economicStrength,
  goodsPercent,
  type MirrorColumn,
  neededGoods,
  ofGoods,
  type SheetGiven,
  weightedPercent,
} from '../../rules/economy/goods';
import { bloomOf, incomeOf, mineYield } from '../../rules/economy/income';
import {
  epidemicBrings,
  epidemicChance,
  epidemicLoss,
  growthLeft,
  halfPriceCities,
  hygienePerCity,
  meanStrength,
  populationChange,
  wealthOf,
} from '../../rules/economy/people';
import { promotionCost, promotionFault, promotionLimits } from '../../rules/economy/promotion';
import {
  autonomy,
  buildingChance,
  grownStrength,
  hungerPercent,
  revoltArea,
  revoltFields,
  revoltStrength,
  shipPercent,
  zoneChance,
  spreadChance,
  zoneNumber,
  type ZoneOf,
  zoneOf,
} from '../../rules/economy/unrest';
import { startAmount } from '../../rules/cells';
import { musterLimit } from '../../rules/muster';
import { gapMissing, peopleMissing } from '../../rules/sites';
import type { Asked, Figures } from './asked';

const said = (value: number, name = 'asked'): Explained => fact(`pygma.${name}`, value);
const numbers = ({ list }: Asked, name: string): readonly number[] => list(name).map(Number);

const goodOf = ({ text }: Asked): Good => GOODS.find((one) => one === text('good')) ?? 'grain';
const areaOf = ({ text }: Asked): Area => AREAS.find((one) => one === text('area')) ?? 'lowland';
const zoneIn = ({ text }: Asked): ZoneOf => ZONES.find((one) => one === text('zone'));

/** `counts 5,3,2,0,1,4,1` in the order of the areas; `grain -50 population -99` of the row "trade and other". */
function sheetOf(asked: Asked) {
  const counts = numbers(asked, 'counts');
  const columns: readonly MirrorColumn[] = ['population', ...GOODS];
  const given: SheetGiven = {
    party: 'a',
    counts: Object.fromEntries(AREAS.map((area, at) => [area, counts[at] ?? 0])),
    mirror: {},
    other: columns.flatMap((of) => (asked.has(of) ? [{ of, points: said(asked.number(of)) }] : [])),
  };
  return calculationSheet(asked.settings, given);
}

/** Weighted values of the percentages of all goods, `percents 110,100,24,...`. */
const weightedIn = (asked: Asked): readonly Explained[] =>
  numbers(asked, 'percents').map((percent, at) =>
    weightedPercent(asked.settings, said(percent), GOODS[at] ?? 'grain'),
  );

/** Zones of goods that are named with a percentage; others have none. */
const zonesIn = (asked: Asked) =>
  ofGoods((good): ZoneOf =>
    asked.has(good) ? zoneOf(asked.settings, good, asked.number(good)) : undefined,
  );

const bloom = (asked: Asked) =>
  bloomOf(asked.settings, {
    field: '005/16',
    needed: asked.number('needed'),
    others: numbers(asked, 'others'),
    carried: asked.number('carried'),
  });

/** The mirror with one value, `before 3`. */
function promotionIn(asked: Asked) {
  const [good, area] = [goodOf(asked), areaOf(asked)];
  const mirror = asked.has('before') ? { [area]: { [good]: asked.number('before') } } : {};
  return { good, area, mirror };
}

/** Promotions so far: `done wine:lowland`, in this month `now wine:lowland`. */
const promotionsIn = ({ list }: Asked) =>
  (['done', 'now'] as const).flatMap((name) =>
    list(name).flatMap((one) => {
      const [what, where] = one.split(':');
      const good = GOODS.find((other) => other === what);
      const area = AREAS.find((other) => other === where);
      return good === undefined || area === undefined
        ? []
        : [{ good, area, isNow: name === 'now' }];
    }),
  );

/** Figures of income, espionage, goods, unrest, promotion and population. */
export const ECONOMY_FIGURES: Figures = {
  percent: (asked) =>
    goodsPercent(
      ...([
        asked.settings,
        said(asked.number('points')),
        said(asked.number('population')),
      ] as const),
      goodOf(asked),
    ),
  weighted: (asked) =>
    weightedPercent(asked.settings, said(asked.number('percent')), goodOf(asked)),
  /** In tenths. */
  strength: (asked) => economicStrength(asked.settings, weightedIn(asked), 'a'),
  sheet: (asked) => {
    const sheet = sheetOf(asked);
    const good = GOODS.find((one) => one === asked.text('good'));
    if (good !== undefined) return sheet[asked.has('points') ? 'points' : 'percent'][good];
    return asked.has('people') ? sheet.population : sheet.gws;
  },
  /** Place of a good among those needed, from 1; 0 = it is not. */
  needed: (asked) => {
    const percents = numbers(asked, 'percents');
    const needed = neededGoods(
      asked.settings,
      ofGoods((good) => percents[GOODS.indexOf(good)] ?? 100),
    );
    return said(needed.indexOf(goodOf(asked)) + 1);
  },
  /** `income cities capital land 5,3,2 gws 1053 more 30000`. */
  income: (asked) => {
    const [lowland = 0, highland = 0, forest = 0, desert = 0, mountain = 0] = numbers(
      asked,
      'land',
    );
    const gws = { ...said(asked.number('gws'), 'gws'), unit: 'tenth' } as const;
    return incomeOf(asked.settings, {
      party: 'a',
      cities: asked.list('cities').map((kind) => ({
        field: '005/16',
        isStricken: asked.has('stricken'),
        kind: kind === 'capital' || kind === 'port' ? kind : 'inland',
      })),
      land: { lowland, highland, forest, desert, mountain },
      gws: asked.has('gws') ? gws : undefined,
      additions: asked.has('more') ? [said(asked.number('more'))] : [],
    }).total;
  },
  bloom: (asked) => bloom(asked).paid,
  bloomStays: (asked) => bloom(asked).stays,
  mineYield: (asked) => mineYield(asked.settings, said(asked.number('die'))),
  /** In halves, as before. */
  spy: (asked) =>
    spyAfter(asked.settings, asked.number('before'), asked.number('spent'), asked.has('first')),
  inaccuracy: (asked) => inaccuracy(asked.settings, asked.number('spy')),
  specials: (asked) => specialsTold(asked.settings, asked.number('spy')),
  reported: (asked) =>
    reportedSize(
      ...([
        asked.number('size'),
        said(asked.number('percent')),
        said(asked.number('lot')),
      ] as const),
      asked.has('fleet'),
    ),
  mission: (asked) => {
    const { settings, number, text } = asked;
    return missionChance(settings, {
      own: number('own'),
      opponent: number('opponent'),
      missions: number('missions'),
      repetitions: number('repetitions'),
      difficulty: difficultyOf(settings, text('task')),
    });
  },
  discovered: (asked) => discoveryOf(asked.settings, asked.number('chance'), asked.number('roll')),
  senderKnown: (asked) => senderKnown(asked.settings, said(asked.number('die'))),
  fee: (asked) => administrationFee(asked.settings, said(asked.number('amount'))),
  /** 0 = none, 1 to 4 = A to D. */
  zone: (asked) => zoneNumber(asked.settings, goodOf(asked), asked.number('percent')),
  zoneChance: (asked) => {
    const zone = zoneIn(asked);
    return zone && zoneChance(asked.settings, zone);
  },
  hunger: (asked) => hungerPercent(asked.settings, zonesIn(asked)),
  building: (asked) =>
    buildingChance(
      ...([asked.settings, asked.text('of') === 'timber' ? 'timber' : 'stone'] as const),
      zoneIn(asked),
    ),
  shipPercent: (asked) => shipPercent(asked.settings, zoneIn(asked)),
  autonomyChance: (asked) => autonomy(asked.settings, zoneIn(asked)).chance,
  autonomyFaces: (asked) => autonomy(asked.settings, zoneIn(asked)).faces,
  revoltCities: (asked) => revoltArea(asked.settings, asked.number('class')).cities,
  revoltFaces: (asked) => revoltArea(asked.settings, asked.number('class')).faces,
  spreadChance: (asked) => spreadChance(asked.settings, asked.number('spread')),
  revoltFields: (asked) => {
    const area = revoltArea(asked.settings, asked.number('class'));
    return revoltFields(area, area.faces.value === 0 ? undefined : said(asked.number('die')));
  },
  revoltStrength: (asked) =>
    revoltStrength(
      asked.settings,
      numbers(asked, 'dice').map((die) => said(die)),
    ),
  revoltGrowth: (asked) => grownStrength(asked.settings, asked.number('strength')),
  promotion: (asked) => {
    const { mirror, ...wanted } = promotionIn(asked);
    return promotionCost(asked.settings, mirror, wanted);
  },
  /** 1 = it is lawful; else 0, called by what is against it. */
  mayPromote: (asked) => {
    const { mirror, ...wanted } = promotionIn(asked);
    const fault = promotionFault(asked.settings, { mirror, done: promotionsIn(asked) }, wanted);
    return said(fault === undefined ? 1 : 0, fault === undefined ? 'lawful' : `refused-${fault}`);
  },
  /** The limit of a name: `matrix`, `count`, `month`, `game`, `cap`. */
  promotionLimit: (asked) => {
    const { mirror, ...wanted } = promotionIn(asked);
    const given = { mirror, done: promotionsIn(asked) };
    const limits = promotionLimits(asked.settings, given, wanted);
    return limits.find(([name]) => name === asked.text('limit'))?.[1];
  },
  cityPopulation: (asked) => peopleMissing(asked.settings, said(asked.number('points'))),
  cityGap: (asked) => gapMissing(asked.settings, asked.number('distance')),
  musterLimit: (asked) =>
    musterLimit(asked.world, asked.settings, asked.text('city') as FieldAddress),
  start: (asked) => startAmount(asked.settings, asked.text('of')),
  meanStrength: (asked) => meanStrength(numbers(asked, 'all')),
  wealth: (asked) => wealthOf(asked.settings, asked.number('gws'), numbers(asked, 'all')),
  populationChange: (asked) =>
    populationChange(...([asked.settings, asked.has('above')] as const), said(asked.number('die'))),
  growthLeft: (asked) => growthLeft(asked.settings, asked.number('growth'), asked.number('cities')),
  halfPrice: (asked) => said(halfPriceCities(asked.settings, asked.number('growth'))),
  hygiene: ({ number }) => hygienePerCity(number('spent'), number('cities')),
  epidemicChance: (asked) => epidemicChance(asked.settings, asked.number('each')),
  epidemicBrings: (asked) => {
    const brings: Readonly<Record<string, Explained>> = epidemicBrings(
      asked.settings,
      asked.number('die'),
    );
    return brings[asked.text('what')];
  },
  epidemicLoss: (asked) => epidemicLoss(asked.settings, asked.number('strength')),
};
