import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import { type Campaign, decisionKey, type Finding, systems } from '../../../../engine';
import { createTexts, type Language } from '../../../kit/text/words';
import { confirmationOf, documentHtml, documentText } from './confirmation';
import { letterWords } from '../../../model/letters/letter-words';
import { askedFindings, questionsText } from './questions';
import { playerSentence } from '../../../kit/explain';

const base = tharosCampaign();
const system = systems[base.system];
if (system === undefined) throw new Error('no such game');
const { world, settings } = base;
const party = world.parties['tha'];
if (party === undefined) throw new Error('no such realm');
const german = letterWords('de', base, system);

/** A letter as it is read and checked, with the words of its confirmation. */
const readLetter = (text: string) => {
  const sheet = system.orders.read(text, 'tha', world);
  return {
    received: { turn: 58, party: 'tha', text, receivedAt: '' },
    restated: system.orders.restate(sheet, world),
    findings: system.orders.check(sheet, world, settings),
  };
};

const confirmed = (text: string, campaign: Campaign = base) =>
  documentText(confirmationOf({ campaign, party, ...readLetter(text) }, german));

/** Orders and declarations of every form (WW-6.3-01, WW-6.3-20, WW-8.2-10). */
const EVERYTHING = [
  '101\t210/19\t-20-21\tKVE\tneu 2000K + 1 HF',
  '102 210/37 KAB3 "warten auf 101"',
  '103\t210/04\t\tKH\taufteilen 500K + 1 HF nach 105; innen; Erkunder',
  '201\t210/37\t\tKI\teinladen nach 302; verschonen Valdrun; frei für Valdrun',
  '202\t210/30\t\tKR\tauflösen in 210/19; zusammenlegen mit 201; außen',
  '203\t210/37\t001/27\tKN\tSturm 001/01; führt 101; wenn möglich',
  '301\t002/23\t\tKA\t001/01 angreifen; ausladen in 002/31; laden 500 GS; abladen 200 GS',
  '302\t\t\tKHF\tneu; ausladen; Sturm; führt',
  '401\t210/04\t\tAB\tbauen GAR in 210/05; inaktiv',
  '501\t(102)\t\tS1\tsiehe Aktionsteil; auflösen',
  '502\t\t\tS\tein freies Wort',
  '',
  'Steuersatz: 7 %',
].join('\n');

describe.each<Language>(['de', 'en'])('a confirmation in %s', (language) => {
  it('has a text for everything that is understood, every placeholder filled', () => {
    const texts = createTexts(language);
    const { restated } = readLetter(EVERYTHING);
    const sayings = restated.flatMap((one) => one.sayings);
    expect(new Set(sayings.map(({ name }) => name)).size).toBeGreaterThan(25);
    for (const { name, about } of sayings) {
      const context = String(about['context'] ?? '');
      const key = `check:understood.${name}${context === '' ? '' : `_${context}`}`;
      expect([key, texts.exists(key, { fallbackLng: [] })]).toEqual([key, true]);
    }
    const text = documentText(
      confirmationOf(
        { campaign: base, party, ...readLetter(EVERYTHING) },
        letterWords(language, base, system),
      ),
    );
    expect(text).not.toMatch(/\{\{|undefined|check:|understood\./);
  });
});

describe('a confirmation', () => {
  it('restates every unit: from, path, to, order, remarks (WW-6.3-12)', () => {
    const text = confirmed(tharosOrders);
    expect(text).toContain(
      'Einheit 101: zieht von 210/19 über 210/20 nach 210/21; Befehl: verteidigen; erobert durchzogene Felder; wird gerüstet: 2.000 K',
    );
    expect(text).toContain('Einheit 103: bleibt in 210/04; Befehl: Stellung halten');
    expect(text).toContain('Einheit 201: zieht von 210/37');
  });

  it('WW-6.3-04: states the place of the books, where the letter states another', () => {
    expect(confirmed(tharosOrders)).toContain('Einheit 302: zieht von 002/09');
  });

  it("lists what was rejected or cut, and leaves out the GM's notes", () => {
    const { findings } = readLetter(tharosOrders);
    const warned = findings.find(({ code }) => code === 'F-ROW-SIZE');
    if (warned === undefined) throw new Error('no warning');
    const key = decisionKey(warned);
    const decisions: Campaign['decisions'] = {
      [key]: { key, party: 'tha', turn: 58, kind: 'acknowledged', note: 'Er schummelt.' },
    };
    const before = confirmed(tharosOrders);
    expect(before).toContain('Sie geht nicht an Bord und bleibt auf dem Feld davor');
    expect(before).not.toContain('Im Brief 15, geführt 10');
    const after = confirmed(tharosOrders, { ...base, decisions });
    expect(after).toContain('Im Brief 15, geführt 10');
    expect(after).not.toContain('Er schummelt');
  });

  it('is a page in which nothing of the letter runs', () => {
    const html = documentHtml(
      confirmationOf(
        { campaign: base, party, ...readLetter('101\t210/19\t\tKH\t<script>alert(1)</script>') },
        german,
      ),
      'de',
    );
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script');
  });
});

describe('a finding as its player reads it', () => {
  const finding = readLetter(tharosOrders).findings.find(({ code }) => code === 'F-UNIT-SMALL');

  it('leaves out the advice to the GM', () => {
    if (finding === undefined) throw new Error('no such finding');
    expect(playerSentence(finding, german)).toMatch(/erobert nichts\.$/);
    expect(playerSentence(finding, german)).not.toMatch(/frage nach/i);
  });
});

describe('the letter with questions', () => {
  it('asks one by one, with the player’s words and the reason', () => {
    const { findings } = readLetter(tharosOrders);
    const asked = findings.filter(({ code }: Finding) => code === 'F-UNIT-TYPE');
    const decisions = Object.fromEntries(
      asked.map((one) => [
        decisionKey(one),
        { key: decisionKey(one), party: 'tha', turn: 58, kind: 'asked' as const, note: '' },
      ]),
    );
    expect(askedFindings(findings, decisions)).toEqual(asked);
    const text = questionsText(asked, german);
    expect(text).toContain('zu deinen Befehlen habe ich eine Frage:');
    expect(text).toContain('1. Einheit 301, „KS“');
    expect(text).toContain('„KS“ ist kein Typ des Basismoduls; gelesen wird S.');
  });
});
