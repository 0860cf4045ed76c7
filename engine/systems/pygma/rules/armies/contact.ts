import type { Settings } from '../../../../kernel';
import { choiceOf } from '../settings';

/** The four basic orders (PI-05-89). */
export const ORDERS = ['none', 'attack', 'retreat', 'negotiate'] as const;
export type BasicOrder = (typeof ORDERS)[number];

/** What a realm learns of another one, the least first (PI-05-92 to PI-05-96, PI-05-112). */
const LESSONS = ['nothing', 'sighting', 'realm', 'player'] as const;
export type Lesson = (typeof LESSONS)[number];

/** One of two armies that meet. */
interface Stance {
  /** Its order towards the realm of the other one. */
  readonly order: BasicOrder;
  /** Has a field to withdraw to (PI-05-105); asked of R alone. */
  readonly canRetreat: boolean;
}

/** What a meeting comes to; pairs are in the order of the two armies. */
interface Meeting {
  readonly event: 'battle' | 'contact' | 'none';
  readonly attacks: readonly [boolean, boolean];
  readonly retreats: readonly [boolean, boolean];
  readonly learns: readonly [Lesson, Lesson];
}

/**
 * The order an army has towards a realm: an attack with a target is one towards its target alone, towards all others it
 * is no order (PI-05-98, PI-05-99).
 */
export function orderTowards(order: BasicOrder, target: string | null, realm: string): BasicOrder {
  return order === 'attack' && target !== null && target !== realm ? 'none' : order;
}

/** What both names come to where both sides speak: V shows the player, no order the realm (PI-05-92 to PI-05-96). */
function told(order: BasicOrder): Lesson {
  return order === 'negotiate' ? 'player' : 'realm';
}

/**
 * Two armies of different realms that meet: the contact matrix (PI-05-90 to PI-05-96, PI-05-108, PI-05-110). Whoever
 * has R escapes an attack where it can; one that cannot retreat is treated as having no order (PI-05-106). By a roll, or
 * where the GM wants battles, nobody escapes unless `escapes` says so.
 */
export function meetingOf(settings: Settings, one: Stance, other: Stance, escapes = true): Meeting {
  const both = [one, other] as const;
  const isAttack = both.map(({ order }) => order === 'attack');
  const attacked = isAttack.includes(true);
  const mode = choiceOf(settings, 'pygma.contact.attack_vs_retreat');
  const mayEscape = !attacked || (mode !== 'battle' && escapes);
  const leaves = both.map(
    ({ order, canRetreat }) => order === 'retreat' && canRetreat && mayEscape,
  );
  const pair = <Value>(of: (at: 0 | 1) => Value) => [of(0), of(1)] as const;
  const retreats = pair((at) => leaves[at] === true);
  if (leaves.includes(true)) {
    const learns = pair((at): Lesson => (leaves[at] === true ? 'sighting' : 'nothing'));
    return { event: 'none', attacks: [false, false], retreats, learns };
  }
  if (attacked) {
    const attacks = pair((at) => isAttack[at] === true);
    return { event: 'battle', attacks, retreats, learns: ['realm', 'realm'] };
  }
  const learns = [told(other.order), told(one.order)] as const;
  return { event: 'contact', attacks: [false, false], retreats, learns };
}

/** The more that is known of two lessons. */
export function betterLesson(one: Lesson, other: Lesson): Lesson {
  return LESSONS.indexOf(one) >= LESSONS.indexOf(other) ? one : other;
}
