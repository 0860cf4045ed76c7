import {
  apart,
  choice,
  english,
  forms,
  german,
  items,
  noun,
  number,
  separable,
} from '../../../../orders';
import type { PlunderSpending, SabotageSpending } from '../order';
import {
  fault,
  target,
  LEVEL,
  HELD,
  DICE_WORDS,
  region,
  neededRegion,
  opponent,
  levels,
  seat,
  order,
  type Maker,
  repeated,
} from './slots';

/** Times an effect can be wished for; more is a slip of the pen. */
const MOST_TIMES = 40;

const TIMES = 'x, ×, mal, times, fach';

/** How often an effect is wished for; more often than anybody can is a slip of the pen. */
const timesOf = ({ times = 1 }: { readonly times?: number }): number => Math.min(times, MOST_TIMES);

/** Who, from where, with how much, against whom: what plunder and sabotage have in common. */
const STRIKE = {
  from: region('from'),
  levels: levels('with bare', DICE_WORDS),
  target: opponent('bare against to'),
  by: noun('advantage', 'with bare'),
  region: region('in to'),
  first: region('bare'),
  second: region('bare'),
};

interface Strike {
  readonly from?: string;
  readonly levels?: number;
  readonly target?: string;
  readonly region?: string;
  readonly first?: string;
  readonly second?: string;
  /** Own advantage with which it is done: its region is where it comes from. */
  readonly by?: string;
}

/** Of two regions without a preposition the first is where it comes from, one alone is where it goes. */
function strikeOf(
  { from, levels: count, target: victim = '', by, ...places }: Strike,
  making: Maker,
) {
  const { region: stated, first, second } = places;
  const where = stated ?? second ?? first;
  if (from !== undefined && (stated ?? second) !== undefined) making.unused('first');
  if (stated !== undefined) making.unused('second');
  if (where === undefined) making.object(target('noRegion'));
  const start = from ?? (stated !== undefined || second !== undefined ? first : undefined);
  return {
    from:
      start ?? making.book.own?.advantages.find((one) => one.name === by)?.region ?? seat(making),
    levels: count ?? null,
    target: victim,
    region: where ?? '',
  };
}

/** `PLÜNDERE mit 2 aus Hochland den Waldbund in Waldmark: stehlen, Militär` (OS-12). */
const PLUNDER = order('PLUNDER', {
  verbs: [
    german(
      'plündern, aus|plündern, überfallen, brandschatzen, aus|rauben, berauben, räubern, beklauen',
    ),
    apart(separable('falle, fallen, fällt', 'ein')),
    forms('beute machen, mache beute, machen beute, make a raid, carry out a raid'),
    english('plunder, raid, loot, pillage, rob'),
  ],
  heads: forms('plünderung, plünderungen, plünderzug, raubzug, beutezug, überfall'),
  fillers:
    'militär military soldaten successes förster turmritter erfolg erfolge erfolgen jeden every wobei sie los ziehen dabei erst dann zuerst danach überfall raiding truppen troops männer men there und from out forth kraft ganzer voller macht beute',
  slots: {
    ...STRIKE,
    spending: items({
      times: number(TIMES, 'bare', { unknown: LEVEL }),
      effect: choice({
        steal:
          'stehlt, ausrauben, bestehlen, steals, ' +
          'stehlen, stiehl, stehle, stiehlt, steal, stealing, diebstahl, geld, money, raub, rauben, geld stehlen, stehle geld, stehlen geld, steal money, geld rauben, geld klauen, klauen',
        damage:
          'beschädigen, beschädige, beschädigt, schaden, damage, damaging, militär, military, militär beschädigen, damage military, beschädigen militär',
      }),
      name: noun('military', 'bare'),
    }),
  },
  make: ({ spending, ...strike }, making) => [
    {
      kind: 'PLUNDER',
      ...strikeOf(strike, making),
      spending:
        spending?.flatMap((item) =>
          repeated<PlunderSpending>(
            timesOf(item),
            item.effect === 'damage' || item.name !== undefined
              ? { kind: 'damage', advantage: item.name ?? null }
              : { kind: 'steal' },
          ),
        ) ?? null,
      rerolls: [],
    },
  ],
});

/** `SABOTIERE aus Küste den Zirkel in Seenland: Aufruhr, keine Spuren` (OS-11). */
const SABOTAGE = order('SABOTAGE', {
  verbs: [
    german('sabotieren, auf|wiegeln, auf|hetzen, unterwandern'),
    english('sabotage'),
    forms('sabotage verüben, sabotage begehen'),
  ],
  heads: forms('sabotage, sabotageakt, sabotageaktion, saboteure'),
  fillers:
    'geheimdienst erfolge stärke wirkung ziel um unter among effekt effekte effect aktion stiften stifte anzetteln schüren erzeugen verursachen hinterlassen cause causing leave stir there among its their people left behind dort ausbrechen lassen soll sollen einziger ein dabei spies secret service up',
  slots: {
    ...STRIKE,
    spending: items({
      times: number(TIMES, 'bare', { unknown: LEVEL }),
      effect: choice(
        {
          unrest: 'aufruhr, unruhe, unruhen, unrest, aufstand',
          traceless:
            'keine spuren, keine spur, ohne spuren, ohne spur, spurlos, no traces, no trace, traceless, without traces, without a trace, without leaving traces, leaving no traces, leave no traces, ohne spuren zu hinterlassen, keine spuren hinterlassen, spuren verwischen, verwischen',
        },
        'bare bracket for',
      ),
    }),
  },
  make: ({ spending, ...strike }, making) => [
    {
      kind: 'SABOTAGE',
      ...strikeOf(strike, making),
      spending:
        spending?.flatMap((item) =>
          repeated<SabotageSpending>(timesOf(item), { kind: item.effect ?? 'unrest' }),
        ) ?? null,
      rerolls: [],
    },
  ],
});

const SPLIT = fault('organisation.E_WAR_SPLIT');
const part = (words: string) =>
  number(words, 'bare with', { isWorded: true, least: 0, unknown: SPLIT });

/** Population and military as an organisation divides them for a war; 0 where a part is left out (OS-13-04). */
const DIVISION = {
  mobilised: part('mob, mobil*, einheit* mobil*, leute mobil*, unit* mobil*, bevölkerung mobil*'),
  attack: part('ang, angr, angriff*, angreif*, attack*, im angriff, offensive'),
  defence: part('vert, verteidig*, abwehr*, defen*, offence'),
};

interface Parts {
  readonly mobilised?: number;
  readonly attack?: number;
  readonly defence?: number;
}

/** The division of a war; if it is not mentioned there is none, which is worse than no answer at all (OS-13-03). */
function divisionOf(values: Parts, making: Maker) {
  if (/^(fuehr|erklaer)/.test(making.verb) && !making.verb.includes('krieg')) making.object(HELD);
  const { mobilised, attack, defence } = values;
  if (mobilised === undefined && attack === undefined && defence === undefined)
    making.object(SPLIT);
  return { mobilised: mobilised ?? 0, attack: attack ?? 0, defence: defence ?? 0, rerolls: [] };
}

/** `KRIEG in Seenland gegen den Zirkel: 3 mobilisiert, Angriff 2, Verteidigung 1` (OS-13-02). */
const WAR = order('WAR', {
  verbs: [
    german('krieg|führen, krieg|erklären'),
    forms(
      'have a war, start a war, make war, begin a war, führe krieg, führen krieg, krieg führen, erkläre krieg, erklären krieg, den krieg erklären, wage war, waging war, declare war, go to war',
    ),
  ],
  heads: forms('krieg, war'),
  english: 'war',
  fillers:
    'krieg den war erklären erkläre führen führe militär mannen mann männer leute einheit einheiten unit units men bevölkerung stufen stufe levels level gelegt setzen setze legen lege verteilen',
  slots: { region: neededRegion('in bare'), opponent: opponent('against bare'), ...DIVISION },
  make: ({ region: where = '', opponent: enemy = '', ...parts }, making) => [
    { kind: 'WAR', region: where, opponent: enemy, ...divisionOf(parts, making) },
  ],
});

/** `VERTEIDIGUNG in Seenland gegen den Orden: 2 mobilisiert, Angriff 1, Verteidigung 1` (OS-13-03). */
const WAR_ANSWER = order('WAR_ANSWER', {
  verbs: [german('verteidigen'), english('defend')],
  heads: forms('verteidigung, defence, defense'),
  fillers:
    'mannen mann männer leute einheit einheiten unit units men bevölkerung stufen stufe levels level gelegt setzen setze legen lege verteilen militär',
  slots: {
    region: region('in bare'),
    opponent: noun('organisation', 'against', { unknown: target('organisation') }),
    ...DIVISION,
  },
  make: ({ region: where, opponent: enemy, ...parts }, making) => [
    {
      kind: 'WAR_ANSWER',
      region: where ?? seat(making),
      opponent: enemy ?? null,
      ...divisionOf(parts, making),
    },
  ],
});

/** Blows and war (OS-15-01). */
export const STRIKING = [PLUNDER, SABOTAGE, WAR, WAR_ANSWER];
