import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import type { Campaign } from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { draftOf, type TurnReportRef } from '../model/draft';
import {
  allowLeak,
  answer,
  chooseLanguage,
  chooseMap,
  chooseTone,
  editBlock,
  keepWords,
  leaveOut,
  proof,
  release,
  restoreBlock,
  takeIn,
  writeWords,
} from './commands';

const ref: TurnReportRef = {
  turn: 58,
  party: { key: 'tha', name: 'Reich Tharos' },
  language: 'de',
};
const AT = '2026-11-02T00:00:00Z';

const after = (...commands: readonly Command[]): Campaign =>
  commands.reduce<Campaign>(
    (campaign, command) => ('replace' in command ? command.replace(campaign) : campaign),
    tharosCampaign(),
  );
const draft = (...commands: readonly Command[]) => draftOf(after(...commands), ref);
const block = { key: 'territory/gained', facts: 'f1' };

describe('commands on a turn report', () => {
  it.each([
    [
      'words in the place of a block',
      editBlock(ref, block, 'Neu'),
      { edits: { [block.key]: { text: 'Neu', facts: 'f1' } } },
    ],
    ['a block left out', leaveOut(ref, 'a'), { leftOut: ['a'] }],
    ['words above', writeWords(ref, 'opening', 'Gruß'), { opening: 'Gruß' }],
    ['words below', writeWords(ref, 'closing', 'Gruß'), { closing: 'Gruß' }],
    ['a tone', chooseTone(ref, 'inCharacter'), { tone: 'inCharacter' }],
    ['a language', chooseLanguage(ref, 'en'), { language: 'en' }],
    [
      'a map',
      chooseMap(ref, { field: 5, look: 'hatching', sheets: 0 }),
      { map: { field: 5, look: 'hatching', sheets: 0 } },
    ],
    [
      'an answer',
      answer(ref, 'Wann?', 'Bald.'),
      { answers: [{ question: 'Wann?', answer: 'Bald.' }] },
    ],
  ])('%s is stored, and it has to be proofed again', (_name, command, kept) => {
    expect(draft(proof(ref, AT), command)).toMatchObject({ ...kept, proofedAt: null });
  });

  it.each([
    ['a release', release(ref, 'zahlt bar'), { released: 'zahlt bar' }],
    ['a leak let out', allowLeak(ref, ['unit 7'], 'Verrat'), { allowed: { 'unit 7': 'Verrat' } }],
  ])('%s leaves it proofed', (_name, command, kept) => {
    expect(draft(proof(ref, AT), command)).toMatchObject({ ...kept, proofedAt: AT });
  });

  it('are reverted one by one', () => {
    expect(draft(editBlock(ref, block, 'Neu'), restoreBlock(ref, block.key)).edits).toEqual({});
    expect(draft(leaveOut(ref, 'a'), leaveOut(ref, 'b'), takeIn(ref, 'a')).leftOut).toEqual(['b']);
    expect(draft(proof(ref, AT), proof(ref, null)).proofedAt).toBeNull();
    expect(draft(release(ref, 'x'), release(ref, null))).not.toHaveProperty('released');
    expect(draft(allowLeak(ref, ['a'], 'x'), allowLeak(ref, ['a'], null)).allowed).toEqual({});
    expect(draft(answer(ref, 'a?', 'b'), answer(ref, 'a?', '')).answers).toEqual([]);
  });

  it('confirm the text for the present facts, and only where there is a text', () => {
    const changed = { ...block, facts: 'f2' };
    expect(draft(editBlock(ref, block, 'Neu'), keepWords(ref, changed)).edits).toEqual({
      [block.key]: { text: 'Neu', facts: 'f2' },
    });
    expect(draft(keepWords(ref, changed)).edits).toEqual({});
  });

  it('answer a question again in its place', () => {
    expect(
      draft(answer(ref, 'a?', '1'), answer(ref, 'b?', '2'), answer(ref, 'a?', '3')).answers,
    ).toEqual([
      { question: 'a?', answer: '3' },
      { question: 'b?', answer: '2' },
    ]);
  });

  it('change the turn report of this realm and nothing else', () => {
    const campaign = after(writeWords(ref, 'opening', 'Gruß'));
    expect(Object.keys(campaign.evaluations)).toEqual(['58/tha']);
    expect({ ...campaign, evaluations: {} }).toEqual(tharosCampaign());
  });
});
