import { grossfelderOf, type World } from '../../../world';
import { type FieldAddress, fieldAddress } from '../../../hex';
import { type PartyReport, reportsOf } from '../../../kernel';
import { flagOf } from '../rules/settings';
import type { PygmaTurn } from './turn';

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
 * What every realm is told of the month: land taken and lost, and what came out otherwise than ordered; everything where
 * the GM wants it so (PI-19-01 to PI-19-06).
 */
export function evaluations(turn: PygmaTurn): readonly PartyReport[] {
  const isWhole = flagOf(turn.input.settings, 'pygma.eval.full_appendix');
  const { gained, lost } = changedLand(turn.input.world, turn.world);
  return reportsOf(turn, Object.keys(turn.world.parties).toSorted()).map((report) => ({
    ...report,
    events: report.events.filter(({ kind }) => isWhole || !AS_PLANNED.has(kind)),
    gained: gained.get(report.party) ?? [],
    lost: lost.get(report.party) ?? [],
  }));
}
