import { describe, expect, it } from 'vitest';
import {
  blankDraft,
  type PartySnapshot,
  snapshotMaker,
  hexGameOf,
  systems,
} from '../../../../engine';
import { appliedSeenland } from '../../../../engine/testing/seenland';
import { layOut } from '../../../kit/paper';
import { fontsForTests } from '../../../kit/paper/testing';
import { sourceOfSnapshot } from '../../../model/print/source';
import { wordsOf } from '../../../kit/text/words';
import { composeTurnReport } from './compose';
import { turnReportDocument } from './document';
import { frontFigure, htmlFigure } from './figure';
import { turnReportHtml } from './html';
import { turnReportText } from './text';
import { composedOf, snapshotOfAcht, snapshotWith, happened } from './testing';

const tharos = snapshotOfAcht('tha');
const figureOf = (snapshot: PartySnapshot) =>
  frontFigure(
    snapshot,
    sourceOfSnapshot(snapshot, hexGameOf(systems['waben']).terrains),
    wordsOf('de', undefined, 'Sie'),
  );

describe('the map of the first sheet', () => {
  it('marks what is new where the letter only counts it, and says so', () => {
    const discovered = Array.from(
      { length: 24 },
      (_, index) => `210/${String(index + 1).padStart(2, '0')}`,
    );
    const quiet = figureOf(snapshotWith({ discovered: [] }));
    const busy = figureOf(snapshotWith({ discovered }));
    expect(busy?.caption).toMatch(/Neues ist hervorgehoben/);
    expect(quiet?.caption).not.toMatch(/Neu in diesem Monat/);
    expect(JSON.stringify(busy?.art).length).toBeGreaterThan(JSON.stringify(quiet?.art).length);
  });
});

const HOSTILE: readonly (readonly [string, string])[] = [
  ['a script', '<script>alert(1)</script>'],
  ['an attribute', '"><img src=x onerror=alert(1)>'],
  ['a template', '${process.exit(1)} {{realm}} $t(app:moon.1)'],
  ['marks that turn the writing round', '\u202Eedler\u2066 Feind\u200F'],
  ['letters of no width', 'Hal\u200Bd\u200Dm\uFEFFar'],
  ['ten thousand letters', 'Q'.repeat(10_000)],
  ['control characters', 'a\u0000b\u001B[31mc\u0085d'],
];

const hostile = (name: string): PartySnapshot =>
  snapshotWith(
    {
      events: [
        happened(
          'message',
          { id: 'm1', title: name, text: `${name}\n${name}` },
          ['val', 'tha'],
          '',
        ),
        happened('conquest', { unit: 'tha:101', from: 'val' }),
        happened('capture', { unit: 'tha:101', from: 'val', settlement: name, type: 'std' }),
        happened('transfer', { unit: 'tha:301', segment: name, reason: name }, ['tha']),
        {
          ...happened('organisation.war', { region: name }),
          blocks: [{ kind: 'sentence', name: 'organisation.text', about: { text: name } }],
        },
      ],
    },
    {
      party: { ...tharos.party, name, ruler: name },
      parties: { ...tharos.parties, val: { name, article: 'das' }, tha: { name } },
      relations: { val: 'enemy' },
      accounts: [{ name, cents: 0, lines: [{ turn: 58, cents: 0, kind: 'fee', note: name }] }],
      letter: name,
    },
  );

const UNSEEN =
  // eslint-disable-next-line no-control-regex -- these must not be there
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;

/** The tags of a page as written: everything else is text. */
const tagsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase());

describe.each(HOSTILE)('a hostile name: %s', (_, name) => {
  const turnReport = composedOf(hostile(name), {
    opening: name,
    closing: name,
    answers: [{ question: name, answer: name }],
  });

  it('is inert in the web page', () => {
    const html = turnReportHtml(turnReport, { svg: '<svg></svg>', caption: name });
    expect(tagsOf(html)).not.toContain('script');
    expect(tagsOf(html)).not.toContain('img');
    expect(html).not.toMatch(/<[^>]+\son\w+=/i);
    expect(html).not.toMatch(UNSEEN);
  });

  it('is inert in the mail, whose lines stay within 72 columns', () => {
    const text = turnReportText(turnReport);
    expect(text).not.toMatch(UNSEEN);
    expect(
      Math.max(...text.split('\n').map((line) => Array.from(line).length)),
    ).toBeLessThanOrEqual(72);
  });

  it('fills no gap of ours', () => {
    const text = turnReportText(turnReport);
    if (name.includes('{{realm}}')) {
      expect(text).toContain('{{realm}}');
      expect(text).toContain('$t(app:moon.1)');
      expect(text).not.toContain('Widdermond');
    }
  });

  it('goes onto paper', () => {
    expect(layOut(turnReportDocument(turnReport), fontsForTests()).length).toBeGreaterThan(0);
  });
});

describe('the web page', () => {
  const figure = figureOf(tharos);
  const html = turnReportHtml(
    composedOf(tharos),
    figure === undefined ? undefined : htmlFigure(figure),
  );

  it('is one file in its language, without script and external resources', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(html).not.toMatch(/<script|<link|<iframe|@import|url\((?!#|data:)/i);
    expect(html.match(/(?:src|href)="(?!#)[^"]*"/g) ?? []).toEqual([]);
    expect(html).toContain('<svg');
    expect(html).toContain('@media print');
    expect(turnReportHtml(composedOf(tharos, { language: 'en' }))).toContain('<html lang="en">');
  });

  it('is the same at every call', () => {
    expect(turnReportHtml(composedOf(tharos))).toBe(turnReportHtml(composedOf(tharos)));
  });
});

describe('the mail', () => {
  it('has tables in columns and letters quoted', () => {
    const message = happened(
      'message',
      { id: 'm1', title: 'Gruß', text: 'Friede uns beiden.\n\nOkhan' },
      ['okh', 'tha'],
      '',
    );
    const text = turnReportText(composedOf(snapshotWith({ events: [message] })));
    expect(text).toContain('Gruß\n> Friede uns beiden.\n>\n> Okhan\n  Sippen von Okhan');
    const full = turnReportText(composedOf(tharos));
    expect(full).toContain('Nr.  Stärke  Standort  Befehl  Was geschah');
    expect(full).toContain('Alter Schatz           20.100');
    expect(Math.max(...full.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
  });
});

/** Words of a letter that stand on a line as they do in its data, ends of lines and blanks aside. */
const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

describe.each(['de', 'en'] as const)('a mail of a game with lists of its own, %s', (language) => {
  const game = systems['organisation'];
  const maker = game === undefined ? undefined : snapshotMaker(appliedSeenland(), game);
  if (maker === undefined) throw new Error('no game or nothing to tell');
  const turnReports = maker.parties.flatMap((party) => {
    const snapshot = maker.of(party);
    if (snapshot === undefined) return [];
    const draft = blankDraft(snapshot.month.turn, party, language);
    return [composeTurnReport(snapshot, draft, wordsOf(language, 'organisation', 'Sie'))];
  });

  it('cuts no word of a table, however many columns it has', () => {
    for (const turnReport of turnReports) {
      const said = wordsIn(turnReportText(turnReport));
      const tables = turnReport.blocks.flatMap(({ block }) =>
        block.kind === 'table' ? [block.table] : [],
      );
      expect(tables.length).toBeGreaterThan(2);
      const cells = tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
      const cut = cells.flatMap((cell) => [...wordsIn(cell)]).filter((word) => !said.has(word));
      expect(cut.filter((word) => word !== '')).toEqual([]);
    }
  });

  it('states of levels left without upkeep that it was not paid for them, not for all of the advantage', () => {
    const snapshot = maker.of('orden');
    if (snapshot === undefined) throw new Error('no dossier');
    const unpaid = {
      ...happened(
        'organisation.unpaid',
        { name: 'Turmritter', region: 'Hochland', category: 'military', levels: 1 },
        ['orden'],
        'hochland',
      ),
      clause: 'OS-8.6-01',
    };
    const report = { ...snapshot.report, events: [unpaid] };
    const draft = blankDraft(snapshot.month.turn, 'orden', language);
    const told = turnReportText(
      composeTurnReport({ ...snapshot, report }, draft, wordsOf(language, 'organisation', 'Sie')),
    );
    expect(told.replaceAll(/\s+/g, ' ')).toContain(
      language === 'de'
        ? 'Beschädigt, weil Sie dafür keinen Unterhalt zahlten: eine Stufe von „Turmritter“ (Militär) in der Region Hochland.'
        : 'Damaged, as you paid no upkeep for it: one level of “Turmritter” (Military) in Hochland.',
    );
  });

  it('states above what it knows of others that they are others', () => {
    const heading = wordsOf(language, undefined, 'Sie')('turnReport:heading.others');
    for (const turnReport of turnReports)
      expect(turnReportText(turnReport)).toContain(`\n${heading}\n---`);
  });
});

describe('a table that is too wide even for its text', () => {
  it('is printed row by row, with the titles beside what they are of', () => {
    const word = 'x'.repeat(20);
    const columns = ['Name', 'Eins', 'Zwei', 'Drei', 'Vier'].map((title) => ({
      title,
      align: 'left' as const,
    }));
    const [first] = composedOf(tharos).blocks.filter(({ block }) => block.kind === 'table');
    if (first?.block.kind !== 'table') throw new Error('no table');
    const rows = [{ cells: [word, word, '', word, word] }];
    const table = { ...first.block.table, columns, rows, isBare: false };
    const blocks = [{ ...first, block: { ...first.block, table } }];
    const told = turnReportText({ ...composedOf(tharos), blocks });
    expect(told).toContain(`${word}\n    Eins: ${word}\n    Drei: ${word}\n    Vier: ${word}`);
  });
});

describe('the paper', () => {
  it('has head, map with the summary beside it, contents, sections and foot', () => {
    const figure = figureOf(tharos);
    if (figure === undefined) throw new Error('no map');
    const document = turnReportDocument(composedOf(tharos), { figure, enclosures: ['Karte'] });
    expect(document.head).toEqual({
      title: 'Reich Tharos',
      subtitle: 'Auswertung für den Falkenmond 419',
      aside: ['Zug 58', 'Traska Dagon II.'],
    });
    expect(document.foot.left).toBe(
      'Nächster Zug: Eulenmond 419 · Ihr Wissen, Stand Falkenmond 419',
    );
    expect(document.foot.page(1, 3)).toBe('Blatt 1 von 3');
    const [front] = document.blocks;
    expect(front?.kind).toBe('sideBySide');
    expect(JSON.stringify(front)).toContain('Anlagen: ');
    expect(JSON.stringify(front)).toContain('Inhalt: ');
    expect(figure.caption).toBe('Die Gegend um Seegard (001/01). Leere Felder sind unbekannt.');
  });

  it('sets short news beside the treasury', () => {
    const document = turnReportDocument(composedOf(tharos));
    const pair = document.blocks.find(({ kind }) => kind === 'sideBySide');
    expect(JSON.stringify(pair)).toMatch(/Neue Sicht.*Schatz und Bilanz/);
  });

  it('leaves out what the GM leaves out', () => {
    const leftOut = composedOf(tharos).blocks.map(({ block }) => block.key);
    const document = turnReportDocument(composedOf(tharos, { leftOut, opening: 'Nur dies.' }));
    expect(document.blocks).toEqual([{ kind: 'paragraph', words: 'Nur dies.', style: 'lead' }]);
  });

  it.each(['dor', 'fro', 'gil', 'lyr', 'nah', 'okh', 'tha', 'val'])(
    'of %s has a front map',
    (party) => {
      expect(figureOf(snapshotOfAcht(party))?.art.length).toBeGreaterThan(0);
    },
  );
});
