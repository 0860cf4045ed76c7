import { describe, expect, it } from 'vitest';
import { legacyOf, type Dossier, systems } from '../../engine';
import { layOut } from '../paper';
import { facesForTests } from '../paper/testing';
import { sourceOfDossier } from '../print/source';
import { wordsOf } from '../text/words';
import { evaluationDocument } from './document';
import { frontFigure, htmlFigure } from './figure';
import { evaluationHtml } from './html';
import { evaluationText } from './text';
import { composedOf, dossierOfAcht, dossierWith, happened } from './testing';

const tharos = dossierOfAcht('tha');
const figureOf = (dossier: Dossier) =>
  frontFigure(
    dossier,
    sourceOfDossier(dossier, legacyOf(systems['waben']).terrains ?? {}),
    wordsOf('de'),
  );

const HOSTILE: readonly (readonly [string, string])[] = [
  ['a script', '<script>alert(1)</script>'],
  ['an attribute', '"><img src=x onerror=alert(1)>'],
  ['a template', '${process.exit(1)} {{realm}} $t(app:moon.1)'],
  ['marks that turn the writing round', '\u202Eedler\u2066 Feind\u200F'],
  ['letters of no width', 'Hal\u200Bd\u200Dm\uFEFFar'],
  ['ten thousand letters', 'Q'.repeat(10_000)],
  ['control characters', 'a\u0000b\u001B[31mc\u0085d'],
];

const hostile = (name: string): Dossier =>
  dossierWith(
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

/** The tags of a page as written: everything else is words. */
const tagsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase());

describe.each(HOSTILE)('a hostile name: %s', (_, name) => {
  const evaluation = composedOf(hostile(name), {
    opening: name,
    closing: name,
    answers: [{ question: name, answer: name }],
  });

  it('is inert in the web page', () => {
    const html = evaluationHtml(evaluation, { svg: '<svg></svg>', caption: name });
    expect(tagsOf(html)).not.toContain('script');
    expect(tagsOf(html)).not.toContain('img');
    expect(html).not.toMatch(/<[^>]+\son\w+=/i);
    expect(html).not.toMatch(UNSEEN);
  });

  it('is inert in the mail, whose lines stay within 72 columns', () => {
    const text = evaluationText(evaluation);
    expect(text).not.toMatch(UNSEEN);
    expect(
      Math.max(...text.split('\n').map((line) => Array.from(line).length)),
    ).toBeLessThanOrEqual(72);
  });

  it('fills no gap of ours', () => {
    const text = evaluationText(evaluation);
    if (name.includes('{{realm}}')) {
      expect(text).toContain('{{realm}}');
      expect(text).toContain('$t(app:moon.1)');
      expect(text).not.toContain('Widdermond');
    }
  });

  it('goes onto paper', () => {
    expect(layOut(evaluationDocument(evaluation), facesForTests()).length).toBeGreaterThan(0);
  });
});

describe('the web page', () => {
  const figure = figureOf(tharos);
  const html = evaluationHtml(
    composedOf(tharos),
    figure === undefined ? undefined : htmlFigure(figure),
  );

  it('is one file in its language, without script and without anything from elsewhere', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(html).not.toMatch(/<script|<link|<iframe|@import|url\((?!#|data:)/i);
    expect(html.match(/(?:src|href)="(?!#)[^"]*"/g) ?? []).toEqual([]);
    expect(html).toContain('<svg');
    expect(html).toContain('@media print');
    expect(evaluationHtml(composedOf(tharos, { language: 'en' }))).toContain('<html lang="en">');
  });

  it('is the same at every call', () => {
    expect(evaluationHtml(composedOf(tharos))).toBe(evaluationHtml(composedOf(tharos)));
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
    const text = evaluationText(composedOf(dossierWith({ events: [message] })));
    expect(text).toContain('Gruß\n> Friede uns beiden.\n>\n> Okhan\n  Sippen von Okhan');
    const full = evaluationText(composedOf(tharos));
    expect(full).toContain('Nr.  Stärke  Standort  Befehl  Was geschah');
    expect(full).toContain('Alter Schatz           20.100');
    expect(Math.max(...full.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
  });
});

describe('the paper', () => {
  it('has head, map with the summary beside it, contents, sections and foot', () => {
    const figure = figureOf(tharos);
    if (figure === undefined) throw new Error('no map');
    const document = evaluationDocument(composedOf(tharos), { figure, enclosures: ['Karte'] });
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
    const document = evaluationDocument(composedOf(tharos));
    const pair = document.blocks.find(({ kind }) => kind === 'sideBySide');
    expect(JSON.stringify(pair)).toMatch(/Neue Sicht.*Schatz und Bilanz/);
  });

  it('leaves out what the GM leaves out', () => {
    const leftOut = composedOf(tharos).blocks.map(({ block }) => block.key);
    const document = evaluationDocument(composedOf(tharos, { leftOut, opening: 'Nur dies.' }));
    expect(document.blocks).toEqual([{ kind: 'paragraph', words: 'Nur dies.', style: 'lead' }]);
  });

  it.each(['dor', 'fro', 'gil', 'lyr', 'nah', 'okh', 'tha', 'val'])(
    'of %s has a front map',
    (party) => {
      expect(figureOf(dossierOfAcht(party))?.art.length).toBeGreaterThan(0);
    },
  );
});
