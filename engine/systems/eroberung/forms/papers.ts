import type { FormField, FormTable } from '../../../kernel';
import { fields, form, line, number, table } from '../../../kernel/form-parts';
import { HEAD } from './orders';

/** Possessions of a player, and every movement of markers and register (EW-0-08, EW-44-05). */
export const SHEET = form('sheet', 'Spielerbogen', 'Player sheet', [
  HEAD,
  fields('Marken', 'Markers', [
    number('blue', 'blau, 1000', 'blue, 1000', 0.2),
    number('red', 'rot, 500', 'red, 500', 0.2),
    number('white', 'weiß, 100', 'white, 100', 0.2),
    line('allies', 'Verbündete Spieler', 'Allied players', 0.4),
  ]),
  table('Länder', 'Countries', 12, [
    line('held', 'Land', 'Country', 0.3),
    line('heldAs', 'Feld', 'Field', 0.18),
    number('heldPbu', 'Wert', 'Value', 0.1),
    number('heldBooked', 'gebucht', 'booked', 0.12),
    line('heldWith', 'gemeinsam mit', 'together with', 0.2),
    number('heldSince', 'seit Zug', 'since turn', 0.1),
  ]),
  table('Buchungen', 'Bookings', 14, [
    number('entryTurn', 'Zug', 'Turn', 0.1),
    line('entryWhy', 'Grund', 'Reason', 0.34),
    line('entryIn', 'Land', 'Country', 0.26),
    number('entryMarkers', 'Marken', 'Markers', 0.15),
    number('entryField', 'Register', 'Register', 0.15),
  ]),
]);

/** The countries of the printed board; more rows where a board has more (EW-26-08). */
const BOARD_ROWS = 43;

/** The board filled in, or empty, for writing a board of one's own (EW-44-05, EW-26-04). */
export const BOARD = form('board', 'Spielbrett', 'Board', [
  table('Länder nach Zonen', 'Countries by zones', BOARD_ROWS, [
    number('zone', 'Zone', 'Zone', 0.08),
    line('country', 'Land', 'Country', 0.3),
    number('pbu', 'Wert', 'Value', 0.1),
    line('conquered', 'erobert', 'conquered', 0.26),
    line('allied', 'verbündet', 'allied', 0.26),
  ]),
]);

/** Fields of a row of the register (EW-1-07). */
const STRIP = 20;
const STRIP_ROWS = 5;

/** The strip of the register: five rows of twenty fields; a mark between two fields stands at the lower one with ½. */
export const REGISTER = form('register', 'Machtbasisregister', 'Power base register', [
  ...Array.from({ length: STRIP_ROWS }, (_, row): FormTable => {
    const first = row * STRIP + 1;
    const columns = Array.from({ length: STRIP }, (__, at): FormField => {
      const no = String(first + at);
      return line(`f${no}`, no, no, 1 / STRIP);
    });
    const name = `${String(first)}–${String(first + STRIP - 1)}`;
    return table('', '', [[name, name]], columns);
  }),
  table('Spieler', 'Players', 6, [
    line('sign', 'Zeichen', 'Sign', 0.1),
    line('who', 'Spieler', 'Player', 0.3),
    number('at', 'Feld', 'Field', 0.12),
    number('lap', 'Runden', 'Laps', 0.12),
    number('whoBlue', '1000', '1000', 0.12),
    number('whoRed', '500', '500', 0.12),
    number('whoWhite', '100', '100', 0.12),
  ]),
]);

/** The record of a war, battle by battle, and the list of all wars (EW-44-03, EW-44-05). */
export const WAR = form('war', 'Kriegsprotokoll', 'War record', [
  fields('Der letzte Krieg', 'The last war', [
    number('no', 'Krieg', 'War', 0.1),
    line('region', 'Land', 'Country', 0.26),
    line('attacker', 'Angreifer (rot)', 'Attacker (red)', 0.26),
    line('defender', 'Verteidiger (blau)', 'Defender (blue)', 0.26),
    number('price', 'Preis', 'Price', 0.12),
  ]),
  table('Schlachten', 'Battles', 3, [
    line('weaponA', 'Angreifer mit', 'Attacker with', 0.17),
    line('weaponD', 'Verteidiger mit', 'Defender with', 0.17),
    line('battleWinner', 'Sieger', 'Winner', 0.2),
    number('restA', 'Rest A', 'Rest A', 0.11),
    number('restD', 'Rest V', 'Rest D', 0.11),
    line('how', 'wie', 'how', 0.24),
  ]),
  table('Alle Kriege', 'All wars', 8, [
    number('warNo', 'Nr.', 'No.', 0.08),
    number('warTurn', 'Zug', 'Turn', 0.08),
    line('warRegion', 'Land', 'Country', 0.24),
    line('warAttacker', 'Angreifer', 'Attacker', 0.2),
    line('warDefender', 'Verteidiger', 'Defender', 0.2),
    line('warWinner', 'Sieger', 'Winner', 0.1),
    number('warSpoils', 'Beute', 'Spoils', 0.1),
  ]),
]);

/** The ranking and the log of the game (EW-22-01, EW-44-05). */
export const RANKING = form('ranking', 'Rangliste', 'Ranking', [
  table('Rang', 'Rank', 6, [
    number('rank', 'Platz', 'Place', 0.1),
    line('ranked', 'Spieler', 'Player', 0.26),
    line('rankedHome', 'Mutterland', 'Motherland', 0.26),
    number('rankedField', 'Register', 'Register', 0.13),
    number('rankedMarkers', 'Marken', 'Markers', 0.13),
    number('rankedLands', 'Länder', 'Countries', 0.12),
  ]),
  table('Verlauf', 'Log', 18, [
    number('logTurn', 'Zug', 'Turn', 0.1),
    line('logText', 'Was geschah', 'What happened', 0.9),
  ]),
]);
