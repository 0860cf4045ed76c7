import type { RecordKind } from '../../../kernel';
import { storedKind, type World } from '../../../world';
import { EVIL } from '../rules/setup';
import { ABILITIES } from '../state/types';
import { ABILITY_NAMES, FACTOR_NAMES, optionsOf, roundText, TECHNIQUE_NAMES } from './names';

const NONE = ['keine', 'none'] as const;
const normal = Object.fromEntries(
  ABILITIES.filter((one) => !EVIL.includes(one)).map((one) => [one, ABILITY_NAMES[one]]),
);
const evil = Object.fromEntries(EVIL.map((one) => [one, ABILITY_NAMES[one]]));

/** What a look over the GM's shoulder must not tell. */
const secret = { share: 0, isSecret: true } as const;

const ability = (de: string, en: string) =>
  ({ label: [de, en], kind: 'choice', options: optionsOf(normal, NONE), ...secret }) as const;
const technique = (de: string, en: string) =>
  ({
    label: [de, en],
    kind: 'choice',
    options: optionsOf(TECHNIQUE_NAMES, NONE),
    ...secret,
  }) as const;
const hidden = { share: 0, audience: 'gm' } as const;

/** A round of the game, by its day; none is 0. */
const round = { kind: 'turn', said: roundText } as const;

export const NATIONS = storedKind({
  id: 'nation',
  words: {
    many: ['Hauptstädte und Fähigkeiten', 'Capitals and abilities'],
    empty: ['Noch keine Nation.', 'No nation yet.'],
  },
  fields: {
    owner: { label: ['Nation', 'Nation'], kind: 'owner', audience: 'all' },
    capital: { label: ['Hauptstadt', 'Capital'], kind: 'text', audience: 'all' },
    hasCapital: { label: ['steht', 'stands'], kind: 'flag' },
    garrison: { label: ['Garnison', 'Garrison'], kind: 'number' },
    garrisonMorale: {
      label: ['Moral der Garnison', 'Morale of the garrison'],
      kind: 'number',
      range: [-1, 5],
    },
    baseMorale: { label: ['Basismoral', 'Base morale'], kind: 'number', range: [-1, 3] },
    isEvil: { label: ['Böse', 'Evil'], kind: 'flag', isSecret: true },
    ability1: ability('Erste Fähigkeit', 'First ability'),
    ability2: ability('Zweite Fähigkeit', 'Second ability'),
    evilAbility: {
      label: ['Böse Fähigkeit', 'Evil ability'],
      kind: 'choice',
      options: optionsOf(evil, NONE),
      ...secret,
    },
    technique1: technique('Erste Kampftechnik', 'First technique'),
    technique2: technique('Zweite Kampftechnik', 'Second technique'),
    losses: { label: ['Verlorene Hauptstädte', 'Capitals lost'], kind: 'number', share: 0 },
    raisedIn: { label: ['Letzte Vergeltung', 'Last retaliation'], ...round, share: 0 },
    steadfastFrom: { label: ['Moral 3 von', 'Morale 3 from'], ...round, share: 0 },
    steadfastTo: { label: ['Moral 3 bis', 'Morale 3 to'], ...round, share: 0 },
    next: {
      label: ['Nummer der nächsten Armee', 'Number of the next army'],
      kind: 'number',
      ...hidden,
    },
    eliminated: { label: ['Ausgeschieden', 'Eliminated'], ...round, share: 0 },
  },
});

export const ARMIES = storedKind({
  id: 'army',
  words: {
    many: ['Armeen', 'Armies'],
    fresh: ['Neue Armee', 'New army'],
    empty: ['Noch keine Armee.', 'No army yet.'],
  },
  fields: {
    owner: { label: ['Nation', 'Nation'], kind: 'owner' },
    number: { label: ['Nr.', 'No.'], kind: 'number', range: [1, 99] },
    field: { label: ['Feld', 'Field'], kind: 'text' },
    strength: { label: ['Soldaten', 'Soldiers'], kind: 'number' },
    morale: { label: ['Moral', 'Morale'], kind: 'number', range: [-1, 3] },
    isAggressive: { label: ['aggressiv', 'aggressive'], kind: 'flag' },
    isExtrovert: { label: ['extrovertiert', 'extrovert'], kind: 'flag' },
    flag: { label: ['Flagge', 'Flag'], kind: 'text', ...secret, isTelling: true },
    factor: {
      label: ['Erscheint', 'Appears'],
      kind: 'choice',
      options: optionsOf(FACTOR_NAMES),
      ...secret,
    },
    shownFlag: { label: ['Gezeigte Flagge', 'Flag shown'], kind: 'text', ...secret },
    shownFactor: {
      label: ['Gezeigte Stärke', 'Strength shown'],
      kind: 'choice',
      options: optionsOf(FACTOR_NAMES),
      ...secret,
    },
    hiddenNear: { label: ['Nachbarn unsichtbar', 'Unseen by neighbours'], kind: 'flag', ...secret },
    hiddenSame: {
      label: ['Auf dem Feld unsichtbar', 'Unseen on its field'],
      kind: 'flag',
      ...secret,
    },
    watch: { label: ['Beobachtet', 'Watches'], kind: 'text', ...secret },
    takesDecrees: { label: ['Nimmt Erlasse', 'Takes decrees'], kind: 'flag', share: 0 },
    slot: {
      label: ['Fähigkeit unter Sanktion', 'Ability under sanction'],
      kind: 'choice',
      options: optionsOf(ABILITY_NAMES, NONE),
      ...secret,
    },
    decrees: { label: ['Erlasse', 'Decrees'], kind: 'text', ...secret },
    moved: { label: ['Zuletzt gezogen', 'Moved last'], ...round, share: 0 },
    heldIn: { label: ['Festgehalten', 'Held'], ...round, share: 0 },
    progress: { label: ['Angefangenes Werk', 'Work begun'], kind: 'text', share: 0 },
  },
});

export const HORDES = storedKind({
  id: 'horde',
  words: { many: ['Horden', 'Hordes'], empty: ['Keine Horde.', 'No horde.'] },
  fields: {
    owner: { label: ['Herr', 'Lord'], kind: 'owner' },
    field: { label: ['Feld', 'Field'], kind: 'text' },
    camp: { label: ['Lager', 'Camp'], kind: 'text', isSecret: true },
    strength: { label: ['Krieger', 'Warriors'], kind: 'number' },
    isAggressive: { label: ['aggressiv', 'aggressive'], kind: 'flag' },
    heldIn: { label: ['Festgehalten in Runde', 'Held in round'], kind: 'number', share: 0 },
  },
});

export const BASES = storedKind({
  id: 'base',
  words: {
    many: ['Stützpunkte', 'Bases'],
    fresh: ['Neuer Stützpunkt', 'New base'],
    empty: ['Noch kein Stützpunkt.', 'No base yet.'],
  },
  fields: {
    field: { label: ['Feld', 'Field'], kind: 'text' },
    owner: { label: ['Besitzer', 'Owner'], kind: 'owner' },
  },
});

export const BLOCKADES = storedKind({
  id: 'blockade',
  words: { many: ['Blockaden', 'Blockades'], empty: ['Keine Blockade.', 'No blockade.'] },
  fields: {
    owner: { label: ['Erbauer', 'Builder'], kind: 'owner' },
    from: { label: ['zwischen', 'between'], kind: 'text' },
    to: { label: ['und', 'and'], kind: 'text' },
    since: { label: ['ab Runde', 'from round'], kind: 'number' },
    isPublic: { label: ['öffentlich', 'public'], kind: 'flag' },
    knownTo: { label: ['Bekannt', 'Known to'], kind: 'text', ...hidden, isSecret: true },
  },
});

export const TRAPS = storedKind({
  id: 'trap',
  words: { many: ['Fallen', 'Traps'], empty: ['Keine Falle.', 'No trap.'] },
  fields: {
    owner: { label: ['Nation', 'Nation'], kind: 'owner' },
    field: { label: ['Feld', 'Field'], kind: 'text', isSecret: true },
  },
});

export const SANCTIONS = storedKind({
  id: 'sanction',
  words: { many: ['Sanktionen', 'Sanctions'], empty: ['Keine Sanktion.', 'No sanction.'] },
  fields: {
    owner: { label: ['Nation', 'Nation'], kind: 'owner', audience: 'all' },
    kind: {
      label: ['Sanktion', 'Sanction'],
      kind: 'choice',
      audience: 'all',
      options: optionsOf({ light: ['leicht', 'light'], heavy: ['schwer', 'heavy'] }),
    },
    from: { label: ['von', 'from'], ...round, audience: 'all' },
    to: { label: ['bis', 'to'], ...round, audience: 'all' },
  },
});

/** All that is kept of a game beside its round, its map and its votes (TM-16-01). */
export const RECORDS: readonly RecordKind<World>[] = [
  NATIONS,
  ARMIES,
  HORDES,
  BASES,
  BLOCKADES,
  TRAPS,
  SANCTIONS,
];
