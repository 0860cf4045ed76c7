import { type RecordAct, type RecordField, type RecordKind, type Words } from '../../../kernel';
import type { World } from '../../../world';
import { CATEGORY_TABLE } from '../data/tables';
import { damageLevel, destroyLevel, exhaust, raiseLevel, repairLevel } from '../rules/levels';
import { tableCell } from '../rules/money';
import { currentLevel, workingCategory } from '../rules/pools';
import { ACTINGS, type Advantage, advantage, CATEGORIES, type Organisation } from '../state/types';
import { ownerOf, type Place, rowsOf, withOwner, withRow } from './owner';
import { categoryOptions } from './words';

/** Longest name (OS-4-02). */
const LONGEST = 60;

const isNatural = ({ category }: Advantage): boolean => category === 'natural';

/** A name is needed, short enough, and no other advantage of the owner has it (OS-4-02). */
function nameFault({ id }: Advantage, value: unknown, place: Place): string | undefined {
  const name = typeof value === 'string' ? value.trim() : '';
  if (name === '' || name.length > LONGEST) return 'length';
  const others = ownerOf(place)?.advantages.filter((one) => one.id !== id) ?? [];
  return others.some((one) => one.name === name) ? 'taken' : undefined;
}

/** An advantage without levels is gone: it is archived, not edited to zero. */
const LEVEL_FAULTS: Readonly<Record<string, Words>> = {
  none: [
    'Ein Vorzug braucht mindestens eine Stufe. Trage zuerst eine andere ein, oder entferne ihn.',
    'An advantage needs at least one level. Enter another one first, or remove it.',
  ],
};

/** Exhausted levels exist only in natural advantages */
function levelFault(row: Advantage): string | undefined {
  const { intact, damaged, exhausted } = row;
  return intact + damaged + (isNatural(row) ? exhausted : 0) > 0 ? undefined : 'none';
}

const levelField = (
  id: 'intact' | 'damaged' | 'exhausted',
  label: Words,
): RecordField<World, Advantage> => ({
  id,
  label,
  kind: 'number',
  check: (row, value) => (value === 0 ? levelFault({ ...row, [id]: 0 }) : undefined),
  faults: LEVEL_FAULTS,
});

const act = (
  id: string,
  label: RecordAct<World, Advantage>['label'],
  change: (own: Organisation, id: string) => Organisation,
  isPossible: (row: Advantage) => boolean,
): RecordAct<World, Advantage> => ({
  id,
  label,
  isPossible,
  run: (row, place) => withOwner(place, (one) => change(one, row.id)),
});

/** Advantages built, taken or found by organisations (OS-4). */
export const ADVANTAGES: RecordKind<World, Advantage> = {
  id: 'advantages',
  words: {
    many: ['Vorzüge', 'Advantages'],
    fresh: ['Neuer Vorzug', 'New advantage'],
    empty: ['Noch keine Vorzüge.', 'No advantages yet.'],
  },
  schema: advantage,
  rows: (world, settings) => rowsOf(world, settings, ({ advantages }) => advantages),
  put: (row, place) =>
    withOwner(place, (one) => ({
      ...one,
      lastAdvantage: Math.max(one.lastAdvantage, Number(row.id.slice(1))),
      advantages: withRow(
        one.advantages,
        isNatural(row) ? row : { ...row, actsAs: null, exhausted: 0 },
      ),
    })),
  remove: (row, place) =>
    withOwner(place, (one) => ({
      ...one,
      advantages: one.advantages.filter(({ id }) => id !== row.id),
    })),
  blank: (place) => {
    const owner = ownerOf(place);
    return owner === undefined
      ? undefined
      : {
          id: `a${String(owner.lastAdvantage + 1)}`,
          name: '',
          category: 'trade',
          actsAs: null,
          region: owner.seat,
          intact: 1,
          damaged: 0,
          exhausted: 0,
        };
  },
  fields: [
    {
      id: 'name',
      label: ['Name', 'Name'],
      kind: 'text',
      share: 0.2,
      isTelling: true,
      check: nameFault,
      faults: {
        length: ['Ein Name hat 1 bis 60 Zeichen.', 'A name has 1 to 60 characters.'],
        taken: [
          'Diesen Namen hat schon ein anderer Vorzug der Organisation.',
          'Another advantage of the organisation has this name.',
        ],
      },
    },
    {
      id: 'category',
      label: ['Kategorie', 'Category'],
      kind: 'choice',
      options: categoryOptions(CATEGORIES),
      share: 0.15,
      check: (row, value) =>
        isNatural(row) && value !== 'natural'
          ? levelFault({ ...row, category: 'trade' })
          : undefined,
      faults: LEVEL_FAULTS,
    },
    {
      id: 'actsAs',
      label: ['wirkt als', 'acts as'],
      kind: 'choice',
      options: categoryOptions(ACTINGS),
      isOptional: true,
      none: ['nichts', 'nothing'],
      share: 0.09,
      isOnPaper: true,
      isAbsent: (row) => !isNatural(row),
    },
    {
      id: 'region',
      label: ['Region', 'Region'],
      kind: 'region',
      share: 0.13,
    },
    { ...levelField('intact', ['heil', 'intact']), share: 0.06 },
    { ...levelField('damaged', ['beschädigt', 'damaged']), share: 0.1 },
    {
      ...levelField('exhausted', ['erschöpft', 'exhausted']),
      share: 0,
      isAbsent: (row) => !isNatural(row),
    },
    {
      id: 'current',
      label: ['aktuelle Stufe', 'current level'],
      kind: 'number',
      share: 0.12,
      figure: (row, place) => {
        const [owner, category] = [ownerOf(place), workingCategory(row)];
        if (owner === undefined || category === null) return undefined;
        return currentLevel(owner, { category, region: row.region }, place.settings);
      },
    },
    {
      id: 'upkeep',
      label: ['Unterhalt je Stufe', 'upkeep per level'],
      kind: 'money',
      share: 0.15,
      isOnPaper: true,
      figure: ({ category }, { settings }) =>
        tableCell(settings, CATEGORY_TABLE, category, 'upkeep'),
    },
  ],
  acts: [
    act('raise', ['Eine Stufe mehr', 'One level more'], raiseLevel, () => true),
    act(
      'damage',
      ['Eine Stufe beschädigen', 'Damage one level'],
      damageLevel,
      ({ intact }) => intact > 0,
    ),
    act(
      'repair',
      ['Eine Stufe reparieren', 'Repair one level'],
      repairLevel,
      ({ damaged }) => damaged > 0,
    ),
    act(
      'destroy',
      ['Eine beschädigte Stufe zerstören', 'Destroy one damaged level'],
      destroyLevel,
      ({ damaged }) => damaged > 0,
    ),
    act(
      'exhaust',
      ['Erschöpfen', 'Exhaust'],
      exhaust,
      (row) => isNatural(row) && row.intact + row.damaged > 0,
    ),
  ],
};
