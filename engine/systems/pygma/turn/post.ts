import { fingerprintOfText, type Mail } from '../../../kernel';
import { type FieldAddress, grossfeldOf, kleinfeldOf } from '../../../hex';
import type { PiOrder } from '../orders';
import { fieldOfCoord } from '../orders/places';
import { courierCheck } from '../rules/courier';
import { choiceOf, flagOf } from '../rules/settings';
import { isNamed, introduce } from './acquaint';
import { ordersOf, playing } from './orders';
import { type PygmaTurn, realmOf, setCity, setRealm, addRow, setParty } from './turn';

type Turn = PygmaTurn<PiOrder>;

/** Keeps a text that goes on. Its id tells nothing of its author where nobody is to learn him. */
function keep(turn: Turn, mail: Omit<Mail, 'id' | 'title' | 'isPublic'>): void {
  const of =
    mail.kind === 'rumour' ? [mail.text, mail.signed ?? ''] : [mail.from, mail.to ?? '', mail.text];
  const id = `${mail.kind}.${fingerprintOfText(of.join('\n'))}`;
  if (turn.mail.every((one) => one.id !== id))
    turn.mail.push({ id, title: '', isPublic: null, ...mail });
}

/** Messages and rumours for the courier; one that names a field is given back with its finding (PI-18-02 to PI-18-05). */
function courier(turn: Turn): void {
  for (const given of ordersOf(turn, 'MESSAGE', 'RUMOUR')) {
    const { by, order } = given;
    const { name = by, ruler = '' } = turn.world.parties[by] ?? {};
    const outcome = courierCheck(turn.input.settings, order, [name, ruler]);
    if (outcome !== 'accepted') turn.refuse('pygma.E_COURIER', given);
    if (outcome === 'returned') continue;
    const signed = outcome === 'corrected' ? name : order.signed;
    const kind = order.kind === 'RUMOUR' ? 'rumour' : 'announcement';
    keep(turn, { kind, from: by, to: null, text: order.text, signed });
  }
}

/**
 * Letters to realms known by name: the GM passes them on under the name of the realm that writes, which is learned by it
 * (PI-00-18).
 */
function letters(turn: Turn): void {
  const isForwarded = flagOf(turn.input.settings, 'pygma.mail.forward');
  for (const given of ordersOf(turn, 'LETTER')) {
    const { by, order } = given;
    if (!isForwarded || !isNamed(turn, by, order.realm)) {
      turn.refuse(isForwarded ? 'pygma.E_NAME' : 'pygma.E_OFF', given);
      continue;
    }
    const signed = turn.world.parties[by]?.name ?? by;
    keep(turn, { kind: 'message', from: by, to: order.realm, text: order.text, signed });
    introduce(turn, by, order.realm);
  }
}

/** Descriptions of culture: every version is kept; until there is one, and a ruler, players are reminded (PI-17-01, PI-17-03, PI-17-06). */
function descriptions(turn: Turn): void {
  const now = turn.input.world.clock.turn;
  for (const { by, order } of ordersOf(turn, 'CULTURE')) {
    keep(turn, { kind: 'culture', from: by, to: null, text: order.text });
    setRealm(turn, by, { described: now });
  }
  for (const { by, order } of ordersOf(turn, 'RULER')) setParty(turn, by, { ruler: order.name });
  if (choiceOf(turn.input.settings, 'pygma.culture.required') !== 'remind') return;
  const players = Object.values(turn.world.people).flatMap(({ roles }) => roles);
  for (const { owner } of playing(turn)) {
    if (players.every(({ party }) => party !== owner)) continue;
    const remind = (kind: string, clause: string): void => {
      turn.tell({ kind, clause, parties: [owner] });
    };
    if ((realmOf(turn.state, owner)?.described ?? 0) === 0)
      remind('pygma.descriptionMissing', 'PI-17-01');
    if ((turn.world.parties[owner]?.ruler ?? '') === '') remind('pygma.rulerMissing', 'PI-17-03');
  }
}

/** True for fields on the map of a realm; one of which nothing is said knows all. */
function isKnownTo({ input }: Turn, realm: string, field: FieldAddress): boolean {
  const known = input.world.knowledge[realm];
  const level = known?.grossfelder[grossfeldOf(field)]?.level[kleinfeldOf(field) - 1];
  return known === undefined || (level ?? 0) > 0;
}

/** Names realms give: to their cities for all, to rivers and regions they know for themselves (PI-17-05). */
function names(turn: Turn): void {
  for (const given of ordersOf(turn, 'NAME')) {
    const { by, order } = given;
    const field = fieldOfCoord(order.field);
    const city = turn.state.cities.find(({ id }) => id === field);
    if (field === undefined || !isKnownTo(turn, by, field) || (city && city.owner !== by)) {
      turn.refuse(field === undefined ? 'pygma.E_COORD' : 'pygma.E_NAMING', given);
      continue;
    }
    if (city !== undefined) {
      setCity(turn, field, { name: order.name });
      continue;
    }
    const others = turn.state.names.filter((one) => one.owner !== by || one.field !== field);
    turn.state = { ...turn.state, names: others };
    addRow(turn, 'names', 'n', { owner: by, field, name: order.name });
  }
}

/** What letters say beside orders: texts for others, descriptions, names (chapters 17 and 18). */
export function post(turn: Turn): void {
  names(turn);
  descriptions(turn);
  courier(turn);
  letters(turn);
}
