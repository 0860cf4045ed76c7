import type { Mail, TurnEvent } from '../../../../kernel';
import { grossfeldSteps, seatOfParty } from '../../rules/diplomacy/distance';
import { passageOf, type Passage } from '../../rules/diplomacy/messageLoss';
import { choiceOf } from '../../rules/settings';
import { atEnd } from '../happening';
import type { TurnRun } from '../run';

/** Everybody of the segment, sorted. */
const everybody = ({ world }: TurnRun): readonly string[] => Object.keys(world.parties).sort();

const isParty = ({ world }: TurnRun, key: string | null): key is string =>
  key !== null && Object.hasOwn(world.parties, key);

const content = ({ id, title, text }: Mail): TurnEvent['about'] => ({ id, title, text });

/** How a message fares between the seats of its parties, as they are after the march (WW-9.5-07). */
const passage = (run: TurnRun, { id, from }: Mail, to: string): Passage => {
  const { seed, settings, rulings } = run.input;
  const [here, there] = [seatOfParty(run.world, from), seatOfParty(run.world, to)];
  const steps =
    here === undefined || there === undefined ? 0 : grossfeldSteps(run.world.map, here, there);
  return passageOf(id, steps, { seed, turn: run.input.world.clock.turn, settings, rulings });
};

/** For the GM alone: how a message fared that could get lost, or had nobody to go to (WW-12.8-04). */
const courier = (run: TurnRun, mail: Mail, outcome: string, way?: Passage): TurnEvent =>
  atEnd(run, {
    kind: 'courier',
    clause: 'WW-9.5-07',
    place: '',
    parties: isParty(run, mail.to) ? [mail.from, mail.to] : [mail.from],
    about: { id: mail.id, title: mail.title, outcome, chance: way?.chance.value ?? 0 },
    witnesses: [],
    ...(way?.roll == null ? {} : { figures: { chance: way.chance, roll: way.roll } }),
  });

/** True if a message reached its addressee. */
export interface Delivery {
  readonly isDelivered: boolean;
  readonly events: readonly TurnEvent[];
}

/** Carries a message to its addressee; the sender is not told of a loss (WW-8.2-31, WW-9.5-07). */
export const deliver = (run: TurnRun, mail: Mail): Delivery => {
  const { to } = mail;
  if (!isParty(run, to) || to === mail.from) {
    return { isDelivered: false, events: [courier(run, mail, 'nobody')] };
  }
  const way = passage(run, mail, to);
  const log = way.roll === null ? [] : [courier(run, mail, way.isLost ? 'lost' : 'arrived', way)];
  const letter = atEnd(run, {
    kind: 'message',
    clause: 'WW-8.2-31',
    place: '',
    parties: [mail.from, to],
    about: content(mail),
    witnesses: [to],
  });
  return { isDelivered: !way.isLost, events: way.isLost ? log : [...log, letter] };
};

/** An announcement is for everybody of the segment (WW-8.2-34). */
export const announce = (run: TurnRun, mail: Mail): TurnEvent =>
  atEnd(run, {
    kind: 'announcement',
    clause: 'WW-8.2-34',
    place: '',
    parties: [mail.from],
    about: content(mail),
    witnesses: everybody(run),
    isPublic: true,
  });

/** A report of culture: for everybody if it is marked public, else between its author and the GM (WW-8.2-07). */
export const reportCulture = (run: TurnRun, mail: Mail): TurnEvent => {
  const isPublic = mail.isPublic ?? choiceOf(run.input.settings, 'dip.default_report') === 'public';
  return atEnd(run, {
    kind: 'culture',
    clause: 'WW-8.2-30',
    place: '',
    parties: [mail.from],
    about: content(mail),
    ...(isPublic
      ? { witnesses: everybody(run), isPublic: true as const }
      : { witnesses: [mail.from] }),
  });
};
