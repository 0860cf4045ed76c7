import type { Json } from '../../../../../kernel';
import type { PartyKey } from '../../../../../world';
import { finding } from '../../../orders/finding';
import { currentLevel } from '../../../rules/pools';
import { flagOf } from '../../../rules/settings';
import { found, organisationOf } from '../../doing';
import type { PhaseRun } from '../../run';
import { poolIn } from '../activity';
import { divisionOf, faultOf, type Field, type Force } from './force';

/** Ruling by which the GM has others take part: a list of `{ party, side, mobilised, attack, defence }`; side 0 or 1. */
const alliesRuling = ({ key }: Field): string => `${key}/allies`;

/** An ally and the side he is on. */
export interface Ally {
  readonly side: 0 | 1;
  readonly force: Force;
}

type Row = Readonly<Record<string, Json>>;

const rowsOf = (value: Json | undefined): readonly Row[] =>
  Array.isArray(value)
    ? value.filter(
        (row): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row),
      )
    : [];

interface Allied {
  readonly run: PhaseRun;
  readonly allies: readonly Ally[];
}

const withAlly = (before: Allied, field: Field, parties: readonly PartyKey[], row: Row): Allied => {
  const { run, allies } = before;
  const party = typeof row['party'] === 'string' ? row['party'] : '';
  const organisation = organisationOf(run, party);
  const division = divisionOf(row);
  const isTaken = parties.includes(party) || allies.some(({ force }) => force.party === party);
  if (organisation === undefined || division === undefined || isTaken) return before;
  const pool = poolIn('military', field.region);
  const military = currentLevel(organisation, pool, run.input.settings);
  const code = faultOf(organisation, field, division, military, 'attacker');
  if (code !== undefined) {
    return { run: found(run, finding(code, party, { about: { ...division } })), allies };
  }
  const force: Force = { party, division, military, source: 'gm' };
  return { run, allies: [...allies, { side: row['side'] === 1 ? 1 : 0, force }] };
};

/** Organisations that add their units and military to a party, where the campaign allows it (OS-13-18). */
export const alliesOf = (run: PhaseRun, field: Field, parties: readonly PartyKey[]): Allied => {
  if (!flagOf(run.input.settings, 'os.war.allies')) return { run, allies: [] };
  const rows = rowsOf(run.input.rulings[alliesRuling(field)]?.value);
  return rows.reduce<Allied>((before, row) => withAlly(before, field, parties, row), {
    run,
    allies: [],
  });
};
