import { type PartyReport, reportsOf, turnOf, type TurnPhase } from '../../../kernel';
import { grossfelderOf, type World } from '../../../world';
import { LETTERS, type PiOrder } from '../orders';
import { withState } from '../state/keep';
import { balancesOf, reportedBooks } from '../views/balance';
import { ARMY_EFFECTS, march, muster, pay } from './armies';
import {
  build,
  capitals,
  ECONOMY_EFFECTS,
  espionage,
  events,
  income,
  missions,
  spend,
  storage,
  unrest,
} from './economy';
import { observe } from './observe';
import { close } from './close';
import { post } from './post';
import { type FieldAddress, fieldAddress } from '../../../hex';
import { flagOf } from '../rules/settings';
import { openPygmaTurn, type PygmaTurn, REGISTERED } from './turn';

/** What happened as it was ordered: the sheet does not mention it (PI-19-03, PI-19-06). */
const AS_PLANNED: ReadonlySet<string> = new Set(
  [
    'mustered',
    'split',
    'merged',
    'converted',
    'traderRaised',
    'traderDismissed',
    'traded',
    'roadBuilt',
    'bridgeBuilt',
    'stored',
    'promoted',
    'cityBuilt',
    'fortified',
    'tradeAppointed',
    'tradeDismissed',
    'transferSent',
    'ceded',
    // Fields stand in the list of part a.
    'annexed',
    'conqueredField',
    'lostField',
  ].map((kind) => `pygma.${kind}`),
);

/** Fields that changed hands, by who had them and who has them (PI-19-02). */
function changedLand(before: World, after: World) {
  const gained = new Map<string, FieldAddress[]>();
  const lost = new Map<string, FieldAddress[]>();
  const note = (list: typeof gained, owner: string | null | undefined, field: FieldAddress) => {
    if (typeof owner === 'string') list.set(owner, [...(list.get(owner) ?? []), field]);
  };
  for (const { no, owner: owners } of grossfelderOf(after.map)) {
    const old = before.map.grossfelder[no]?.owner;
    if (old === owners) continue;
    for (const [index, owner] of owners.entries()) {
      if (old?.[index] === owner) continue;
      note(gained, owner, fieldAddress(no, index + 1));
      note(lost, old?.[index], fieldAddress(no, index + 1));
    }
  }
  return { gained, lost };
}

/**
 * What every realm is told of the month: land taken and lost, what came out otherwise than ordered, and its treasury;
 * everything where the GM wants it so (PI-19-01 to PI-19-06).
 */
function evaluations(turn: PygmaTurn): readonly PartyReport[] {
  const isWhole = flagOf(turn.input.settings, 'pygma.eval.full_appendix');
  const { gained, lost } = changedLand(turn.input.world, turn.world);
  const books = balancesOf(turn).map(reportedBooks);
  return reportsOf(turn, Object.keys(turn.world.parties).toSorted(), books).map((report) => ({
    ...report,
    events: report.events.filter(({ kind }) => isWhole || !AS_PLANNED.has(kind)),
    gained: gained.get(report.party) ?? [],
    lost: lost.get(report.party) ?? [],
  }));
}

/**
 * What a month does, row by row of section 7 of the rules (HR-20). Missions tell how things stand at the end of the month
 * and are rolled last; nothing after their row changes their chances.
 */
const PHASES: readonly TurnPhase<PygmaTurn<PiOrder>>[] = [
  { id: 'pay', run: pay },
  { id: 'storage', run: storage },
  { id: 'spend', run: spend({ ...ECONOMY_EFFECTS, ...ARMY_EFFECTS }) },
  { id: 'espionage', run: espionage },
  { id: 'muster', run: muster },
  { id: 'march', run: march },
  { id: 'capitals', run: capitals },
  { id: 'build', run: build },
  { id: 'unrest', run: unrest },
  { id: 'events', run: events },
  { id: 'income', run: income },
  { id: 'post', run: post },
  { id: 'close', run: close },
  { id: 'missions', run: missions },
];

export const TURN = turnOf<World, PygmaTurn<PiOrder>>(
  PHASES,
  (input) => openPygmaTurn(input, { orders: LETTERS, register: REGISTERED }),
  (turn) => ({
    world: observe(withState(turn.world, turn.state), turn.input.settings, turn.seen, turn.told),
    reports: evaluations(turn),
    balances: balancesOf(turn),
    ...(turn.mail.length === 0 ? {} : { mail: turn.mail }),
  }),
);
