import { decidableOn, figuresOn } from './reported-card';
import type { PlayedProposal } from '../cases';
import { grossfeldOf, kleinfeldOf, parseFieldAddress } from '../hex';
import {
  clausesOf,
  type Explained,
  type Fight,
  type FightRound,
  nodesOf,
  toDecimal,
} from '../kernel';
import { formatPlace } from '../systems/waben/rules/movement/place';
import { settlementAt, SIDE, type Unit, type Work } from '../world';
import { listed, type Seen } from './case-runner';

const unitName = ({ party, unit }: { readonly party: string; readonly unit: number }): string =>
  `${party}:${String(unit)}`;

/** `t 1800 tsu 1200`. */
const amountsOf = (amounts: Readonly<Record<string, number>>): string =>
  listed(
    Object.entries(amounts).map(([name, amount]) => `${name} ${String(amount)}`),
    ' ',
  );

/** What is asked for of a thing, `size 3000, leaders 2`, in the order in which it is asked; `gone` where it is not there. */
const asked = (
  views: Readonly<Record<string, () => string | number | null | undefined>> | undefined,
  expected: string,
): string => {
  if (views === undefined) return 'gone';
  if (expected === 'gone') return 'still there';
  return expected
    .split(', ')
    .map((part) => part.split(' ')[0] ?? '')
    .map((name) => `${name} ${String(views[name]?.() ?? 'none')}`)
    .join(', ');
};

const unitViews = (unit: Unit) => ({
  type: () => unit.type,
  size: () => unit.size,
  leaders: () => unit.leaders,
  gold: () => unit.gold ?? 0,
  morale: () => unit.morale,
  unpaid: () => unit.unpaid ?? 0,
  raised: () => amountsOf(unit.raised),
  in: () => formatPlace(unit.place),
  scout: () => String(unit.scout),
  inside: () => String(unit.inside ?? false),
  spares: () => listed(unit.spares ?? [], ' '),
  carries: () => listed(unit.carries ?? [], ' '),
  character: () => unit.character?.name,
  seat: () => unit.character?.seat,
  nextSeat: () => unit.character?.nextSeat?.seat,
  trained: () => unit.character && listed(unit.character.trained ?? ['everything'], ' '),
});

const workViews = (work: Work) => ({
  to: () => work.type,
  value: () => work.value,
  progress: () => work.progress ?? 'done',
  paid: () => work.paid,
  begun: () => work.begun,
  completed: () => work.completed,
  of: () => listed(work.owners, '+'),
  damage: () => amountsOf(work.damage),
  name: () => work.name,
});

/** `210/19(2)` of a side by its number in the Großfeld. */
const sideName = (no: string, at: number): string =>
  `${no}/${String(Math.floor(at / 6) + 1).padStart(2, '0')}(${String((at % 6) + 1)})`;

const diceIn = (explained: Explained): string =>
  nodesOf(explained)
    .flatMap((node) => (node.kind === 'roll' ? [String(node.value)] : []))
    .join('+');

const both = ([one, other]: readonly [Explained, Explained], text = valueOf): string =>
  `${text(one)} - ${text(other)}`;
const valueOf = ({ value }: Explained): string => String(value);

/** A round as far as it is asked for: `strength 550000 - 360000; dice 3+6 - 2+2; losses a:101 400 leaves 4600`. */
function roundText({ sides }: Fight, round: FightRound | undefined, expected: string): string {
  if (round === undefined) return 'none';
  const { winner } = round;
  const views: Readonly<Record<string, () => string>> = {
    strength: () => both(round.strength),
    dice: () => both(round.dice, diceIn),
    factor: () => both(round.dice),
    round: () => both(round.roundStrength),
    ratio: () => String(round.ratio?.value ?? 'none'),
    won: () => `by ${winner === null ? 'nobody' : (sides[winner].units[0]?.party ?? '')}`,
    storm: () => (round.isSuccess === true ? 'succeeds' : 'fails'),
    losses: () =>
      listed(
        round.losses.map(
          (loss) => `${unitName(loss)} ${String(loss.lost.value)} leaves ${String(loss.left)}`,
        ),
      ),
  };
  return expected
    .split(/;\s+/)
    .map((part) => part.split(' ')[0] ?? '')
    .map((name) => `${name} ${views[name]?.() ?? ''}`)
    .join('; ');
}

/** What a figure is made of: facts and cells with their clauses, dice. */
const leavesOf = (explained: Explained): readonly string[] =>
  nodesOf(explained).flatMap((node) => {
    if (node.kind === 'roll') return [`die ${String(node.value)}`];
    if (node.kind !== 'cell' && node.kind !== 'fact') return [];
    const name = node.kind === 'cell' ? node.row : node.name;
    return [[name, node.value, ...(node.clause === undefined ? [] : [node.clause])].join(' ')];
  });

/** `3` of `3`, `2 of 2`: the number of a round, and of its fight, the first unless stated. */
const fightOf = ({ fights }: PlayedProposal, who: string): readonly [Fight | undefined, string] => {
  const [first = '', no = '1'] = who.split(' of ');
  return [fights[Number(no) - 1], first];
};

/** What is seen of fights, units, structures and of what parties know. */
export const wabenSeen: Seen<PlayedProposal> = {
  /** `round 2`, or `round 1 of 2` of the second fight. */
  round: (run, who, expected) => {
    const [fight, no] = fightOf(run, who);
    return fight === undefined
      ? 'no fight'
      : roundText(fight, fight.rounds[Number(no) - 1], expected);
  },
  /** How many rounds each fight had. */
  rounds: ({ fights }) => listed(fights.map(({ rounds }) => rounds.length)),
  /** What is left of each unit of a fight, and its fate. */
  fates: (run, who) => {
    const [fight] = fightOf(run, who === '' ? '' : `x of ${who}`);
    return listed(
      (fight?.sides ?? []).flatMap(({ units }) =>
        units.map((unit) => `${unitName(unit)} ${String(unit.left)} ${unit.fate}`),
      ),
    );
  },
  booty: (run, who) => {
    const [fight] = fightOf(run, who === '' ? '' : `x of ${who}`);
    return listed((fight?.booty ?? []).map(({ party, gold }) => `${party} ${String(gold.value)}`));
  },
  /** What the strength of a side in the first round of the first fight is made of. */
  strength: ({ fights: [fight] }, party) => {
    const side = fight?.sides.findIndex(({ parties }) => parties.includes(party)) ?? -1;
    const strength = fight?.rounds[0]?.strength[side];
    return strength === undefined ? 'none' : listed(leavesOf(strength));
  },
  /** When events of a kind happen, in moons from the start of the turn. */
  times: ({ events }, kind) =>
    listed(events.filter((one) => one.kind === kind).map(({ time }) => toDecimal(time))),
  /** By which keys the GM decides events of a kind, and what he may choose for the first of them. */
  rulings: ({ events }, kind) =>
    listed(events.filter((one) => one.kind === kind).map((one) => decidableOn(one).key ?? 'none')),
  options: ({ events }, kind) =>
    listed(decidableOn(events.find((one) => one.kind === kind) ?? {}).options ?? []),
  /** What a figure of the first event of a kind is made of, `because terrainLoss lost`, and its clauses. */
  because: ({ events }, who) => {
    const [kind = '', name = ''] = who.split(' ');
    const figure = figuresOn(events.find((event) => event.kind === kind) ?? {})[name];
    return figure === undefined
      ? 'none'
      : `${listed(leavesOf(figure))} by ${listed(clausesOf(figure))}`;
  },
  /** Why a way ended, as far as it is asked for: `stop a:201: to 210/20, needs 8, left 6`. */
  stop: ({ marches }, id, expected) => {
    const about = marches.find((march) => unitName(march) === id)?.stop?.about;
    const names = expected.split(', ').map((part) => part.split(' ')[0] ?? '');
    return names.map((name) => `${name} ${String(about?.[name])}`).join(', ');
  },
  unit: ({ world: { units } }, id, expected) => {
    const unit = units[id as never];
    return asked(unit && unitViews(unit), expected);
  },
  work: ({ world: { works } }, id, expected) => {
    const work = works[id];
    return asked(work && workViews(work), expected);
  },
  /** The settlement of a field, `town 210/20: type std, built 24`. */
  town: ({ world: { map } }, address, expected) => {
    const field = parseFieldAddress(address);
    const town = field && settlementAt(map, field);
    return asked(
      town && {
        type: () => town.type,
        built: () => town.built,
        of: () => town.owner,
        harbours: () => listed(town.harbours, ' '),
      },
      expected,
    );
  },
  /** All walls with their building value, and all sides with what lies on them. */
  walls: ({ world: { map } }) =>
    listed(
      Object.values(map.grossfelder).flatMap(({ no, walls }) =>
        Object.entries(walls).map(([at, value]) => `${sideName(no, Number(at))} ${String(value)}`),
      ),
    ),
  sides: ({ world: { map } }) =>
    listed(
      Object.values(map.grossfelder).flatMap(({ no, sides }) =>
        Object.entries(sides).map(([at, bits]) => {
          const features = Object.entries(SIDE).filter(([, bit]) => (bits & bit) !== 0);
          return `${sideName(no, Number(at))} ${features.map(([name]) => name).join(' ')}`;
        }),
      ),
    ),
  terrain: ({ world: { map } }, _, expected) =>
    expected
      .split(', ')
      .map((part) => part.split(' ')[0] ?? '')
      .map((address) => {
        const field = parseFieldAddress(address);
        const chunk = field && map.grossfelder[grossfeldOf(field)];
        const key = field === undefined ? undefined : chunk?.terrain[kleinfeldOf(field) - 1];
        return `${address} ${key ?? 'none'}`;
      })
      .join(', '),
  /** Levels of what a party knows of fields, and who saw them: `210/20 2 unit 101`. */
  knows: ({ world: { knowledge } }, party, expected) =>
    expected
      .split(', ')
      .map((part) => part.split(' ')[0] ?? '')
      .map((address) => {
        const field = parseFieldAddress(address);
        const known = field && knowledge[party]?.grossfelder[grossfeldOf(field)];
        const at = field === undefined ? -1 : kleinfeldOf(field) - 1;
        return [address, known?.level[at] ?? 0, known?.source[at] ?? []].flat().join(' ');
      })
      .join(', '),
  /** Whom a party has seen: `210/26 b mounted 6 unit 101 turn 5`. */
  sightings: ({ world: { knowledge } }, viewer) =>
    listed(
      (knowledge[viewer]?.sightings ?? []).map(
        ({ place, party, kind, sizeClass, by, turn }) =>
          `${place} ${party} ${kind} ${String(sizeClass)} by ${by} turn ${String(turn)}`,
      ),
    ),
  /** Findings that say why, all or those of a kind, of the unit or party they are about: `a:101 F-UNIT-SPLIT leaders`. */
  reasons: ({ findings }, kind) =>
    listed(
      findings.flatMap(({ code, party, unit, about }) =>
        about['reason'] === undefined || !code.startsWith(kind)
          ? []
          : [
              `${unit === undefined ? party : unitName({ party, unit })} ${code} ${String(about['reason'])}`,
            ],
      ),
    ),
};
