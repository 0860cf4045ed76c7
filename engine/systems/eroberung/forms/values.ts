import {
  cellName,
  type FormValues,
  inLanguage,
  type Language,
  type Settings,
  tableValues,
  type Words,
} from '../../../kernel';
import { cardValues } from '../../../kernel/form-parts';
import type { PartyKey, World } from '../../../world';
import { BATTLES, HOLDINGS } from '../records';
import { halvesText } from '../records/labels';
import { holdersOf, holdingsOf, pbuAt, registerPlace } from '../rules/board';
import { alliesOf, inSeatOrder, playerOf } from '../rules/players';
import { optionsFor } from '../rules/targets';
import { stateOf } from '../state/keep';
import type { CountryKey, GameState, PhaseKey, Player } from '../state/types';
import { DERIVATION_WORDS } from '../words/texts';
import { CARD_TABLES, CONTROL_TABLES } from './card';

/** Input of a form: the current game, for a player, in a language. */
interface Filling {
  readonly world: World;
  readonly state: GameState;
  readonly party: PartyKey;
  readonly settings: Settings;
  readonly language: Language;
}

const PHASE_NAMES: Readonly<Record<PhaseKey, Words>> = {
  choose: ['Mutterländer', 'motherlands'],
  home: ['Heimatbündnisse', 'home alliances'],
  option: ['Angriffsoption', 'attack option'],
  final: ['Endrunde', 'final round'],
  endgame: ['Endspiel', 'endgame'],
  over: ['Ende', 'the end'],
};

const inWords = ({ language }: Filling, words: Words | undefined): string =>
  words ? inLanguage(words, language) : '';

const countryName = ({ world, language }: Filling, key: CountryKey): string =>
  world.board?.regions[key]?.names?.[language] ?? world.board?.regions[key]?.name ?? key;

const playerName = ({ world }: Filling, key: PartyKey): string => world.parties[key]?.name ?? key;

const signedText = (text: string): string =>
  text.startsWith('−') || text === '' ? text : `+${text}`;

/** Markers broken up into the largest pieces first (EW-1-03). */
const pieces = (markers: number) => ({
  blue: Math.floor(markers / 1000),
  red: Math.floor((markers % 1000) / 500),
  white: Math.floor((markers % 500) / 100),
});

/** The label of an option of a field of a record. */
function optionName(
  my: Filling,
  { fields }: Pick<typeof HOLDINGS | typeof BATTLES, 'fields'>,
  field: string,
  option: string,
): string {
  const options = fields.find(({ id }) => id === field)?.options ?? [];
  return inWords(my, options.find(({ id }) => id === option)?.label);
}

function headValues(my: Filling, player: Player): FormValues {
  const { course, turn } = my.state;
  const holder = course.phase === 'option' ? `: ${playerName(my, course.holder)}` : '';
  return {
    player: playerName(my, player.owner),
    motherland: player.motherland === '' ? '' : countryName(my, player.motherland),
    phase: `${String(turn)}, ${inWords(my, PHASE_NAMES[course.phase])}${holder}`,
    markers: String(player.markers),
    field: halvesText(player.register),
  };
}

/** Free countries of the zone of a player, for home alliances (EW-4-01). */
function nearValues(my: Filling, { motherland }: Player): FormValues {
  const { state } = my;
  const zone = state.countries.find(({ id }) => id === motherland)?.zone;
  const near = state.countries.filter(
    (one) => one.zone === zone && holdersOf(state, one.id).length === 0,
  );
  return tableValues(
    near.map(({ id }) => ({
      near: countryName(my, id),
      nearPbu: String(pbuAt(state, id, state.turn)),
    })),
  );
}

/** Countries a player could buy or attack, if it is his turn (EW-44-01). */
function targetValues(my: Filling): FormValues {
  const { state, party, settings } = my;
  const lawful = optionsFor(state, party, settings).filter(({ refusal }) => refusal === undefined);
  const keys = [...new Set(lawful.map(({ country }) => country))];
  const price = (key: CountryKey, act: 'buy' | 'attack'): string => {
    const value = lawful.find((one) => one.country === key && one.act === act)?.price.value;
    return value === undefined ? '' : String(value);
  };
  return tableValues(
    keys.map((key) => ({
      target: countryName(my, key),
      targetPbu: String(pbuAt(state, key, state.turn)),
      targetHeld: holdersOf(state, key)
        .map(({ owner }) => playerName(my, owner))
        .join(', '),
      targetBuy: price(key, 'buy'),
      targetAttack: price(key, 'attack'),
    })),
  );
}

function sheetValues(my: Filling, player: Player): FormValues {
  const { state, party } = my;
  const { blue, red, white } = pieces(player.markers);
  const others = (key: CountryKey): string =>
    holdersOf(state, key)
      .flatMap(({ owner }) => (owner === party ? [] : [playerName(my, owner)]))
      .join(', ');
  const causes = DERIVATION_WORDS['cause'] as Readonly<Record<string, Words>>;
  const entries = state.entries.filter(({ owner }) => owner === party);
  return {
    blue: String(blue),
    red: String(red),
    white: String(white),
    allies: alliesOf(state, party)
      .map((key) => playerName(my, key))
      .join(', '),
    ...tableValues(
      holdingsOf(state, party).map(({ region, kind, halves, since }) => ({
        held: countryName(my, region),
        heldAs: optionName(my, HOLDINGS, 'kind', kind),
        heldPbu: String(pbuAt(state, region, state.turn)),
        heldBooked: kind === 'motherland' ? '' : halvesText(halves),
        heldWith: others(region),
        heldSince: String(since),
      })),
    ),
    ...tableValues(
      entries.map(({ turn, kind, amount, reason, region }) => ({
        entryTurn: String(turn),
        entryWhy: inWords(my, causes[reason]),
        entryIn: region === '' ? '' : countryName(my, region),
        entryMarkers: kind === 'markers' ? signedText(String(amount).replace('-', '−')) : '',
        entryField: kind === 'register' ? signedText(halvesText(amount)) : '',
      })),
    ),
  };
}

function boardValues(my: Filling): FormValues {
  const { state } = my;
  return tableValues(
    state.countries.map(({ id, zone }) => {
      const holders = holdersOf(state, id);
      const named = (isDark: boolean): string =>
        holders
          .filter(({ kind }) => (kind === 'allied') === isDark)
          .map(({ owner, kind }) => {
            const name = playerName(my, owner);
            return kind === 'motherland'
              ? `${name} (${optionName(my, HOLDINGS, 'kind', kind)})`
              : name;
          })
          .join(', ');
      return {
        zone: String(zone),
        country: countryName(my, id),
        pbu: String(pbuAt(state, id, state.turn)),
        conquered: named(false),
        allied: named(true),
      };
    }),
  );
}

/** Signs of the players on the strip: the first letters that are unique. */
function signsOf(my: Filling): ReadonlyMap<PartyKey, string> {
  const names = my.state.players.map(({ owner }) => [owner, playerName(my, owner)] as const);
  return new Map(
    names.map(([owner, name]) => {
      const isShared = (length: number): boolean =>
        names.some(([other, one]) => other !== owner && one.startsWith(name.slice(0, length)));
      const length = [1, 2, 3].find((one) => !isShared(one)) ?? 3;
      return [owner, name.slice(0, length)];
    }),
  );
}

function registerValues(my: Filling): FormValues {
  const signs = signsOf(my);
  const strip = new Map<string, string>();
  const rows = my.state.players.map(({ owner, register, markers }) => {
    const { lap, halves } = registerPlace(register);
    const name = cellName(`f${String(Math.max(1, Math.floor(halves / 2)))}`, 1);
    const sign = `${signs.get(owner) ?? ''}${halves % 2 === 0 ? '' : '½'}`;
    if (register > 0) strip.set(name, [strip.get(name), sign].filter(Boolean).join(' '));
    const { blue, red, white } = pieces(markers);
    return {
      sign: signs.get(owner) ?? '',
      who: playerName(my, owner),
      at: halvesText(halves),
      lap: lap === 0 ? '' : String(lap),
      whoBlue: String(blue),
      whoRed: String(red),
      whoWhite: String(white),
    };
  });
  return { ...Object.fromEntries(strip), ...tableValues(rows) };
}

function warValues(my: Filling): FormValues {
  const { wars, battles } = my.state;
  const last = wars.at(-1);
  if (last === undefined) return {};
  const winnerOf = (war: typeof last, winner: string): string =>
    winner === 'attacker' || winner === 'defender'
      ? playerName(my, war[winner])
      : optionName(my, BATTLES, 'winner', winner);
  return {
    no: String(last.no),
    region: last.region === '' ? '' : countryName(my, last.region),
    attacker: last.side
      .split(' ')
      .map((key) => playerName(my, key))
      .join(', '),
    defender: playerName(my, last.defender),
    price: String(last.price),
    ...tableValues(
      battles
        .filter(({ war }) => war === last.no)
        .map((one) => ({
          weaponA: optionName(my, BATTLES, 'weaponA', one.weaponA),
          weaponD: optionName(my, BATTLES, 'weaponD', one.weaponD),
          battleWinner: winnerOf(last, one.winner),
          restA: String(one.afterA),
          restD: String(one.afterD),
          how: optionName(my, BATTLES, 'mode', one.mode),
        })),
    ),
    ...tableValues(
      wars.map((one) => ({
        warNo: String(one.no),
        warTurn: String(one.turn),
        warRegion: one.region === '' ? '' : countryName(my, one.region),
        warAttacker: playerName(my, one.attacker),
        warDefender: playerName(my, one.defender),
        warWinner: one.winner === 'open' ? '' : winnerOf(one, one.winner),
        warSpoils: String(one.spoils),
      })),
    ),
  };
}

/** History of the game, turn by turn: wars, purchases, broken alliances, changed values. */
function logRows(my: Filling): readonly { readonly turn: number; readonly text: string }[] {
  const { wars, purchases, broken, changes, players } = my.state;
  const says = (de: string, en: string): string => inWords(my, [de, en]);
  const player = (key: PartyKey): string => playerName(my, key);
  const rows = [
    ...purchases.map(({ turn, owner, region, price }) => ({
      turn,
      text: says(
        `${player(owner)} kauft ${countryName(my, region)} für ${String(price)}`,
        `${player(owner)} buys ${countryName(my, region)} for ${String(price)}`,
      ),
    })),
    ...wars
      .filter(({ winner }) => winner === 'attacker' || winner === 'defender')
      .map(({ turn, attacker, defender, winner, region }) => {
        const place = region === '' ? says('Duell', 'duel') : countryName(my, region);
        const both = `${player(attacker)} – ${player(defender)}`;
        const who = player(winner === 'attacker' ? attacker : defender);
        return {
          turn,
          text: says(`${place}: ${both}, Sieger ${who}`, `${place}: ${both}, won by ${who}`),
        };
      }),
    ...broken.map(({ turn, leaver, partner }) => ({
      turn,
      text: says(
        `${player(leaver)} verlässt das Bündnis mit ${player(partner)}`,
        `${player(leaver)} leaves the alliance with ${player(partner)}`,
      ),
    })),
    ...changes.map(({ turn, region, pbu, reason }) => ({
      turn,
      text: `${countryName(my, region)}: ${says('Wert', 'value')} ${String(pbu)}${reason === '' ? '' : ` (${reason})`}`,
    })),
    ...players
      .filter(({ eliminated }) => eliminated > 0)
      .map(({ owner, eliminated }) => ({
        turn: eliminated,
        text: says(`${player(owner)} scheidet aus`, `${player(owner)} is eliminated`),
      })),
  ];
  return rows.toSorted((a, b) => a.turn - b.turn);
}

function rankingValues(my: Filling): FormValues {
  const { state } = my;
  const ranked = [
    ...inSeatOrder(state).toSorted((a, b) => b.register - a.register),
    ...state.players.filter(({ eliminated }) => eliminated > 0),
  ];
  const places = ranked.map(
    ({ register }) => ranked.filter((one) => one.register > register).length + 1,
  );
  return {
    ...tableValues(
      ranked.map(({ owner, motherland, register, markers }, at) => ({
        rank: String(places[at] ?? at + 1),
        ranked: playerName(my, owner),
        rankedHome: motherland === '' ? '' : countryName(my, motherland),
        rankedField: halvesText(register),
        rankedMarkers: String(markers),
        rankedLands: String(holdingsOf(state, owner).length),
      })),
    ),
    ...tableValues(logRows(my).map(({ turn, text }) => ({ logTurn: String(turn), logText: text }))),
  };
}

/** FormValues of a form for a player; all of it is public (EW-44-06). */
export function formValues(
  form: string,
  world: World,
  party: PartyKey,
  settings: Settings,
  language: Language,
): FormValues {
  const my: Filling = { world, state: stateOf(world), party, settings, language };
  const player = playerOf(my.state, party);
  switch (form) {
    case 'card':
      return cardValues(CARD_TABLES, settings, language);
    case 'controls':
      return cardValues(CONTROL_TABLES, settings, language);
    case 'board':
      return boardValues(my);
    case 'register':
      return registerValues(my);
    case 'war':
      return warValues(my);
    case 'ranking':
      return rankingValues(my);
    default:
  }
  if (player === undefined) return {};
  const head = headValues(my, player);
  if (form === 'start') return { ...head, ...nearValues(my, player) };
  if (form === 'orders') return { ...head, ...targetValues(my) };
  return form === 'sheet' ? { ...head, ...sheetValues(my, player) } : {};
}
