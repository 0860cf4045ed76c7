import { fact } from '../../../../kernel';
import { type Unit, unitId } from '../../../../world';
import type { Remark } from '../../orders';
import { finding } from '../../orders/finding';
import { spokenPlace, townFieldOf } from '../../rules/roster/places';
import { settlementAt } from '../../../../world';
import { countingRows } from '../rows';
import { credited, happened, type Roster, unitsNow } from './roster';

type Cargo = Extract<Remark, { readonly kind: 'cargo' }>;

const unload = (roster: Roster, unit: Unit, remark: Cargo): void => {
  const { run, units, findings } = roster;
  const now = unitsNow(roster);
  const town = townFieldOf(unit, now, run.board);
  const owner = town === undefined ? undefined : settlementAt(run.world.map, town)?.owner;
  const gold = Math.min(remark.gold, unit.gold ?? 0);
  if (owner === undefined || town === undefined || gold < remark.gold) {
    const reason = owner === undefined ? 'place' : 'gold';
    const about = { reason, gold: remark.gold, actual: unit.gold ?? 0 };
    findings.push(finding('F-CARGO-GOLD', unit.party, { unit: unit.number, at: remark, about }));
  }
  if (owner === undefined || town === undefined || gold <= 0) return;
  units.set(unit.id, { ...unit, gold: (unit.gold ?? 0) - gold });
  const why = fact('goldUnloaded', gold, { unit: unit.id }, 'WW-5.1-41');
  credited(roster, owner, 'unloaded', why, { place: town, unit: unit.id });
  happened(roster, {
    kind: 'unload',
    clause: 'WW-5.1-41',
    place: spokenPlace(unit, now),
    parties: owner === unit.party ? [owner] : [unit.party, owner],
    about: { unit: unit.id, gold },
  });
};

/**
 * Gold is put ashore after the march, in whoever's settlement the unit stands or lies, and belongs to its holder
 * (WW-5.1-41, WW-3.2-06, WW-6.3-20).
 */
export const unloadGold = (roster: Roster): void => {
  for (const { party, row } of countingRows(roster.run)) {
    for (const remark of row.content.remarks) {
      const unit = roster.units.get(unitId(party, row.unit));
      if (remark.kind === 'cargo' && remark.action === 'unload' && unit !== undefined) {
        unload(roster, unit, remark);
      }
    }
  }
};
