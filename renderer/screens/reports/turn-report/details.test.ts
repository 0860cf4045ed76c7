import { describe, expect, it } from 'vitest';
import { blankDraft, snapshotOf, type TurnReportDraft, systems } from '../../../../engine';
import { appliedSeenland } from '../../../../engine/testing/seenland';
import { wordsOf } from '../../../kit/text/words';
import { composeTurnReport } from './compose';
import { turnReportDocument } from './document';
import type { TurnReport } from './evaluation';
import { turnReportHtml } from './html';
import { turnReportText } from './text';

const campaign = appliedSeenland();

const letterTo = (
  party: string,
  language: 'de' | 'en' = 'de',
  change: Partial<TurnReportDraft> = {},
  times = 1,
): TurnReport => {
  const system = systems[campaign.system];
  const snapshot = system === undefined ? undefined : snapshotOf(campaign, party, system);
  if (snapshot === undefined) throw new Error(`no dossier of ${party}`);
  const draft = { ...blankDraft(snapshot.month.turn, party, language), ...change };
  const events = snapshot.report.events.flatMap((event) =>
    Array.from({ length: times }, () => event),
  );
  return composeTurnReport(
    { ...snapshot, report: { ...snapshot.report, events } },
    draft,
    wordsOf(language, campaign.system, 'Sie'),
  );
};

const DICE = { de: 'Krieg: 4, 5, 1', en: 'War: 4, 5, 1' } as const;

describe('details of the sentences of a letter', () => {
  it.each(['de', 'en'] as const)(
    'is printed below its sentence, small and indented, in %s',
    (language) => {
      const letter = letterTo('orden', language);
      const said = DICE[language];
      expect(turnReportText(letter)).toMatch(new RegExp(`[.]\\n {4}${said}\\n\\n`));
      expect(turnReportHtml(letter)).toContain(`</p>\n<p class="details">${said}</p>\n<p>`);
      expect(turnReportDocument(letter).blocks).toContainEqual({
        kind: 'paragraph',
        words: said,
        style: 'small',
        isContinued: true,
      });
    },
  );

  it('is printed as often as its sentence', () => {
    expect(turnReportText(letterTo('orden', 'de', {}, 2))).toMatch(
      /\(2-mal\)\.\n {4}Krieg: 4, 5, 1 \(2-mal\)\n/,
    );
  });

  it('can be worded otherwise or left out by the GM without its sentence', () => {
    const detail = letterTo('orden').blocks.find(({ text }) => text === DICE.de)?.block;
    if (detail === undefined) throw new Error('no dice in the letter');
    const { key, facts } = detail;
    const edited = letterTo('orden', 'de', { edits: { [key]: { text: 'Eins\nzwei', facts } } });
    expect(turnReportText(edited)).toContain('Würfel.\n    Eins\n    zwei\n');
    const without = letterTo('orden', 'de', { leftOut: [key] });
    expect(turnReportText(without)).not.toContain(DICE.de);
    expect(turnReportText(without)).toContain(
      'das gab drei Würfel. Der Zirkel der Schreiber mobilisierte',
    );
  });

  it('is shown only to those who perceived it, without what only the GM may know', () => {
    for (const party of Object.keys(campaign.world.parties)) {
      const text = turnReportText(letterTo(party));
      expect(text.includes(DICE.de)).toBe(['orden', 'zirkel'].includes(party));
      expect(text).not.toMatch(/^ {4}(Sabotage|Plündern|Informationen|Erfolge|Zufallsereignis):/m);
    }
  });
});
