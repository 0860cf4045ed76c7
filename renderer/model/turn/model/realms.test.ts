import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import {
  type Campaign,
  decisionKey,
  type Finding,
  type FindingDecision,
  type ReceivedSheet,
} from '../../../../engine';
import { isMarked, fingerprintOfSheet, nextRealm, openQuestions, realmStates } from './realms';

const base = tharosCampaign();

const sheet: ReceivedSheet = { turn: 58, party: 'tha', text: '101 KH', receivedAt: '' };

const finding = (code: string, severity: Finding['severity']): Finding => ({
  code,
  severity,
  clause: 'WW-6.1-04',
  party: 'tha',
  unit: 101,
  words: 'KH',
  about: {},
});
const asked = finding('F-ORD-CONDITION', 'ASK');
const warned = finding('F-ADV-POINTS', 'WARN');

const said = (one: Finding): Readonly<Record<string, FindingDecision>> => {
  const key = decisionKey(one);
  return { [key]: { key, party: 'tha', turn: 58, kind: 'accepted', note: '' } };
};

const withLetter = (change: Partial<Campaign> = {}): Campaign => ({
  ...base,
  sheets: { tha: sheet },
  ...change,
});

const tharos = (campaign: Campaign, findings: readonly Finding[] | null) =>
  realmStates(campaign, null, () => findings).find(({ party }) => party.key === 'tha');

describe('open questions', () => {
  it('are those without an answer, and while something is covered none about it', () => {
    const question = (key: string) => ({
      key,
      clause: 'WW-0.1-02',
      name: key,
      about: {},
      options: ['a'],
      proposal: 'a',
    });
    const ruling = (key: string) => ({ [key]: { key, value: 'a', reason: 'x' } });
    const questions = [
      question('answered'),
      question('open'),
      { ...question('covered'), coveredUntil: 'revealed' },
    ];
    const openKeys = (rulings: Campaign['rulings']) =>
      openQuestions({ questions }, rulings).map(({ key }) => key);
    expect(openKeys(ruling('answered'))).toEqual(['open']);
    expect(openKeys({ ...ruling('answered'), ...ruling('revealed') })).toEqual(['open', 'covered']);
  });
});

describe('the state of a realm', () => {
  it.each([
    { title: 'no letter', campaign: base, findings: [], state: 'missing' },
    { title: 'a letter not read yet', campaign: withLetter(), findings: null, state: 'received' },
    { title: 'a finding waits', campaign: withLetter(), findings: [asked], state: 'received' },
    { title: 'only a warning', campaign: withLetter(), findings: [warned], state: 'checked' },
    { title: 'nothing found', campaign: withLetter(), findings: [], state: 'checked' },
    {
      title: 'every finding has the GM’s word',
      campaign: withLetter({ decisions: said(asked) }),
      findings: [asked, warned],
      state: 'checked',
    },
    {
      title: 'the GM says so, of this text',
      campaign: withLetter({
        marks: { tha: { party: 'tha', kind: 'ready', of: fingerprintOfSheet(sheet) } },
      }),
      findings: [asked],
      state: 'ready',
    },
    {
      title: 'the GM said so, of another text',
      campaign: withLetter({ marks: { tha: { party: 'tha', kind: 'ready', of: 'other' } } }),
      findings: [asked],
      state: 'received',
    },
  ])('$title: $state', ({ campaign, findings, state }) => {
    expect(tharos(campaign, findings)?.state).toBe(state);
  });

  it('WW-8.1-07: goes without letter at the GM’s word, until a letter comes', () => {
    const marks = { tha: { party: 'tha', kind: 'defaults' as const, of: '' } };
    expect(tharos({ ...base, marks }, [])).toMatchObject({ state: 'ready', isOnDefaults: true });
    expect(tharos(withLetter({ marks }), [asked])).toMatchObject({
      state: 'received',
      isOnDefaults: false,
    });
  });

  it('counts what is open: what demands the GM, and mere warnings', () => {
    expect(tharos(withLetter(), [asked, warned])).toMatchObject({ open: 1, warnings: 1 });
    expect(tharos(withLetter({ decisions: said(warned) }), [asked, warned])).toMatchObject({
      open: 1,
      warnings: 0,
    });
  });

  it('is not ready any more when the letter is corrected', () => {
    const mark = { party: 'tha', kind: 'ready' as const, of: fingerprintOfSheet(sheet) };
    expect(isMarked(mark, sheet)).toBe(true);
    const corrections = [{ start: 4, end: 6, text: 'KA' }];
    expect(isMarked(mark, { ...sheet, corrections })).toBe(false);
  });
});

describe('going on to another realm', () => {
  const realms = realmStates(withLetter(), null, () => []);
  const keys = realms.map(({ party }) => party.key);

  it('goes around the end, and stays where no other one is wanted', () => {
    const last = keys.at(-1) ?? '';
    expect(nextRealm(realms, last, 1, () => true)?.party.key).toBe(keys[0]);
    expect(nextRealm(realms, keys[0] ?? '', -1, () => true)?.party.key).toBe(last);
    expect(nextRealm(realms, 'tha', 1, ({ party }) => party.key === 'tha')).toBeNull();
  });
});
