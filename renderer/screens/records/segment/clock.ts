import type { Campaign, RuleSystem, TurnClock, World } from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { type FieldSpec } from '../../../model/records/register';
import { optionsOf } from '../register';

const MOONS = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** The name of the campaign, which is that of its segment. */
export const NAME: FieldSpec = { id: 'name', text: 'cast:segment.name', kind: 'text' };

/** The act that gives the segment another name. */
export const renamed = (name: string): Command => ({
  name: 'storage:journal.rename',
  about: { name },
  change: (draft) => {
    draft.name = name;
  },
});

interface ClockField {
  readonly key: Exclude<keyof TurnClock, 'wall'>;
  readonly spec: FieldSpec;
  /** False where changing it would part the campaign from its own past. */
  readonly isOpen: (campaign: Campaign) => boolean;
}

const always = (): boolean => true;

/** What of the open turn's place in time can be set. Turns that were booked keep their numbers. */
const CLOCK_FIELDS: readonly ClockField[] = [
  {
    key: 'turn',
    spec: { id: 'turn', text: 'cast:segment.turn', kind: 'turn' },
    isOpen: ({ archive, ledger }) =>
      Object.keys(archive).length === 0 && Object.keys(ledger).length === 0,
  },
  { key: 'year', spec: { id: 'year', text: 'cast:segment.year', kind: 'turn' }, isOpen: always },
  {
    key: 'moon',
    spec: {
      id: 'moon',
      text: 'cast:segment.moon',
      kind: 'choice',
      options: optionsOf(MOONS, (id) => `app:moon.${id}`),
    },
    isOpen: always,
  },
  {
    key: 'moonsPerTurn',
    spec: {
      id: 'moonsPerTurn',
      text: 'cast:segment.moonsPerTurn',
      kind: 'choice',
      options: ({ words }) =>
        MOONS.map((id) => ({ id, label: words('cast:segment.moons', { count: Number(id) }) })),
    },
    isOpen: always,
  },
];

/** What can be set in a game: without a calendar a turn has nothing but its number. */
export const clockFieldsOf = (
  system: Pick<RuleSystem<World>, 'calendar'> | undefined,
): readonly ClockField[] =>
  system?.calendar.by === 'turns' ? CLOCK_FIELDS.filter(({ key }) => key === 'turn') : CLOCK_FIELDS;

/** The act that sets one part of the open turn's place in time; undefined if it is so already. */
export const clockField = (
  { world }: Campaign,
  key: Exclude<keyof TurnClock, 'wall'>,
  value: number,
): Command | undefined =>
  world.clock[key] === value
    ? undefined
    : {
        name: 'cast:command.clock',
        about: { field: `cast:segment.${key}` },
        change: (draft) => {
          draft.world.clock[key] = value;
        },
      };
