import { describe, expect, it } from 'vitest';
import { type Finding, systems } from '../../../engine';
import { findingSentence, playerSentence } from '../explain';
import { ownKey } from './own-key';
import { createTexts, type Language, tongueOf, wordsOf } from './words';

describe('texts of findings', () => {
  it.each([
    ['de', 'Im Brief 15, geführt 10. Es gilt die Liste der Spielleitung.'],
    ['en', 'Letter: 15; on record: 10. The GM’s records apply.'],
  ] as const satisfies readonly (readonly [Language, string])[])(
    'a finding is a sentence in %s',
    (language, sentence) => {
      const finding = {
        code: 'F-ROW-SIZE',
        severity: 'WARN',
        clause: 'WW-8.2-25',
        party: 'tha',
        unit: 302,
        words: '15',
        about: { stated: 15, actual: 10 },
      } as const;
      expect(findingSentence(finding, wordsOf(language))).toBe(sentence);
    },
  );

  it('the reason of a finding chooses the closer sentence, an unknown reason the general one', () => {
    const empty = {
      code: 'F-ORD-UNPARSED',
      severity: 'ASK',
      clause: 'WW-0.3-03',
      party: 'tha',
      words: '',
    } as const;
    const words = wordsOf('de');
    expect(findingSentence({ ...empty, about: { reason: 'empty' } }, words)).toContain(
      'Der Text ist leer',
    );
    expect(findingSentence({ ...empty, about: { reason: 'other' } }, words)).toContain(
      'nicht zu verstehen',
    );
  });
});

/** An instruction to the GM at the beginning of a sentence or clause, or the GM addressed as the one who decides. */
const TO_GM: Readonly<Record<Language, RegExp>> = {
  de: /(?:^|[.;!?] )(?:prüfe|entscheide|bestimme|genehmige|bestätige|kläre|lies nach|trage nach|sieh nach|frag(?:e nach|e den spieler\b| )|weise|fordere|stelle|füge|löse|ordne)|wenn du|bis du (?:entsch|best)|deine[rn]? (?:daten|entscheidung|bestätigung)|du darfst/iu,
  en: /(?:^|[.;!?] )(?:check|decide|settle|approve|confirm|clarify|find out|ask(?! the gm)|tell|point it|see whether|see what|set (?:it|them|the)|enter what|paste|assign|renumber|disband)|(?:if|until|when) you|your (?:data|decision|confirmation)|you may give/iu,
};

describe('what a player reads of a finding', () => {
  const codes = Object.values(systems).flatMap(({ id, register }) =>
    Object.keys(register.findings).map((code) => ({ system: id, code })),
  );

  it.each<Language>(['de', 'en'])(
    'is no word to the GM, whatever its reason, in %s',
    (language) => {
      expect(codes.length).toBeGreaterThan(200);
      const said = codes.flatMap(({ system, code }) => {
        const group = ownKey('finding', code, `findings:${code}`);
        const [namespace = '', path = ''] = group.split(':');
        const texts = createTexts(language, system);
        const name = path.split('.').at(-1) ?? '';
        // `finding.E_LINE` of a game stands in the group `finding`, a shared code at the top of its namespace.
        const isOwn = path !== code;
        const own: unknown = isOwn
          ? texts.getResource(tongueOf(language), namespace, 'finding')
          : texts.getResourceBundle(tongueOf(language), namespace);
        return Object.keys(own ?? {})
          .filter((key) => key === name || key.startsWith(`${name}_`))
          .map((key) => {
            const reason = key.slice(name.length + 1);
            const finding: Finding = {
              code,
              severity: 'ASK',
              clause: 'XX-1',
              party: 'a',
              words: 'x',
              about: reason === '' ? {} : { reason },
            };
            return {
              key: `${system} ${key}`,
              player: playerSentence(finding, wordsOf(language, system)),
            };
          });
      });
      expect(said.length).toBeGreaterThan(300);
      expect(said.filter(({ player }) => TO_GM[language].test(player) || player === '')).toEqual(
        [],
      );
    },
  );

  it('is what happened, without the advice the GM reads behind it', () => {
    const finding: Finding = {
      code: 'F-ORD-NOCODE',
      severity: 'ASK',
      clause: 'WW-6-01',
      party: 'a',
      words: 'X \u200by',
      about: {},
    };
    const words = wordsOf('de');
    expect(findingSentence(finding, words)).toMatch(
      /…\)\. \u200b?Bestimme, welches gemeint ist\.$/u,
    );
    expect(playerSentence(finding, words)).toMatch(/„X y“ ist kein Kürzel\..*…\)\.$/u);
  });
});
