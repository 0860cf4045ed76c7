import {
  distinctKinds,
  hexGameOf,
  partiesInOrder,
  type Party,
  type Person,
  type RuleSystem,
  type Unit,
  type World,
} from '../../../../engine';
import { figuresOf, moneyOf } from '../../../kit/explain';
import { foundRealm, freePartyKey, tiesOf } from '../../../model/map/commands/parties';
import { leastWorn, nameProblem } from '../../../model/records/realm-change';
import {
  changed,
  type Column,
  type FieldValue,
  refused,
  type Register,
  type RegisterPlace,
  specsUnder,
} from '../../../model/records/register';
import { optionsOf } from '../register';
import { objectionsOfParties } from '../register/edit';
import { holdingsOf } from './holdings';
import { field, NAME, newOnBoard, RULER, seats } from './new-on-board';
import { partyRecords } from '../records/PartyRecords';
import { PartySign, PlayersPart, TreasuryPart } from './parts';
import { ColoursPart } from './ColoursPart';
import './parties.css';

const column = specsUnder<Column<Party>>((id) => `records:party.${id}`);

const KINDS = ['realm', 'organisation', 'single'] as const;
const kinds = optionsOf(KINDS, (id) => `records:partyKind.${id}`);

const ARTICLES = ['der', 'die', 'das', 'plural'] as const;
const articles = optionsOf(ARTICLES, (id) => `belief:article.${id}`);

/** Writes one field of a party; nothing takes it out. */
const write = (key: keyof Party) => (row: Party, value: FieldValue) =>
  changed(({ world }) => {
    const party = world.parties[row.key];
    if (party === undefined) return;
    if (value === null && key !== 'capital') Reflect.deleteProperty(party, key);
    else Object.assign(party, { [key]: value });
  });

const settlementsOf = ({ key }: Party, { campaign }: RegisterPlace) =>
  holdingsOf(campaign.world.map, key).settlements;

const WRITTEN: readonly Column<Party>[] = [
  column('name', 'text', {
    width: [150, 2],
    isBulk: false,
    Sign: PartySign,
    value: ({ name }) => name,
    edit: (row, value, { campaign }) => {
      const problem = nameProblem(campaign, String(value), row.key);
      return problem === undefined
        ? write('name')(row, value)
        : refused(`places:realm.${problem}`, { name: String(value) });
    },
  }),
  {
    id: 'article',
    text: 'belief:article.label',
    kind: 'choice',
    options: articles,
    isOptional: true,
    isBulk: false,
    isFilter: false,
    none: 'belief:article.none',
    hint: 'belief:article.hint',
    value: ({ article }) => article ?? null,
    edit: write('article'),
  },
  column('key', 'text', { width: [80], value: ({ key }) => key }),
  column('kind', 'choice', {
    options: kinds,
    width: [96],
    value: ({ kind }) => kind,
    edit: write('kind'),
  }),
  column('ruler', 'text', {
    width: [120, 1],
    isOptional: true,
    isBulk: false,
    value: ({ ruler }) => ruler,
    edit: write('ruler'),
  }),
  column('capital', 'choice', {
    width: [130, 1],
    isOptional: true,
    none: 'records:party.noCapital',
    isFilter: false,
    optionsFor: (row, place) =>
      settlementsOf(row, place).map(({ field, name }) => ({
        id: field,
        label: `${name} ${field}`.trim(),
      })),
    value: ({ capital }) => capital,
    show: (row, place) => {
      if (row.capital === null) return place.words('records:party.noCapital');
      const found = settlementsOf(row, place).find(({ field }) => field === row.capital);
      return `${found?.name ?? ''} ${row.capital}`.trim();
    },
    edit: write('capital'),
  }),
  column('missing', 'number', {
    width: [104],
    isOptional: true,
    hint: 'records:party.missingHint',
    value: ({ missing }) => missing ?? null,
    edit: (row, value) =>
      typeof value === 'number' && value < 0
        ? refused('records:refused.negative', { typed: value, field: row.name })
        : write('missing')(row, value),
  }),
  column('contacts', 'realms', {
    isOptional: true,
    hint: 'records:party.contactsHint',
    optionsFor: ({ key }, { campaign }) =>
      Object.values<Party>(campaign.world.parties)
        .filter((other) => other.key !== key)
        .map((other) => ({ id: other.key, label: other.name })),
    value: ({ contacts = [] }) => contacts,
    edit: (row, value) =>
      write('contacts')(
        row,
        typeof value === 'object' && value !== null
          ? value.filter((key) => key !== row.key).toSorted()
          : [],
      ),
  }),
];

const DERIVED: readonly Column<Party>[] = [
  column('players', 'text', {
    width: [120, 1],
    value: ({ key }, { campaign }) =>
      Object.values<Person>(campaign.world.people)
        .filter(({ roles }) => roles.some(({ party }) => party === key))
        .map(({ name }) => name)
        .join(', '),
  }),
  column('treasury', 'number', {
    width: [92],
    value: ({ treasury }) => treasury,
    show: ({ treasury }, { system, words }) =>
      system === undefined
        ? figuresOf(words).plain(treasury)
        : moneyOf(system.currency, words).plain(treasury),
  }),
  column('fields', 'number', {
    width: [70],
    value: ({ key }, { campaign }) => holdingsOf(campaign.world.map, key).fields,
  }),
  column('units', 'number', {
    width: [78],
    value: ({ key }, { campaign }) =>
      Object.values<Unit>(campaign.world.units).filter(({ party }) => party === key).length,
  }),
];

/** Who plays it. */
const PLAYERS = {
  id: 'players',
  text: 'records:party.players',
  fields: [],
  Part: PlayersPart,
};

/** What still needs a party, as text. */
const tiesInWords = ({ key }: Party, { campaign, words }: RegisterPlace): string =>
  figuresOf(words).list(
    tiesOf(campaign, key).map(({ tie, count }) => words(`places:realm.tie.${tie}`, { count })),
  );

/** Realms, organisations and single wanderers (WW-1.2-04, WW-1.2-17). */
const parties: Register<Party> = {
  id: 'parties',
  title: 'records:party.title',
  fresh: 'records:party.fresh',
  empty: { title: 'records:party.emptyTitle', text: 'records:party.emptyText' },
  objections: objectionsOfParties('party'),
  rows: ({ world }) => partiesInOrder(world.parties),
  idOf: ({ key }) => key,
  nameOf: ({ name }) => name,
  columns: [...WRITTEN.slice(0, 3), ...DERIVED, ...WRITTEN.slice(3)],
  sheet: [
    { id: 'who', fields: ['name', 'key', 'kind', 'ruler', 'capital'] },
    {
      id: 'has',
      text: 'records:party.has',
      fields: ['treasury', 'fields', 'units'],
      Part: TreasuryPart,
    },
    PLAYERS,
    { id: 'turns', fields: ['missing'] },
    { id: 'looks', text: 'records:party.looks', fields: [], Part: ColoursPart },
    { id: 'contacts', fields: ['contacts'] },
  ],
  create: {
    fields: [NAME, field('kind', 'choice', { options: kinds, initial: () => 'realm' }), RULER],
    make: ({ name: typed, kind, ruler }, { campaign }) => {
      const name = String(typed ?? '');
      const problem = nameProblem(campaign, name, null);
      if (problem !== undefined) return refused(`places:realm.${problem}`, { name });
      const key = freePartyKey(campaign, name);
      const command = foundRealm(key, {
        name,
        ruler: String(ruler ?? ''),
        colour: leastWorn(campaign),
        kind: KINDS.find((one) => one === kind) ?? 'realm',
      });
      return { ...changed(command.change), id: key };
    },
  },
  // What others know of it and how they stand to it stays, so that it can come back as it was.
  shelve: (party, place) =>
    tiesOf(place.campaign, party.key).length > 0
      ? refused('places:realm.tied', { name: party.name, ties: tiesInWords(party, place) })
      : {
          ...changed(({ world }) => {
            Reflect.deleteProperty(world.parties, party.key);
          }),
          item: { kind: 'party', value: party },
        },
};

/** What parties have on a board instead of land and units: a seat. */
const SEAT: Column<Party> = column('seat', 'choice', {
  width: [120, 1],
  options: seats,
  value: ({ seat }) => seat ?? null,
  edit: write('seat'),
});

/** Fields that only games on a map have. */
const ON_MAP: ReadonlySet<string> = new Set(['capital', 'fields', 'units']);

/** Fields and ways to the books that a game without money does not have. */
const OF_MONEY: ReadonlySet<string> = new Set(['treasury']);

const onBoard = (system: RuleSystem<World>): Register<Party> => ({
  ...parties,
  columns: parties.columns.flatMap((column) => {
    if (column.id === 'kind') return system.board.kind === 'regions' ? [SEAT] : [];
    const isLeftOut =
      ON_MAP.has(column.id) || (system.currency === undefined && OF_MONEY.has(column.id));
    return isLeftOut ? [] : [column];
  }),
  sheet: [
    {
      id: 'who',
      fields: ['name', 'key', 'ruler', ...(system.board.kind === 'regions' ? ['seat'] : [])],
    },
    ...distinctKinds(system.records).map((kind) => partyRecords(system.id, kind)),
    system.currency === undefined
      ? PLAYERS
      : {
          id: 'has',
          text: 'records:party.has',
          fields: ['treasury'],
          Part: TreasuryPart,
        },
    ...(system.currency === undefined ? [] : [PLAYERS]),
    ...parties.sheet.filter(({ id }) => id === 'turns' || id === 'looks' || id === 'contacts'),
  ],
  create: newOnBoard(system),
});

/** On a map of a game that keeps its units as records, which have a register of their own. */
const withoutUnits: Register<Party> = {
  ...parties,
  columns: parties.columns.filter(({ id }) => id !== 'units'),
  sheet: parties.sheet.map((part) => ({
    ...part,
    fields: part.fields.filter((id) => id !== 'units'),
  })),
};

/** The register of the parties of a game: with land and units on a map, on a board with what the game shows of them. */
export function partiesOf(system: RuleSystem<World> | undefined): Register<Party> {
  if (system !== undefined && system.board.kind !== 'grossfeld') return onBoard(system);
  return hexGameOf(system).pieces === undefined ? parties : withoutUnits;
}
