import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  latticeOf,
  type RealmView,
  realmView,
  setNote,
  setSecret,
  type TruthView,
  truthView,
} from '../../../../engine';
import { at, edited, mapOf, realm, tinyWorld, troop, uniform } from '../../../../engine/testing';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { gmMarks } from './gm-marks';

const world = tinyWorld({
  map: edited(
    mapOf(uniform('210', 0, 0)),
    (map) => setSecret(map, at('210/19'), { text: 'Räuberlager im Schilf', strength: 'R 2500K' }),
    (map) => setSecret(map, at('210/20'), { text: 'Ein sehr langer Schatz', strength: '' }),
    (map) => setNote(map, at('210/21'), 'Zoll'),
  ),
  parties: [realm('tha')],
  units: [troop('tha', 101, '210/19')],
});

describe('marks of the GM', () => {
  it('show the strength of a secret, or else the beginning of its text, and notes without text', () => {
    const marks = gmMarks(truthView(world), world, latticeOf(world.map));
    expect(marks.map(({ field, kind, text }) => [field, kind, text])).toEqual([
      ['210/21', 'note', ''],
      ['210/19', 'secret', 'R 2500K'],
      ['210/20', 'secret', 'Ein sehr lang…'],
    ]);
  });

  it('need the truth: the type checker refuses the view of a realm', () => {
    expectTypeOf<Parameters<typeof gmMarks>[0]>().toEqualTypeOf<TruthView>();
    expectTypeOf<RealmView>().not.toExtend<Parameters<typeof gmMarks>[0]>();
  });

  it('have nothing to show in any view: no view holds a secret or a note', () => {
    const { world: tharos } = tharosCampaign();
    const hidden = Object.values(tharos.map.grossfelder).flatMap(({ secrets, notes }) => [
      ...Object.values(secrets).flatMap(({ text, strength }) => [text, strength]),
      ...Object.values(notes),
    ]);
    expect(hidden.length).toBeGreaterThan(2);
    const views = [
      truthView(tharos),
      ...Object.keys(tharos.parties).map((key) => realmView(tharos, key)),
    ];
    for (const view of views) {
      const written = JSON.stringify(view);
      for (const words of hidden.filter((text) => text.length > 3)) {
        expect(written).not.toContain(words);
      }
    }
  });
});
