import type { FieldAddress } from '../../../hex';
import { fact } from '../../../kernel';
import { fieldsOf, ownerAt } from '../../../world';
import type { Code } from '../data/findings';
import type { PiOrder } from '../orders';
import { fieldOfCoord } from '../orders/places';
import { paid } from '../rules/economy/funds';
import { rebelFields } from '../rules/economy/realm';
import { fieldsBeside } from '../rules/land';
import { choiceOf, flagOf } from '../rules/settings';
import type { Transfer } from '../state/types';
import { introduce, isNamed } from './acquaint';
import { type GivenOf, ordersOf, playing } from './orders';
import { addRow, book, giveLand, type PygmaTurn, realmOf, setCity, setRealm } from './turn';

type Turn = PygmaTurn<PiOrder>;

/** Months a realm without land and land army stays in by its fleets (PI-00-17). */
const AFLOAT = 8;

/** Keeps what a realm gave in the books of both (PI-00-20). */
function keep(turn: Turn, row: Pick<Transfer, 'owner' | 'to' | 'amount' | 'field'>): void {
  const now = turn.input.world.clock.turn;
  addRow(turn, 'transfers', 't', { ...row, text: '', turn: now });
}

/** Why a realm cannot give to another one: they must have met, and both play (PI-00-16). */
function receiverFault(turn: Turn, by: string, to: string): Code | undefined {
  if (by === to) return 'E_RECEIVER';
  if (!isNamed(turn, by, to)) return 'E_NAME';
  return playing(turn).some(({ owner }) => owner === to) ? undefined : 'E_RECEIVER';
}

/** Gold for other realms: all deductions in written order, then all credits together (PI-00-16, PI-00-20). */
function payments(turn: Turn): void {
  const isOpen = flagOf(turn.input.settings, 'pygma.transfers.gs');
  const sent = ordersOf(turn, 'TRANSFER').flatMap((given) => {
    const { by, order } = given;
    const money = realmOf(turn.state, by)?.money ?? 0;
    const fault = isOpen ? receiverFault(turn, by, order.realm) : 'E_OFF';
    const code = fault ?? (order.amount > money ? 'E_FUNDS' : undefined);
    if (code !== undefined) {
      turn.refuse(`pygma.${code}`, given);
      return [];
    }
    const gift = fact(
      'pygma.transfer',
      order.amount,
      { party: by, other: order.realm },
      'PI-00-20',
    );
    book(turn, by, 'transfer', paid(gift));
    return [{ by, to: order.realm, gift }];
  });
  for (const { by, to, gift } of sent) {
    book(turn, to, 'transferred', gift);
    keep(turn, { owner: by, to, amount: gift.value, field: '' });
    introduce(turn, by, to);
    const about = { other: to, amount: gift.value };
    turn.tell({ kind: 'pygma.transferSent', clause: 'PI-00-20', parties: [by], about });
    turn.tell({
      kind: 'pygma.transferGot',
      clause: 'PI-00-20',
      parties: [to],
      about: { other: by, amount: gift.value },
    });
  }
}

/** True if a field can be given to a realm: own, calm, beside its land, and no third army there (PI-00-16). */
function canCede(turn: Turn, by: string, to: string, field: FieldAddress): boolean {
  const { map } = turn.world;
  return (
    ownerAt(map, field) === by &&
    !rebelFields(turn.state).has(field) &&
    fieldsBeside(map, field).some((beside) => ownerAt(map, beside) === to) &&
    turn.state.armies.every((one) => one.field !== field || [by, to].includes(one.owner))
  );
}

/** Fields given to other realms, each by itself, by the land of all before any was given (PI-00-16, PI-00-20). */
function cessions(turn: Turn): void {
  const isOpen = choiceOf(turn.input.settings, 'pygma.transfers.kf') === 'adjacent';
  const faultOf = ({ by, order }: GivenOf<'CEDE'>, field: FieldAddress): Code | undefined => {
    if (!isOpen) return 'E_OFF';
    const fault = receiverFault(turn, by, order.realm);
    return fault ?? (canCede(turn, by, order.realm, field) ? undefined : 'E_CEDE');
  };
  const given = ordersOf(turn, 'CEDE').flatMap((one) =>
    one.order.fields.flatMap((coord) => {
      const field = fieldOfCoord(coord);
      const code = field === undefined ? 'E_COORD' : faultOf(one, field);
      if (field !== undefined && code === undefined)
        return [{ by: one.by, to: one.order.realm, field }];
      turn.refuse(`pygma.${code ?? 'E_COORD'}`, one);
      return [];
    }),
  );
  for (const { by, to, field } of given) {
    if (ownerAt(turn.world.map, field) !== by) continue;
    giveLand(turn, [field], to);
    setCity(turn, field, { isTrade: false, bloom: 0 });
    keep(turn, { owner: by, to, amount: 0, field });
    introduce(turn, by, to);
    const told = { clause: 'PI-00-20', place: field } as const;
    turn.tell({ ...told, kind: 'pygma.ceded', parties: [by], about: { region: field, other: to } });
    turn.tell({
      ...told,
      kind: 'pygma.landGot',
      parties: [to],
      about: { region: field, other: by },
    });
  }
}

/** Realms without land and land army go out; by fleets they stay for eight months more (PI-00-17). */
function eliminations(turn: Turn): void {
  if (!flagOf(turn.input.settings, 'pygma.realm.elimination')) return;
  const now = turn.input.world.clock.turn;
  for (const { owner, landless } of playing(turn)) {
    const own = turn.state.armies.filter((one) => one.owner === owner);
    const isAshore = own.some(({ kind }) => kind !== 'fleet');
    if (isAshore || fieldsOf(turn.world.map, owner).length > 0) {
      if (landless > 0) setRealm(turn, owner, { landless: 0 });
      continue;
    }
    const since = landless === 0 ? now : landless;
    const isOut = own.length === 0 || now - since >= AFLOAT;
    setRealm(turn, owner, { landless: since, ...(isOut ? { eliminated: now } : {}) });
    const kind = isOut ? 'pygma.eliminated' : 'pygma.landless';
    if (isOut || landless === 0)
      turn.tell({ kind, clause: 'PI-00-17', parties: [owner], about: {} });
  }
}

/** The end of a month: gifts of gold and land, then who is out of the game (row 17 of HR-20). */
export function close(turn: Turn): void {
  payments(turn);
  cessions(turn);
  eliminations(turn);
}
