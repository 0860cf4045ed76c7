import type { Json, Params, Ruling, RulingSubject } from '../../../kernel';
import type { World } from '../../../world';
import { divisionOf } from '../turn/act/war/force';
import { wishesOf } from '../rules/research';

const subject = (name: string, about: Params, coveredUntil?: string): RulingSubject => ({
  name: `organisation.${name}`,
  about,
  ...(coveredUntil === undefined ? {} : { coveredUntil }),
});

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const isRow = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldOf = (value: Json, name: string): string => (isRow(value) ? textOf(value[name]) : '');

/** For whose sake fate strikes: an organisation, a region, or everybody; the name says which (OS-14-02). */
const ofScope = (
  name: string,
  scope: string,
  world: World,
  about: Params,
): RulingSubject | undefined => {
  if (Object.hasOwn(world.parties, scope)) return subject(name, { ...about, party: scope });
  if (Object.hasOwn(world.board?.regions ?? {}, scope))
    return subject(`${name}Region`, { ...about, region: scope });
  return scope === 'world' ? subject(`${name}World`, about) : undefined;
};

/** A stream by what is rolled: `<seed>|<phase>|<purpose>|…`. */
const STREAM =
  /\|(\d+)\|(event|chance|order|sabotage|plunder|information|war)(?:\|(.+?))?(\|reroll)?$/;

interface Dice {
  readonly purpose: string;
  /** Ruling before which they are covered. */
  readonly until: string | undefined;
}

const diceOf = (stream: string): Dice | undefined => {
  const [, phase = '', purpose, rest = ''] = STREAM.exec(stream) ?? [];
  if (purpose === undefined) return undefined;
  const [by = '', no = ''] = rest.split('|');
  return { purpose, until: purpose === 'war' ? `${phase}/war/${by}/${no}/revealed` : undefined };
};

const ROLL = /^roll (.+) (\d+)$/;

const ofDice = (key: string, value: Json): RulingSubject | undefined => {
  const [, stream = '', index = ''] = ROLL.exec(key) ?? [];
  const rolled = diceOf(stream);
  if (rolled !== undefined) {
    const shown = typeof value === 'number' ? value : 0;
    const about = { purpose: rolled.purpose, number: Number(index) + 1, value: shown };
    return subject('die', about, rolled.until);
  }
  const again = key.startsWith('reroll/') ? diceOf(key.slice('reroll/'.length)) : undefined;
  if (again === undefined) return undefined;
  const wishes = wishesOf(value, '');
  const about = {
    purpose: again.purpose,
    dice: wishes.map(({ die }) => String(die)),
    parties: [...new Set(wishes.map(({ by }) => by))].filter((by) => by !== ''),
  };
  return subject('reroll', about, again.until);
};

/** Rulings over a war: `<phase>/war/<initiator>/<n>/<what>/<party>` (OS-13-05). */
const ofWar = ([phase, , by = '', no, what, party = '']: readonly string[], value: Json) => {
  const revealed = [phase, 'war', by, no, 'revealed'].join('/');
  switch (what) {
    case 'revealed':
      return subject('revealed', { party: by });
    case 'division': {
      const division = divisionOf(value) ?? { mobilised: 0, attack: 0, defence: 0 };
      return subject('division', { party, by, ...division }, revealed);
    }
    case 'dice':
      return subject('warDice', { party, count: Number(value) }, revealed);
    case 'allies': {
      const rows = Array.isArray(value) ? value : [];
      const parties = rows.map((row: Json) => fieldOf(row, 'party')).filter((one) => one !== '');
      return subject('allies', { party: by, parties }, revealed);
    }
    default:
      return undefined;
  }
};

/** Rulings over one activity: `<phase>/<organisation>/<kind>/<n>/<what>`. */
const ofAction = ([, party = '', kind = '', , what]: readonly string[], value: Json) => {
  switch (what) {
    case 'successes':
      return subject('successes', { party, kind, count: Number(value) });
    case 'answer':
      return subject('answer', { party, text: textOf(value) });
    default:
      return undefined;
  }
};

/** What the GM decided by hand in this game, by the key of the ruling; see `record.ts` for the keys. */
export const rulingSubject = (
  { key, value }: Pick<Ruling, 'key' | 'value'>,
  world: World,
): RulingSubject | undefined => {
  const dice = ofDice(key, value);
  if (dice !== undefined) return dice;
  const parts = key.split('/');
  const [first = '', second = '', third = '', last = ''] = parts;
  if (first === 'event' && parts.length === 2) {
    const fate = { event: fieldOf(value, 'event'), intensity: fieldOf(value, 'intensity') };
    return ofScope('fate', second, world, fate);
  }
  if (first === 'event' && last === 'name')
    return subject('natural', { party: third, name: textOf(value) });
  if (first === 'chance' && third === 'gm')
    return ofScope('shift', second, world, { points: Number(value) });
  if (first === 'rebels')
    return subject('rebels', { party: second, region: third, name: textOf(value) });
  return second === 'war' ? ofWar(parts, value) : ofAction(parts, value);
};
