import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosTurn } from '../../../../assets/examples/tharos';
import { hexGameOf, type SheetComparison, systems } from '../../../../engine';
import { findingSentence, namingWords, lexiconOf } from '../../../kit/explain';
import { type Language, wordsOf } from '../../../kit/text/words';
import { gapsOf, nextGap } from './gaps';

const { world, system } = tharosCampaign();
const waben = systems[system];

const comparisonOf = (text: string): SheetComparison => {
  const comparison = waben?.parties.compare?.(text, 'tha', world, {}, {});
  if (comparison === undefined) throw new Error('nothing to compare');
  return comparison;
};

const sample = gapsOf(comparisonOf(tharosTurn));

/** The ten contradictions of the rulebook's balance: where each is shown, and its sentence (WW-8.3-45). */
const CONTRADICTIONS = [
  ['C1', 'landIncome/ice/gold0', 'F-BAL-LAND', /ergibt 2\.400 GS, angegeben sind 60\./],
  ['C2', 'muster/101/gold', 'F-BAL-MUSTER', /15\.000 GS.*16\.000 GS; angegeben sind 11\.000/],
  ['C3', 'muster/203-disbanded/', 'F-BAL-UNIT', /203 zählt 50, die Zeile nennt 430.*202/],
  ['C4', 'summary/muster/gold', 'F-BAL-MUSTERSUM', /−23\.275 GS, angegeben sind −28\.275/],
  ['C5', 'unitUpkeep/land/cost', 'F-BAL-UNITUPKEEP', /26\.480 GS, angegeben sind 27\.480/],
  ['C6', 'unitUpkeep/land/count', 'F-BAL-HEADS', /26\.480 Köpfe.*zählt 22\.230/],
  ['C7', 'unitUpkeep/sea/count', 'F-BAL-HEADS', /220 Schiffe.*zählt 110/],
  ['C8', 'unitUpkeep/leaders/count', 'F-BAL-HEADS', /35 Charaktere und Heerführer.*zählt 15/],
  [
    'C9',
    'summary/settlementUpkeep/gold',
    'F-BAL-SETTLEUPKEEP',
    /10\.800 GS, angegeben sind 15\.600.*4\.800 GS für die Infrastruktur.*zweites Mal/,
  ],
  ['C10', 'summary/newStructures/', 'F-BAL-NODETAIL', /−15\.000 GS fehlt jede Einzelangabe/],
] as const;

const words = (language: Language) =>
  namingWords(wordsOf(language), lexiconOf(world, hexGameOf(waben).terrains, language));

describe('the differences of a sheet', () => {
  it.each(CONTRADICTIONS)('WW-8.3-45: %s is shown at %s in words', (_, place, code, sentence) => {
    const found = sample.filter(
      ({ finding, place: at }) =>
        finding.code === code && `${at?.section}/${at?.row}/${at?.column ?? ''}` === place,
    );
    expect(found).toHaveLength(1);
    const [gap] = found;
    if (gap === undefined) return;
    expect(findingSentence(gap.finding, words('de'))).toMatch(sentence);
    expect(findingSentence(gap.finding, words('en'))).not.toMatch(/\{\{|undefined|F-BAL/);
  });

  it('loses none, and puts last what concerns other lists of the letter', () => {
    expect(sample).toHaveLength(15);
    const nowhere = sample.filter(({ place }) => place === null);
    expect(nowhere.map(({ finding }) => finding.code)).toEqual([
      'F-CHAR-SETTLEMENT',
      'F-CHAR-SETTLEMENT',
    ]);
    expect(sample.slice(-2)).toEqual(nowhere);
  });

  it('lists what is missing without a place', () => {
    const without = tharosTurn.replace('STD\t210/01\tTrakan\t5.100\n', '');
    const missing = gapsOf(comparisonOf(without)).find(
      ({ finding }) => finding.about['reason'] === 'missing',
    );
    expect(missing).toMatchObject({ place: null, finding: { code: 'F-BAL-SETTLE' } });
  });

  it.each([
    [0, null, 1, null],
    [3, null, 1, 0],
    [3, null, -1, 2],
    [3, 2, 1, 0],
    [3, 0, -1, 2],
    [3, 1, 1, 2],
  ] as const)('of %d, after %s, %d leads to %s', (count, current, step, next) => {
    expect(nextGap(count, current, step)).toBe(next);
  });
});
