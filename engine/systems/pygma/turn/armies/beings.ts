import { calc, type Explained, fact, rule, type Settings } from '../../../../kernel';
import { ownerAt } from '../../../../world';
import { BEING_TABLE } from '../../data/tables';
import { fieldsIn } from '../../records';
import { cellIn, NOTHING } from '../../rules/cells';
import { paid } from '../../rules/economy/funds';
import { fieldsBeside } from '../../rules/land';
import type { Being } from '../../state/types';
import { throwDie } from '../chance';
import { book, giveLand, setRow } from '../turn';
import { figureBlock } from '../figures';
import { type ArmyTurn, playing } from '../orders';

/** Kinds of beings that attack (HR-17). */
const HOSTILE: readonly Being['kind'][] = ['barbarians', 'dragon', 'sea_monster'];

/** Strength or treasure of a kind of beings, times a die where the table says so (GM-22, HR-17). */
function beingAmount(
  settings: Settings,
  kind: string,
  column: 'strength' | 'treasure',
  die: Explained,
): Explained {
  const dice = calc.product(cellIn(settings, BEING_TABLE, kind, `${column}_dice`), die);
  const times = calc.maximum(dice, fact('pygma.once', 1, {}, 'GM-22'));
  const body = calc.product(cellIn(settings, BEING_TABLE, kind, column), times);
  return rule(column === 'strength' ? 'pygma.beingStrength' : 'pygma.beingTreasure', 'GM-22', body);
}

/** Beings whose strength and treasure the GM left to the table: rolled, unless he says another figure (GM-22, HR-17). */
export function appear(turn: ArmyTurn): void {
  const { settings } = turn.input;
  for (const being of turn.state.beings) {
    const { kind, id, field } = being;
    if (!being.isRolled || !BEING_TABLE.rows.includes(kind)) continue;
    const figure = (column: 'strength' | 'treasure', range: readonly [number, number]) => {
      const isDiced = cellIn(settings, BEING_TABLE, kind, `${column}_dice`).value > 0;
      const die = isDiced ? throwDie(turn, 'd6', [`being_${column}`, id]) : NOTHING;
      const computed = beingAmount(settings, kind, column, die);
      return figureBlock({ turn }, column, computed, `being/${id}/${column}`, range);
    };
    const strength = figure('strength', [0, 100_000]);
    const treasure = figure('treasure', [0, 1_000_000]);
    setRow(turn, 'beings', being, {
      strength: strength.value.value,
      treasure: treasure.value.value,
      isRolled: false,
      order: HOSTILE.includes(kind) ? 'attack' : being.order,
    });
    turn.tell({
      kind: 'pygma.beingAppears',
      clause: 'GM-22',
      parties: [],
      place: field,
      about: { against: kind, region: field },
      witnesses: [],
      blocks: [strength.block, treasure.block],
    });
  }
}

/** Settlers on neutral land join a realm that talks to them and pays, where the GM agrees (GM-22, HR-17). */
export function settlersJoin(turn: ArmyTurn): void {
  const { map } = turn.world;
  const price = cellIn(turn.input.settings, BEING_TABLE, 'settlers', 'price');
  for (const being of turn.state.beings) {
    const [field] = fieldsIn(being.field);
    if (being.kind !== 'settlers' || being.strength === 0 || field === undefined) continue;
    if (ownerAt(map, field) !== null) continue;
    const near = new Set<string>([field, ...fieldsBeside(map, field)]);
    const envoys = turn.state.armies.filter(
      (one) => one.order === 'negotiate' && near.has(one.field),
    );
    const realm = playing(turn).find(
      ({ owner, money }) => money >= price.value && envoys.some((one) => one.owner === owner),
    );
    if (realm === undefined) continue;
    const { owner } = realm;
    const which = { party: owner, region: field };
    const more = { amount: price.value };
    const { answer, block } = turn.choose(
      'pygma.settlers',
      'GM-22',
      ['refuse', 'join'],
      which,
      more,
    );
    const isJoining = answer === 'join';
    if (isJoining) {
      book(turn, owner, 'settlers', paid(price), field);
      giveLand(turn, [field], owner);
      setRow(turn, 'beings', being, { strength: 0 });
    }
    turn.tell({
      kind: isJoining ? 'pygma.settlersJoined' : 'pygma.settlersStay',
      clause: 'GM-22',
      parties: [owner],
      place: field,
      about: { ...which, ...more },
      ...(isJoining ? {} : { witnesses: [] }),
      blocks: [block],
    });
  }
}
