import type { TurnEvent } from '../../../../engine';
import type { Speech } from './speech';
import { isUnit, ownerOf } from './things';

/** An event from the reader's side: of two units that meet, his own comes first. */
export function fromOwnSide(event: TurnEvent, me: string): TurnEvent {
  const { a, b, outcome } = event.about;
  if (!isUnit(a) || !isUnit(b) || ownerOf(b) !== me || ownerOf(a) === me) return event;
  const turned = String(outcome ?? '').replace(/^[ab](?=[A-Z])/, (one) =>
    one === 'a' ? 'b' : 'a',
  );
  const about = {
    ...event.about,
    a: b,
    b: a,
    ...(outcome === undefined ? {} : { outcome: turned }),
  };
  return { ...event, about };
}

type Way = (event: TurnEvent, me: string) => string;

/** How near the reader is: he acts, it is done to him, or he looks on. */
const near: Way = ({ parties }, me) => {
  if (parties[0] === me) return '';
  return parties.includes(me) ? 'lost' : 'seen';
};

/** Land and towns: taken from somebody, free, lost, or taken by others from others. */
const taken: Way = (event, me) => {
  const way = near(event, me);
  const isFree = event.about['from'] === '';
  if (way === '') return isFree ? 'free' : '';
  return way === 'seen' && isFree ? 'seenFree' : way;
};

const isAll: Way = ({ about }) => (about['left'] === 0 ? 'all' : '');

const told =
  (name: string, plain: string): Way =>
  ({ about }) => {
    const way = String(about[name] ?? '');
    return way === plain ? '' : way;
  };

const own: Way = ({ parties }, me) => (parties[0] === me ? 'own' : '');

const sighted: Way = ({ about }) => {
  if (about['kind'] === 'unknown') return 'presence';
  if (String(about['by']).startsWith('unit ')) return '';
  return 'territory';
};

const fought: Way = ({ about: { winner } }) => {
  if (winner === undefined) return 'seen';
  return winner === '' ? '' : 'won';
};

const fateOf: Way = ({ about: { fate, captor } }) => {
  if (fate === 'escaped') return '';
  return fate === 'captured' && captor !== undefined ? 'capturedBy' : String(fate);
};

const unloaded: Way = ({ parties }, me) => {
  if (parties[0] !== me) return 'received';
  return parties.length > 1 ? 'given' : '';
};

const isEmpty = (value: unknown): boolean =>
  value === '' || value === 0 || (Array.isArray(value) && value.length === 0);

const WAYS: Readonly<Partial<Record<TurnEvent['kind'], Way>>> = {
  sighting: sighted,
  encounter: told('outcome', ''),
  conquest: taken,
  capture: taken,
  fight: fought,
  removal: told('cause', 'annihilated'),
  fate: fateOf,
  plunder: near,
  takeover: near,
  disband: ({ about }) => (isEmpty(about['gold']) ? 'unpaid' : ''),
  loneLeader: ({ about }) => (isEmpty(about['characters']) ? 'dismissed' : ''),
  unload: unloaded,
  relation: told('relation', ''),
  treaty: told('kind', 'other'),
  treatyEnded: told('kind', 'other'),
  seat: ({ about }) => (isEmpty(about['settlement']) ? 'none' : ''),
  courier: told('outcome', 'arrived'),
  announcement: own,
  culture: own,
  terrainLoss: isAll,
  cargoLoss: isAll,
  starvation: isAll,
};

/** The way in which something happened, as a context of its text; empty = the plain sentence. */
export function wayOf(event: TurnEvent, { snapshot }: Pick<Speech, 'snapshot'>): string {
  return WAYS[event.kind]?.(event, snapshot.party.key) ?? '';
}
