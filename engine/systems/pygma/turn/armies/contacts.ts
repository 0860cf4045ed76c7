import type { Cell } from '../../../../hex';
import type { TextDecision } from '../../../../kernel';
import { betterLesson, type Lesson, meetingOf, orderTowards } from '../../rules/armies/contact';
import { controlOf } from '../../rules/armies/ground';
import { flagOf } from '../../rules/settings';
import {
  aboutUnit,
  addressOf,
  areHostile,
  type Clock,
  isNobody,
  isSeen,
  learn,
  type Mover,
  orderNow,
  ownerNow,
  timeOf,
  unitsIn,
  tellOf,
} from './clock';

/** True for orders that speak to others: V and none; an attack on somebody else counts as none (PI-05-99, PI-05-101). */
function speaks(mover: Mover, realm: string): boolean {
  const order = orderTowards(orderNow(mover), mover.given.target, realm);
  return order === 'none' || order === 'negotiate';
}

/** Says what two realms learned of each other by two units, where it is new (PI-05-92 to PI-05-96, PI-05-101). */
function tellContact(clock: Clock, a: Mover, b: Mover, lessons: readonly [Lesson, Lesson]): void {
  for (const [own, other, lesson] of [
    [a, b, lessons[0]],
    [b, a, lessons[1]],
  ] as const) {
    if (!learn(clock, own.given.realm, other.given.realm, lesson) || lesson === 'sighting')
      continue;
    tellOf(clock, own, {
      kind: lesson === 'player' ? 'pygma.contactPlayer' : 'pygma.contactRealm',
      clause: 'PI-05-110',
      parties: [own.given.realm, other.given.realm],
      about: { other: other.given.realm },
      witnesses: [own.given.realm],
    });
  }
}

/** What comes of a meeting with a being: the GM says it (PI-05-115, GM-22). */
function tellBeing(clock: Clock, mover: Mover, being: Mover): void {
  const key = `being/${being.given.key}/${mover.given.key}`;
  const about = { ...aboutUnit(mover), against: being.given.name };
  const decision: TextDecision = {
    key,
    clause: 'PI-05-115',
    name: 'pygma.beingText',
    about,
    input: 'text' as const,
    longest: 2000,
    proposal: '',
  };
  const text = clock.turn.decided.text(decision);
  tellOf(clock, mover, {
    kind: text === '' ? 'pygma.beingMet' : 'pygma.beingSpeaks',
    clause: 'PI-05-115',
    cell: being.cell,
    about: { against: being.given.name, ...(text === '' ? {} : { text }) },
    blocks: [{ kind: 'decision', decision }],
  });
}

/** Units that can be met within one field of another one, each pair once. */
function* pairs(clock: Clock): Generator<readonly [Mover, Mover]> {
  for (const a of clock.movers) {
    if (!isSeen(a)) continue;
    for (const cell of controlOf(clock.ground, a.cell))
      for (const b of unitsIn(clock, cell))
        if (b.index > a.index && b.given.realm !== a.given.realm && isSeen(b)) yield [a, b];
  }
}

/** A realm's land makes contact with armies that end a month beside it or on it (PI-05-113). */
function borders(clock: Clock): void {
  if (!flagOf(clock.settings, 'pygma.contact.at_border')) return;
  for (const mover of clock.movers) {
    if (!isSeen(mover) || isNobody(mover)) continue;
    const owners = controlOf(clock.ground, mover.cell).map((cell: Cell) => ownerNow(clock, cell));
    for (const owner of new Set(owners)) {
      if (owner === null || owner === mover.given.realm || !speaks(mover, owner)) continue;
      for (const [by, of] of [
        [mover.given.realm, owner],
        [owner, mover.given.realm],
      ] as const)
        if (learn(clock, by, of, 'realm'))
          clock.turn.tell({
            kind: 'pygma.contactBorder',
            clause: 'PI-05-113',
            time: timeOf(clock),
            place: addressOf(clock, mover.cell),
            parties: [by, of],
            witnesses: [by],
            about: { other: of, region: addressOf(clock, mover.cell) },
          });
    }
  }
}

/**
 * Contacts after the last tick: units with V or without order in the same or in adjacent fields; fleets and land armies
 * that would fight only see each other (PI-05-101, PI-05-110, PI-05-137, HR-24 (6)). Of two realms each pair of lessons
 * is told once, the best by what is learnt.
 */
export function contacts(clock: Clock): void {
  const best = new Map<string, readonly [Mover, Mover, readonly [Lesson, Lesson]]>();
  for (const [a, b] of pairs(clock)) {
    if (isNobody(a) && isNobody(b)) continue;
    if (isNobody(a) || isNobody(b)) {
      const [mover, being] = isNobody(a) ? [b, a] : [a, b];
      const isFriendly = being.given.isBeing === true && !areHostile(a, b);
      if (isFriendly && speaks(mover, being.given.realm)) tellBeing(clock, mover, being);
      continue;
    }
    if (!speaks(a, b.given.realm) || !speaks(b, a.given.realm)) continue;
    const stance = (mover: Mover, realm: string) => ({
      order: orderTowards(orderNow(mover), mover.given.target, realm),
      canRetreat: false,
    });
    const { learns } = meetingOf(
      clock.settings,
      stance(a, b.given.realm),
      stance(b, a.given.realm),
    );
    const key = [a.given.realm, b.given.realm].toSorted().join(' ');
    const known = best.get(key);
    const isSwapped = known !== undefined && known[0].given.realm !== a.given.realm;
    const [first, second] = isSwapped ? [learns[1], learns[0]] : learns;
    best.set(
      key,
      known === undefined
        ? [a, b, learns]
        : [
            known[0],
            known[1],
            [betterLesson(known[2][0], first), betterLesson(known[2][1], second)],
          ],
    );
  }
  for (const [a, b, lessons] of best.values()) tellContact(clock, a, b, lessons);
  borders(clock);
}
