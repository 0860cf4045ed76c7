import { describe, expect, it } from 'vitest';
import { caseFilesOf } from '../../../testing/case-files';
import { worldGiven } from '../../../testing/case-runner';
import { moerderspielCaseGame } from './game';
import { FINDINGS, LETTER_FINDINGS } from '../data/findings';
import { SETTINGS } from '../data/settings';
import { LETTERS } from '../orders';
import { ABILITY_NAMES, TECHNIQUE_NAMES } from '../records/names';

const cases = caseFilesOf('moerderspiel').flatMap((file) => file.cases);

/** Codes no letter of a round reaches: one that comes too late is refused before it is read. */
const ELSEWHERE = ['E_LATE'];

/** Settings no rule of a round reads: those of the clock, and of the board, which is made by them when a game is founded. */
const OF_THE_CLOCK = /^tm\.(clock\..*|orders\.late_by_gm|map\.(layout|rows|columns))$/;

describe('what the game declares', () => {
  it('has a case for every code of a bad order and of what the reader asks about (TM-11.3-01)', () => {
    const found = new Set(
      cases.flatMap(({ expected }) =>
        expected.flatMap(({ key, value }) =>
          key === 'findings' ? (value.match(/\bE_[A-Z_]+/g) ?? []) : [],
        ),
      ),
    );
    const codes = Object.keys({ ...FINDINGS, ...LETTER_FINDINGS });
    expect(codes.filter((code) => !found.has(code))).toEqual(ELSEWHERE);
  });

  it('has a case that changes every setting, each reading of several among them (TM-0-05, TM-0-10)', () => {
    const said = new Set(
      cases.flatMap(({ given }) =>
        given.flatMap(({ key, value }) =>
          key.startsWith('setting ') ? [key.slice(8), `${key.slice(8)} ${value}`] : [],
        ),
      ),
    );
    const wanted = SETTINGS.filter(({ key }) => !OF_THE_CLOCK.test(key)).flatMap(
      ({ key, allowed = [], initial }) => [
        key,
        ...allowed.filter((one) => one !== initial).map((one) => `${key} ${one}`),
      ],
    );
    expect(
      wanted.filter((one) => !said.has(one) && !said.has(one.replace(/ (.*)$/, ' "$1"'))),
    ).toEqual([]);
  });

  const world = worldGiven(moerderspielCaseGame, { red: 'C10' });
  it.each(Object.entries({ ...ABILITY_NAMES, ...TECHNIQUE_NAMES }))(
    'lets a letter name %s in German and in English (TM-8.0-13, TM-8.11-02)',
    (key, [de, en]) => {
      const isAbility = key in ABILITY_NAMES;
      const texts = isAbility
        ? [`Fähigkeiten: ${de}`, `Abilities: ${en}`, `Wahl: ${de}`, `Choice: ${en}`]
        : [`Techniken: ${de}`, `Techniques: ${en}`];
      for (const text of texts) {
        const { rows, findings } = LETTERS.read(text, 'red', world);
        expect([text, findings.map(({ code }) => code)]).toEqual([text, []]);
        expect(JSON.stringify(rows.map(({ content }) => content.order))).toContain(`"${key}"`);
      }
    },
  );
});
