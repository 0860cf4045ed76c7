import { armyName } from '../../records';
import { inOrderOfPay, paidArmy, payArmies } from '../../rules/armies/costs';
import { isFleet } from '../../rules/armies/kinds';
import { cargoThatFits } from '../../rules/armies/parts';
import { paid } from '../../rules/economy/funds';
import type { Army } from '../../state/types';
import { book, type PygmaTurn, realmOf, setArmy } from '../turn';
import { armiesOf, armyCalled, type ArmyTurn, ordersBy, playing } from '../orders';
import { figure } from '../figures';

/** Takes an army from the books. */
export function dropArmy(turn: PygmaTurn, gone: Army): void {
  const armies = turn.state.armies.filter(
    ({ owner, id }) => owner !== gone.owner || id !== gone.id,
  );
  turn.state = { ...turn.state, armies };
}

/** What the ships of a fleet that was not paid cannot carry any more is lost (PI-05-136, PI-05-167). */
function loseCargo(turn: ArmyTurn, fleet: Army, ships: number): void {
  const { owner, field } = fleet;
  const cargo = armiesOf(turn, owner).filter(({ carrier }) => carrier === armyName(fleet));
  const kept = cargoThatFits(turn.input.settings, ships, cargo);
  for (const [index, army] of cargo.entries()) {
    const left = kept[index] ?? 0;
    if (left === army.strength) continue;
    if (left === 0) dropArmy(turn, army);
    else setArmy(turn, army, { strength: left });
    const about = { unit: armyName(army), before: army.strength, lost: army.strength - left, left };
    turn.tell({
      kind: 'pygma.cargoLost',
      clause: 'PI-05-167',
      place: field,
      parties: [owner],
      about: { ...about, region: field },
    });
  }
}

/**
 * Pay of all armies in a muster month, in the order of the sheet, then stationed ones, then by kind and number; who is
 * not paid loses men or dissolves (PI-05-22 to PI-05-24, HR-16). Nothing in the first month of a game (GM-27).
 */
export function pay(turn: ArmyTurn): void {
  if (turn.month.role !== 'muster' || turn.month.isFirst) return;
  for (const { owner } of playing(turn)) {
    const written = ordersBy(turn, owner, 'MOVE').map(({ order }) => order.unit);
    const listed = written.flatMap((name) => armyCalled(turn, owner, name) ?? []);
    const others = armiesOf(turn, owner).filter((army) => !listed.includes(army));
    const rest = inOrderOfPay(others.map(paidArmy)).flatMap(
      ({ kind, number }) => others.find((one) => one.kind === kind && one.number === number) ?? [],
    );
    const armies = [...new Set([...listed, ...rest])];
    const money = realmOf(turn.state, owner)?.money ?? 0;
    for (const [index, one] of payArmies(
      turn.input.settings,
      money,
      armies.map(paidArmy),
    ).entries()) {
      const army = armies[index];
      if (army === undefined) continue;
      if (one.pay !== undefined) {
        book(turn, owner, 'pay', paid(one.pay), army.field, { unit: armyName(army) });
        if (army.unpaid > 0) setArmy(turn, army, { unpaid: 0 });
        continue;
      }
      const left = one.left.value;
      if (left === 0) dropArmy(turn, army);
      else setArmy(turn, army, { strength: left, unpaid: army.unpaid + 1 });
      const unit = armyName(army);
      turn.tell({
        kind: left === 0 ? 'pygma.dissolvedUnpaid' : 'pygma.unpaid',
        clause: 'PI-05-24',
        place: army.field,
        parties: [owner],
        about: { unit, lost: army.strength - left, left, region: army.field },
        blocks: [figure('left', one.left, { unit })],
      });
    }
    for (const fleet of armies.filter(({ kind }) => isFleet(kind)))
      loseCargo(turn, fleet, armyCalled(turn, owner, armyName(fleet))?.strength ?? 0);
  }
}
