import type { Cell } from '../../../../hex';
import type { CardBlock } from '../../../../kernel';
import { controlOf, fieldsBeside } from '../../rules/armies/ground';
import { isFleet } from '../../rules/armies/kinds';
import { canEnter, exceeded, isRoadMove, type Step, stepOf } from '../../rules/armies/way';
import { choiceOf } from '../../rules/settings';
import {
  aboutUnit,
  addressOf,
  attacks,
  type Clock,
  isForeign,
  type Mover,
  ownerNow,
  putTo,
  unitsIn,
  tellOf,
} from './clock';
import { throwDie } from '../chance';
import { offered } from '../figures';

/** Fields in which something foreign makes a unit withdraw: around it, for secret ones its own alone (PI-05-102, PI-05-150). */
function watched({ ground, settings }: Clock, { isSecret }: Mover, cell: Cell): readonly Cell[] {
  const isNear = isSecret && choiceOf(settings, 'pygma.secret.retreat_range') === '0';
  return isNear ? [cell] : controlOf(ground, cell);
}

/** True if a field lies in a revolt, which no unit with R enters (PI-13-23). */
function isInRevolt({ revolts }: Clock, cell: Cell): boolean {
  return revolts.some(({ gone, given }) => gone === null && given.revolt?.area.has(cell) === true);
}

/** True if something foreign would be in sight of a unit with R in a field (PI-05-102, PI-05-103). */
export function isDisturbed(clock: Clock, mover: Mover, cell: Cell): boolean {
  return (
    isInRevolt(clock, cell) ||
    watched(clock, mover, cell).some((at) =>
      unitsIn(clock, at).some((other) => other !== mover && isForeign(mover, other)),
    )
  );
}

/** True if the next step of a unit would enter the land of another realm, which R does not (PI-05-107, PI-05-150). */
export function isForeignLand(clock: Clock, { given, isSecret }: Mover, cell: Cell): boolean {
  const owner = ownerNow(clock, cell);
  return !isSecret && owner !== null && owner !== given.realm;
}

/** The next step of a unit's path; undefined if it has none. */
export function nextStep({ given, next, hasEnded }: Mover): Step | undefined {
  return hasEnded ? undefined : given.way.steps[next];
}

interface Refuge {
  readonly cell: Cell;
  readonly step: Step;
  /** 1 to 4, the better the smaller (PI-05-105). */
  readonly group: number;
  readonly distance: number;
}

/** Units that beat the one that withdraws; its look round leaves them out (PI-05-165). */
type Victors = readonly Mover[];

/** True if a foreign unit stands in a field or beside it, some of them left out. */
function hasForeignNear(clock: Clock, mover: Mover, cell: Cell, but: Victors = []): boolean {
  return controlOf(clock.ground, cell).some((at) =>
    unitsIn(clock, at).some((other) => isForeign(mover, other) && !but.includes(other)),
  );
}

function groupOf(clock: Clock, mover: Mover, victors: Victors, cell: Cell): number | undefined {
  const owner = ownerNow(clock, cell);
  const isOwn = owner === mover.given.realm;
  if (isOwn && !hasForeignNear(clock, mover, cell, victors)) return 1;
  if (cell === mover.cameFrom) return 2;
  if (owner === null || isFleet(mover.given.kind)) return 3;
  return isOwn ? 4 : undefined;
}

/**
 * Where a unit could withdraw to, the best first: own land out of sight, where it came from, neutral land, other own
 * land; of equals the farthest from the nearest foe, then by coordinate (PI-05-104, PI-05-105, PI-05-165).
 */
function refuges(clock: Clock, mover: Mover, victors: Victors = []): readonly Refuge[] {
  const { ground, settings } = clock;
  const { given, cell: here, made } = mover;
  const isBeaten = victors.length > 0;
  return fieldsBeside(ground, here)
    .filter(
      (cell) => canEnter(ground, clock.settings, given.kind, cell) && !isInRevolt(clock, cell),
    )
    .filter((cell) => !unitsIn(clock, cell).some((other) => isForeign(mover, other)))
    .flatMap((cell): readonly Refuge[] => {
      const step = stepOf(ground, settings, given, here, cell);
      const after = [...made, step];
      const isLawful = isBeaten
        ? step.rise <= 1
        : exceeded(settings, given, after, isRoadMove(after)) === undefined;
      const group = groupOf(clock, mover, victors, cell);
      if (!isLawful || group === undefined) return [];
      // Whoever withdraws has a foe beside it: the nearest one is one field away from there, or two.
      const distance = hasForeignNear(clock, mover, cell) ? 1 : 2;
      return [{ cell, step, group, distance }];
    })
    .toSorted((a, b) => a.group - b.group || b.distance - a.distance || a.cell - b.cell);
}

/** Where a unit withdraws to, which the GM may say otherwise, and what shows it on a card. */
function chosenRefuge(
  clock: Clock,
  mover: Mover,
  options: readonly Refuge[],
): { readonly refuge: Refuge | undefined; readonly block: CardBlock } {
  const names = options.map(({ cell }) => addressOf(clock, cell));
  const { answer, block } = offered(clock.turn, {
    key: `retreat/${mover.given.key}/${String(clock.tick)}`,
    clause: 'PI-05-105',
    name: 'pygma.retreat',
    about: aboutUnit(mover),
    options: names,
    proposal: names[0] ?? '',
  });
  return { refuge: options[names.indexOf(answer)] ?? options[0], block };
}

/** Lets a unit withdraw one field; false if it has nowhere to go. Nothing is annexed on the way (PI-05-105). */
export function withdraw(clock: Clock, mover: Mover, victors: Victors = []): boolean {
  const options = refuges(clock, mover, victors);
  const { refuge, block } = chosenRefuge(clock, mover, options);
  mover.hasEnded = true;
  if (refuge === undefined) return false;
  const from = mover.cell;
  mover.made.push(refuge.step);
  putTo(clock, mover, refuge.cell);
  mover.cameFrom = from;
  mover.isDownhill = refuge.step.heights[1] < refuge.step.heights[0];
  mover.isStationed = false;
  tellOf(clock, mover, {
    kind: victors.length > 0 ? 'pygma.withdrawn' : 'pygma.retreated',
    clause: victors.length > 0 ? 'PI-05-132' : 'PI-05-91',
    about: { from: addressOf(clock, from) },
    blocks: [block],
  });
  return true;
}

/** True if an attack in its field keeps a unit from getting away, by the reading in force (PI-05-108). */
function isCaught(clock: Clock, mover: Mover): boolean {
  const mode = choiceOf(clock.settings, 'pygma.contact.attack_vs_retreat');
  if (mode === 'retreat_if_possible') return false;
  const attacker = unitsIn(clock, mover.cell).find((other) => attacks(other, mover));
  if (attacker === undefined) return false;
  if (mode === 'battle') return true;
  const purpose = ['escape', mover.given.key, clock.tick] as const;
  return throwDie(clock.turn, 'd6', purpose, aboutUnit(mover)).value <= 3;
}

/** True if a unit withdraws in this tick, or would have to (PI-05-104, PI-05-170). */
function mustRetreat(clock: Clock, mover: Mover): boolean {
  const { given, gone, carrier } = mover;
  if (given.order !== 'retreat' || given.isTrader === true || gone !== null || carrier !== null)
    return false;
  if (!isDisturbed(clock, mover, mover.cell)) return false;
  const next = nextStep(mover);
  const mayGoOn =
    next !== undefined &&
    !isDisturbed(clock, mover, next.to) &&
    !isForeignLand(clock, mover, next.to);
  return !mayGoOn;
}

/** True if somebody came or went within two fields of a unit: all it could see or go to is as it was otherwise. */
function isStirred(
  { ground }: Clock,
  { cell }: Mover,
  fields: readonly ReadonlySet<Cell>[],
): boolean {
  return controlOf(ground, cell).some((near) =>
    controlOf(ground, near).some((far) => fields.some((one) => one.has(far))),
  );
}

/**
 * Lets all units with R that have something foreign in sight withdraw, one after another, one field each; who cannot
 * counts as without order (PI-05-91, PI-05-103 to PI-05-108, HR-24). True if one of them moved.
 */
export function retreats(clock: Clock): boolean {
  let hasMoved = false;
  const before = clock.stirred;
  clock.stirred = new Set();
  for (const mover of clock.movers) {
    if (mover.given.order !== 'retreat' || mover.gone !== null) continue;
    if (clock.tick > 0 && !isStirred(clock, mover, [before, clock.stirred])) continue;
    if (!mustRetreat(clock, mover)) {
      mover.isTrapped = false;
      continue;
    }
    mover.isTrapped = mover.isStationed || isCaught(clock, mover) || !withdraw(clock, mover);
    mover.hasEnded = true;
    hasMoved ||= !mover.isTrapped;
  }
  return hasMoved;
}
