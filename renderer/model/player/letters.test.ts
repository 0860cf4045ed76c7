import { describe, expect, it } from 'vitest';
import {
  createLattice,
  readDrawn,
  settingsInForce,
  edited,
  DIRECTIONS,
  type FieldAddress,
} from '../../../engine';
import { type Dice, diceOf } from '../../../engine/testing/letters';
import { trialsOf } from '../../../engine/testing/trials';
import { PLAYED } from './testing';
import { unitsIn } from './drawing';
import { letterText } from './letter-text';
import { offersAt, subjectsOf, withLine, type Writer, writerOf } from './writer';
import type { PartySnapshot, Settings } from '../../../engine';

const LETTERS = trialsOf({ small: 6, middle: 10, full: 2000 }, 24);

/** Neighbours the GM lays down have true numbers: no player may know them. */
const UNTOLD: ReadonlySet<string> = new Set(['map.neighbour_overrides']);

/** House rules that note which of them were asked for. */
const noting = (settings: Settings, asked: Set<string>): Settings =>
  new Proxy(settings, {
    get: (rules, key) => {
      asked.add(String(key));
      return rules[String(key)];
    },
  });

const oneOf = <One>(all: readonly One[], dice: Dice): One | undefined =>
  all[dice.below(all.length)];

/** A letter with the way of a unit drawn at random. */
function drawn(
  writer: Writer,
  { plots, topology }: PartySnapshot,
  text: string,
  dice: Dice,
): string {
  const subject = oneOf(subjectsOf(writer), dice);
  const unit = oneOf(subject === undefined ? [] : unitsIn(writer, subject.place), dice);
  if (unit === undefined || subject === undefined) return text;
  const { system, world, settings } = writer;
  const lattice = createLattice(plots, topology);
  const path = [subject.place];
  for (let steps = dice.below(4); steps > 0; steps -= 1) {
    const here = path.at(-1) as FieldAddress;
    const next = oneOf(
      DIRECTIONS.flatMap((one) => lattice.neighbourOf(here, one) ?? []),
      dice,
    );
    if (next !== undefined) path.push(next);
  }
  const { code = '' } = oneOf(system.orders.drawn?.codes(world, unit, settings) ?? [], dice) ?? {};
  const reading = readDrawn(system.orders, { ...unit, path, code }, { text, world, settings });
  return reading === undefined ? text : edited(text, reading.edit);
}

function offered(writer: Writer, cells: readonly string[], text: string, dice: Dice): string {
  const subject = dice.below(2) === 0 ? null : (oneOf(subjectsOf(writer), dice) ?? null);
  const place =
    oneOf([...cells, ...(subject === null ? [] : [subject.place, subject.place])], dice) ?? '';
  const offer = oneOf(
    offersAt(writer, place, subject).filter(({ isWhole }) => isWhole),
    dice,
  );
  return offer === undefined ? text : withLine(writer, text, offer.line).text;
}

describe.each(PLAYED)(
  'letters written on the page of a player of $game',
  ({ system, campaign, snapshots }) => {
    it(
      `are read by the game master without a question, as the page reads them (${LETTERS.label})`,
      { timeout: 60 * 60_000 },
      () => {
        const asked = new Set<string>();
        const settings = noting(settingsInForce(campaign), asked);
        let lines = 0;
        for (const seed of LETTERS.seeds()) {
          const dice = diceOf(seed);
          const snapshot = oneOf(snapshots, dice) ?? expect.fail();
          const known = writerOf(snapshot, system);
          const writer = { ...known, settings: noting(known.settings, asked) };
          const cells = [
            ...Object.keys(snapshot.board?.regions ?? {}),
            ...(snapshot.lettered?.sight.pieces ?? []).map(({ field }) => field),
            ...(snapshot.lettered === undefined ? [] : ['C3', 'D5', 'H8']),
          ];
          let text = '';
          for (let count = 1 + dice.below(5); count > 0; count -= 1)
            text =
              system.orders.drawn === undefined || dice.below(3) === 0
                ? offered(writer, cells, text, dice)
                : drawn(writer, snapshot, text, dice);
          if (text === '') continue;
          text = letterText(text);
          const { party } = snapshot;
          const sheet = system.orders.read(text, party.key, campaign.world, settings);
          const own = system.orders.read(text, party.key, writer.world, writer.settings);
          expect([text, sheet.findings]).toEqual([text, []]);
          expect(sheet.rows.length).toBeGreaterThan(0);
          system.orders.check(sheet, campaign.world, settings);
          system.orders.check(own, writer.world, writer.settings);
          const said = system.orders.restate(sheet, campaign.world);
          expect([text, said]).toEqual([text, system.orders.restate(own, writer.world)]);
          lines += sheet.rows.length;
        }
        const rules = system.orders.rules ?? [];
        expect([...asked].filter((key) => !rules.includes(key) && !UNTOLD.has(key))).toEqual([]);
        LETTERS.tell('lines', lines);
        expect(lines).toBeGreaterThan(LETTERS.count);
      },
    );
  },
);
