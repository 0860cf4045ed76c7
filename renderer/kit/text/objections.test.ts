import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../assets/examples/tharos';
import {
  hexGameOf,
  DIRECTIONS,
  fieldAddress,
  type Finding,
  grossfelderOf,
  type Structure,
  systems,
} from '../../../engine';
import { findingSentence } from '../explain';
import { createTexts, type Language, wordsOf } from './words';

const { world, system } = tharosCampaign();

/** Everything that could be tried at every field of the example. */
const attempts: readonly Structure[] = grossfelderOf(world.map).flatMap(({ no, terrain }) =>
  terrain.flatMap((_, index): readonly Structure[] => {
    const field = fieldAddress(no, index + 1);
    const next = fieldAddress(no, ((index + 1) % terrain.length) + 1);
    return [
      { kind: 'road', from: field, to: next },
      { kind: 'settlement', field, type: 'met' },
      { kind: 'settlement', field, type: 'temple' },
      ...DIRECTIONS.flatMap((side): readonly Structure[] => [
        { kind: 'bridge', field, side },
        { kind: 'canal', field, side },
        { kind: 'harbour', field, side },
        { kind: 'wall', field, side, buildingValue: 4 },
      ]),
    ];
  }),
);

const objections: readonly Finding[] = attempts.flatMap(
  (structure) => hexGameOf(systems[system]).rules?.objections(world, structure) ?? [],
);
const kinds = new Map(
  objections.map((finding) => [`${finding.code}_${String(finding.about['reason'])}`, finding]),
);

describe.each<Language>(['de', 'en'])('what the rules object to a structure, in %s', (language) => {
  it('is a sentence about this kind of structure with every gap filled', () => {
    expect(kinds.size).toBeGreaterThan(12);
    for (const [key, finding] of kinds) {
      const isWritten = createTexts(language).exists(`findings:${key}`, { fallbackLng: [] });
      expect([key, isWritten]).toEqual([key, true]);
      const sentence = findingSentence(finding, wordsOf(language));
      expect(sentence).not.toMatch(/\{\{|undefined/);
      expect(sentence).toMatch(/\.$/);
    }
  });
});
