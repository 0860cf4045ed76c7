import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import {
  advanced,
  applyTurn,
  bookingOf,
  type Campaign,
  correctionOf,
  hexGameOf,
  inVariant,
  type LateCorrection,
  lateForkOf,
  type Proposal,
  putVariant,
  readCampaignFile,
  systems,
  turnInputOf,
  type World,
} from '../../../../engine';
import { lexiconOf, namingWords } from '../../../kit/explain';
import { wordsOf } from '../../../kit/text/words';
import { deskOn } from '../whatif/testing';
import { bookLate, erratumId, keepErratum, markErratum } from './commands';
import { conflictSentence } from './conflict-words';
import { factLines } from '../../../model/turn/report/fact-lines';
import { erratumText, renderedRealms } from './reported';
import { campaignFile } from '../../../../engine/testing/files';
import { FULL_CARD, REPORTED_BLOCKS } from '../../../../engine/testing/reported-card';

const AT = '2026-02-01T12:00:00Z';
const SENT = '2026-02-03T12:00:00Z';
const NOTE = { at: '2026-02-09T12:00:00Z', reason: 'falsch abgetippt' };

const system = systems['waben'];
if (system === undefined) throw new Error('no such game');

const computed = (campaign: Campaign): Proposal<World> => {
  const proposal = system.adjudicate(turnInputOf(campaign));
  if (proposal === undefined) throw new Error('the month was not computed');
  return structuredClone(proposal);
};

/** The example applied as its players wrote, its reports sent, and a correction: unit 203 had no order. */
const scene = (): {
  readonly campaign: Campaign;
  readonly correction: LateCorrection;
} => {
  const open: Campaign = {
    ...tharosCampaign(),
    sheets: { tha: { turn: 58, party: 'tha', text: tharosOrders, receivedAt: AT } },
  };
  const proposal = computed(open);
  const applied = applyTurn(open, proposal, AT, bookingOf(system, open, proposal));
  const archived = applied.archive[58];
  const fork = lateForkOf(applied, 'n', 'Nachtrag');
  const sheet = fork?.sheets['tha'];
  if (archived === undefined || fork === undefined || sheet === undefined)
    throw new Error('nothing to correct');
  const text = tharosOrders
    .split('\n')
    .filter((line) => !line.startsWith('203'))
    .join('\n');
  const variant = { ...fork, sheets: { tha: { ...sheet, text } } };
  const campaign = putVariant(
    { ...applied, archive: { 58: { ...archived, sent: { tha: SENT } } } },
    variant,
  );
  const begun = correctionOf(campaign, variant, []);
  const before = inVariant(campaign, fork);
  const correction = begun && before && advanced(begun, computed(begun.next), computed(before));
  if (correction === undefined) throw new Error('nothing to compute');
  return { campaign, correction };
};

const { campaign, correction } = scene();
const after = correction.done[0]?.after;
if (after === undefined) throw new Error('nothing was computed');
const realms = renderedRealms(correction.done);
const tharos = realms.find(({ party }) => party.key === 'tha');
const valdrun = realms.find(({ party }) => party.key === 'val');
const german = namingWords(
  wordsOf('de'),
  lexiconOf(campaign.world, hexGameOf(system).terrains, 'de'),
);
const english = namingWords(
  wordsOf('en'),
  lexiconOf(campaign.world, hexGameOf(system).terrains, 'en'),
);

describe('who learned what', () => {
  it('names the realms whose reports change, whether they have them, and what they should not know', () => {
    expect(realms.map(({ party }) => party.key)).toEqual(['tha', 'val']);
    expect(tharos?.turns[0]?.sentAt).toBe(SENT);
    expect(valdrun?.turns[0]?.sentAt).toBeNull();
    expect(tharos?.turns[0]?.learned).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'event', isNews: false })]),
    );
    expect(tharos?.turns[0]?.learned.map(({ kind }) => kind)).not.toContain('march');
  });
});

describe('an erratum', () => {
  it('states in both languages what was wrong and what is right', () => {
    if (tharos === undefined) throw new Error('Tharos is told the same');
    const text = erratumText(tharos, german);
    expect(text).toContain('An das Reich Tharos: In der Auswertung von Zug 58 war etwas falsch.');
    const [wrong = '', right = ''] = text.split('Richtig ist:');
    expect(wrong).toContain('Nicht richtig war:\n– 001/28: 203 sichtet eine Einheit');
    expect(right).toContain('Einheit 203 in 210/37 steht nicht im Zugbefehl.');
    expect(erratumText(tharos, english)).toContain('This was wrong:');
  });

  it('reveals nothing that is in neither report of its realm', () => {
    if (valdrun === undefined) throw new Error('Valdrun is told the same');
    const text = erratumText(valdrun, german);
    expect(text).not.toMatch(/\b203\b/);
    expect(text).not.toContain('Zugbefehl');
  });
});

describe('an erratum of several turns', () => {
  it('names each of them, asks once for forbearance', () => {
    if (tharos === undefined) throw new Error('Tharos is told the same');
    const [turn] = tharos.turns;
    if (turn === undefined) throw new Error('nothing is wrong');
    const text = erratumText({ ...tharos, turns: [turn, { ...turn, turn: 59 }] }, german);
    expect(text).toContain('In den Auswertungen der Züge 58 und 59 war etwas falsch.');
    expect(text.match(/^Zug 5[89]$/gm)).toEqual(['Zug 58', 'Zug 59']);
    expect(text.match(/Bitte spiele/g)).toHaveLength(1);
  });
});

describe('a finding in an erratum', () => {
  it('shows money counted in halves in whole amounts', () => {
    expect(factLines([{ kind: 'treasury', gold: 9, unit: 'half' }], 'tha', german)[0]).toContain(
      '4,5',
    );
    expect(factLines([{ kind: 'treasury', gold: 9 }], 'tha', german)[0]).toContain(' 9 ');
  });

  it('is rendered without its advice to the GM', () => {
    const finding = after.findings.find(({ code }) => code === 'F-UNIT-SMALL');
    if (finding === undefined) throw new Error('no such finding');
    const [line = ''] = factLines([{ kind: 'finding', finding }], 'tha', german);
    expect(line).toMatch(/erobert nichts\.$/);
    expect(line).not.toMatch(/frage nach/i);
  });
});

describe('an event in an erratum', () => {
  it('is rendered with its details', () => {
    const event = { ...FULL_CARD, blocks: REPORTED_BLOCKS };
    const [line = ''] = factLines([{ kind: 'event', event, isNews: false }], 'orden', german);
    expect(line).toMatch(/^hafen: .* · Informationen: 3, 5, 6 · Erfolge: 3$/);
  });
});

describe('booking a late correction', () => {
  const book = () => {
    const errata = [{ turn: 58, party: 'tha', title: 'Berichtigung', text: 'Es war anders.' }];
    const desk = deskOn(campaign);
    desk.act(bookLate(system, correction, NOTE, 'all', errata));
    return desk;
  };

  it('is one command with its errata, and undoing it restores everything, byte by byte', () => {
    const desk = book();
    expect(desk.actions()).toBe(1);
    expect(desk.campaign().world.units['tha:203']?.place).toEqual(
      after.world.units['tha:203']?.place,
    );
    expect(desk.campaign().outbox[erratumId(desk.campaign(), 58, 'tha')]).toMatchObject({
      kind: 'errata',
      text: 'Es war anders.',
      sentAt: null,
    });
    desk.goTo(0);
    expect(campaignFile(desk.campaign())).toEqual(campaignFile(campaign));
    desk.goTo(1);
    expect(desk.campaign().archive[58]).toMatchObject({ corrected: [NOTE], sent: { tha: SENT } });
  });

  it('of the state of today leaves the archive as it was booked, and is told apart in the chronicle', () => {
    const desk = deskOn(campaign);
    const command = bookLate(system, correction, NOTE, 'today', []);
    desk.act(command);
    expect(command.name).toBe('whatif:command.correctToday');
    expect(desk.campaign().world.units['tha:203']?.place).toEqual(
      after.world.units['tha:203']?.place,
    );
    expect(desk.campaign().archive).toEqual(campaign.archive);
    expect(desk.campaign().variants).toEqual({});
    const file = campaignFile(desk.campaign());
    desk.goTo(0);
    expect(campaignFile(desk.campaign())).toEqual(campaignFile(campaign));
    desk.goTo(1);
    expect(campaignFile(desk.campaign())).toEqual(file);
    expect(readCampaignFile(file)).toEqual({ ok: true, value: desk.campaign() });
  });

  it('lets the GM mark an erratum as sent', () => {
    const desk = book();
    const letter = desk.campaign().outbox[erratumId(desk.campaign(), 58, 'tha')];
    if (letter === undefined) throw new Error('no erratum');
    desk.act(markErratum(letter, 'Reich Tharos', SENT));
    expect(desk.campaign().outbox[letter.id]?.sentAt).toBe(SENT);
  });

  it('preserves a sent erratum: the same text is not written again, another is stored beside it', () => {
    const desk = book();
    const [sent] = Object.values(desk.campaign().outbox);
    if (sent === undefined) throw new Error('no erratum');
    desk.act(markErratum(sent, 'Reich Tharos', SENT));
    desk.act(keepErratum(sent, 'Reich Tharos', AT));
    expect(Object.values(desk.campaign().outbox)).toEqual([{ ...sent, sentAt: SENT }]);
    for (const text of ['Und noch etwas.', 'Und noch etwas anderes.'])
      desk.act(keepErratum({ ...sent, text }, 'Reich Tharos', AT));
    expect(Object.values(desk.campaign().outbox)).toMatchObject([
      { text: sent.text, sentAt: SENT },
      { text: 'Und noch etwas anderes.', sentAt: null },
    ]);
  });
});

describe('what was changed twice', () => {
  it.each([
    [{ part: 'units', id: 'tha:203', path: ['place'] }, 'Einheit 203 (Reich Tharos): Ort'],
    [{ part: 'grossfelder', id: '210', path: ['owner', '18'] }, '210/19: Besitzer'],
    [{ part: 'parties', id: 'val', path: ['unrest'] }, 'Königreich Valdrun: weitere Angaben'],
    [
      { part: 'units', id: 'tha:203', path: [] },
      'Einheit 203 (Reich Tharos): es gilt, was der Nachtrag daraus macht.',
    ],
  ] as const)('is named: %o', (conflict, sentence) => {
    expect(conflictSentence(conflict, german)).toBe(sentence);
  });
});
