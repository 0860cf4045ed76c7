import { describe, expect, it } from 'vitest';
import { type PartySnapshot, type Finding, type ReportedFight, systems } from '../../../../engine';
import { playedTurns } from '../../../../engine/testing/played';
import { findings } from '../../../kit/explain/texts/findings.text';
import { letters } from '../../../kit/explain/texts/letters.text';
import { wordsOf } from '../../../kit/text/words';
import { TURN_REPORT_SECTIONS, type TurnReportSection, type IssuedBlock } from './evaluation';
import { sectionsOf } from './issue';
import { findingWords, placeOfFinding } from './sections/finding-words';
import { speechOf } from './speech';
import { composedOf, snapshotOfAcht, snapshotWith, happened } from './testing';

const REALMS = ['dor', 'fro', 'gil', 'lyr', 'nah', 'okh', 'tha', 'val'];

const textsOf = (blocks: readonly IssuedBlock[], section: TurnReportSection): readonly string[] =>
  blocks.filter(({ block }) => block.section === section).map(({ text }) => text);

const everything = (snapshot: PartySnapshot, change: Parameters<typeof composedOf>[1]): string => {
  const { blocks, headings, frame, title } = composedOf(snapshot, change);
  const cells = blocks.flatMap(({ block, text }) =>
    block.kind === 'table'
      ? [
          block.title,
          ...block.table.columns.map((c) => c.title),
          ...block.table.rows.flatMap((row) => row.cells),
        ]
      : [text, block.title ?? ''],
  );
  return [
    title,
    ...Object.values(headings),
    frame.next,
    frame.state,
    ...frame.aside,
    ...cells,
  ].join('\n');
};

describe('a turn report', () => {
  it.each(REALMS)('of %s is the same at every call, in both languages and tones', (party) => {
    const snapshot = snapshotOfAcht(party);
    for (const language of ['de', 'en'] as const) {
      for (const tone of ['neutral', 'inCharacter'] as const) {
        expect(composedOf(snapshot, { language, tone })).toEqual(
          composedOf(structuredClone(snapshot), { language, tone }),
        );
      }
    }
  });

  it.each(REALMS)('of %s has no gap, no key, no code and no clumsy number', (party) => {
    const snapshot = snapshotOfAcht(party);
    for (const language of ['de', 'en'] as const) {
      for (const tone of ['neutral', 'inCharacter'] as const) {
        const text = everything(snapshot, { language, tone });
        expect(text).not.toMatch(/[{}]\w|\w[{}]|\$t\(|undefined|\[object|NaN| {2}/);
        expect(text).not.toMatch(
          /\bF-[A-Z]+-|\b(?:evaluation|column|reason|correction|neutral)[.:]/,
        );
        expect(text).not.toMatch(/\b1 (?:Krieger|Reiter|Schiffe|Felder|warriors|fields) /);
      }
    }
  });

  it('addresses the reader in one way only', () => {
    for (const party of REALMS) {
      expect(everything(snapshotOfAcht(party), { tone: 'inCharacter' })).not.toMatch(
        /\b(?:Sie|Ihnen|Ihre[rnms]?)\b(?! (?:zählen|sind nun|stehen|gehen))/,
      );
      expect(everything(snapshotOfAcht(party), {})).not.toMatch(
        /\b(?:Euer|Eure[rnms]?|Euch|du|dein\w*)\b/,
      );
    }
  });

  it('has its sections in the order of the rules, and none that is empty (WW-8.2-40, WW-10.2-02)', () => {
    const sections = sectionsOf(composedOf(snapshotOfAcht('tha'))).map(({ section }) => section);
    expect(sections).toEqual(TURN_REPORT_SECTIONS.filter((section) => sections.includes(section)));
    expect(sections).toEqual([
      'summary',
      'deviations',
      'fights',
      'sightings',
      'view',
      'treasury',
      'diplomacy',
      'questions',
      'account',
    ]);
    const quiet = composedOf(snapshotWith({}));
    expect(sectionsOf(quiet).map(({ section }) => section)).toEqual(['summary']);
    expect(quiet.blocks[0]?.text).toBe('Der Mond verlief ruhig.');
  });

  it('says beside a stated upkeep that it is due in another turn, instead of a booked 0 (WW-4.1-24)', () => {
    const { blocks } = composedOf(snapshotOfAcht('tha'));
    const rows = blocks.flatMap(({ block }) =>
      block.kind === 'table' ? block.table.rows.map(({ cells }) => cells) : [],
    );
    expect(rows).toContainEqual(['Unterhalt Ansiedlungen', '−15.600', 'jetzt nicht fällig']);
    expect(rows).toContainEqual(['Neubauten', '−15.000', '0']);
  });

  it('brings reports of actions, sightings, new view and messages (WW-1.1-03)', () => {
    const message = happened(
      'message',
      { id: 'm1', title: 'Gruß', text: 'Friede\n\nuns beiden' },
      ['okh', 'tha'],
      '',
    );
    const { blocks } = composedOf(
      snapshotWith(
        { ...snapshotOfAcht('tha').report, events: [message], discovered: ['210/11', '210/12'] },
        { sightings: snapshotOfAcht('tha').sightings },
      ),
    );
    const [letter] = blocks.filter(({ block }) => block.section === 'messages');
    expect(letter?.block).toMatchObject({
      kind: 'letter',
      title: 'Gruß',
      signature: 'Sippen von Okhan',
    });
    expect(letter?.text).toBe('Friede\n\nuns beiden');
    expect(textsOf(blocks, 'view')[0]).toBe('Zum ersten Mal gesehen: zwei Felder (210/11 und 12).');
    const many = Array.from({ length: 158 }, (_, index) => {
      const field = String((index % 48) + 1).padStart(2, '0');
      return `${String(210 + Math.floor(index / 48))}/${field}`;
    });
    const long = composedOf(snapshotWith({ ...snapshotOfAcht('tha').report, discovered: many }));
    expect(textsOf(long.blocks, 'view')[0]).toBe(
      'Zum ersten Mal gesehen: 158 Felder, und zwar in 210, 211, 212 und 213.',
    );
    expect(blocks.some(({ block }) => block.key === 'sightings')).toBe(true);
    expect(blocks.some(({ block }) => block.key === 'deviations')).toBe(true);
  });

  it('every block has a key of its own', () => {
    for (const party of REALMS) {
      const keys = composedOf(snapshotOfAcht(party)).blocks.map(({ block }) => block.key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('the summary', () => {
  it.each([
    [
      { gained: ['210/11', '210/12'], lost: ['210/13'] },
      'Ihr Reich gewann zwei Felder und verlor ein Feld.',
    ],
    [{ gained: ['210/11'] }, 'Ihr Reich gewann ein Feld.'],
    [{ lost: ['210/13', '210/14', '210/15'] }, 'Ihr Reich verlor drei Felder.'],
    [
      { events: [happened('message', { id: 'a', title: '', text: 'x' }, ['okh', 'tha'], '')] },
      'Eine Botschaft ist angekommen.',
    ],
  ] as const)('%j', (report, sentence) => {
    expect(composedOf(snapshotWith(report)).blocks[0]?.text).toBe(sentence);
  });
});

describe('own units', () => {
  const tharos = composedOf(snapshotOfAcht('tha')).blocks;
  const rows = tharos.flatMap(({ block }) =>
    block.key === 'deviations' && block.kind === 'table'
      ? block.table.rows.map(({ cells }) => cells)
      : [],
  );

  it('that deviated are in a table with the reason (WW-10.1-12)', () => {
    expect(rows).toEqual([
      ['102', '5.000', '001/01', 'KAE', 'angekommen; Belagerer können nichts erobern, E entfiel'],
      ['201', '750', '210/22', 'KI', 'wiegt 150 t, auf 302 sind 50 t frei, blieb an Land'],
      ['203', '49', '001/26', 'KR', 'nach 001/26 zurückgewichen'],
      ['301', '85', '002/44', 'KA', 'angekommen; Kampf verloren; 15 Schiffe verloren'],
      [
        '302',
        '10',
        '002/09',
        'KV',
        'als alter Ort stand 002/12, ab 002/09 ging der Weg nicht, blieb stehen',
      ],
    ]);
  });

  it('that did as ordered are named together', () => {
    const texts = textsOf(tharos, 'deviations');
    expect(texts).toContain('Das Heer 101 und die Reiterei 202 erreichten ihr Ziel.');
    expect(texts).toContain('Das Heer 103 und der Arbeitstrupp 401 blieben an ihrem Ort.');
  });
});

describe('a fight', () => {
  const snapshot = snapshotOfAcht('tha');
  const [fight] = snapshot.report.fights;
  if (fight === undefined) throw new Error('no fight');
  const block = (of: ReportedFight, party = 'tha') =>
    composedOf({
      ...snapshotOfAcht(party),
      report: { ...snapshotOfAcht(party).report, fights: [of] },
    }).blocks.filter(({ block: { key } }) => key.startsWith('fight/'));

  it('is described in full of the own side and by kind and class of the other (WW-7.2-04)', () => {
    const [report, units] = block(fight);
    expect(report?.block.title).toBe('Angriff in Seegard (001/01)');
    expect(report?.text).toBe(
      'Am 12. Tag griff die Flotte 301 in Seegard (001/01) vom Nachbarfeld aus Fußvolk des Königreichs Valdrun an. Nach einer Runde behauptete die Gegenseite das Feld. Ihre Verluste: 15 Schiffe. Gutpunkte der Flotte 301: zwei (+2 REP).',
    );
    expect(
      units?.block.kind === 'table' && units.block.table.rows.map(({ cells }) => cells),
    ).toEqual([
      ['Flotte 301', '100 Schiffe', '85 Schiffe', '2', 'blieb'],
      [
        'Fußvolk des Königreichs Valdrun',
        '3 bis 5 Mindestgrößen',
        '3 bis 5 Mindestgrößen',
        '–',
        'blieb',
      ],
    ]);
  });

  it('with booty lists it, and the good points that counted (WW-7.2-06)', () => {
    const [won] = snapshotOfAcht('val').report.fights;
    if (won === undefined) throw new Error('no fight');
    expect(block(won, 'val')[0]?.text).toContain(
      'Nach einer Runde behaupteten Sie das Feld. Ihre Verluste: 520 Krieger. Die Beute: 450 Goldstücke. Gutpunkte des Heeres 101: neun (',
    );
  });

  it('that one only looks on is no fight of one’s own', () => {
    const seen: ReportedFight = { ...fight, own: null, rounds: [], winner: null, booty: [] };
    expect(block(seen)).toEqual([]);
  });

  it('the GM’s reason for another outcome stays with him', () => {
    const text = block({ ...fight, overruled: 'weil Valdrun heimlich half' })[0]?.text;
    expect(text).toContain('Den Ausgang hat die Spielleitung bestimmt.');
    expect(text).not.toContain('heimlich');
  });
});

describe('sightings', () => {
  it('state age and accuracy, older ones apart (WW-7.1-04)', () => {
    const seen = {
      place: '210/30',
      party: 'val',
      kind: 'foot',
      sizeClass: 3,
      by: 'unit 201',
    } as const;
    const sightings = [
      { ...seen, turn: 58 },
      { ...seen, turn: 58, by: 'territory' },
      { ...seen, turn: 55, kind: 'character', sizeClass: 0, by: 'told' },
    ] as unknown as PartySnapshot['sightings'];
    const tables = composedOf(snapshotWith({}, { sightings })).blocks.flatMap(({ block }) =>
      block.kind === 'table'
        ? [{ title: block.title, rows: block.table.rows.map(({ cells }) => cells) }]
        : [],
    );
    expect(tables).toEqual([
      {
        title: '',
        rows: [
          [
            '210/30',
            'Königreich Valdrun',
            'Fußvolk',
            '3 bis 5 Mindestgrößen',
            '201 und eigenes Land',
            'am Ende',
          ],
        ],
      },
      {
        title: 'Ältere Sichtungen',
        rows: [
          ['210/30', 'Königreich Valdrun', 'Charakter', '–', 'vom Hörensagen', 'vor drei Zügen'],
        ],
      },
    ]);
  });
});

describe('the account (WW-1.4-10, WW-1.4-07)', () => {
  it('states the balance and the last entries, and that the letter waits', () => {
    const accounts = [
      { name: 'Ralf', cents: -250, lines: [{ turn: 58, cents: -250, kind: 'charge', note: '' }] },
    ] as const;
    const { blocks } = composedOf(snapshotWith({}, { accounts, isWithheld: true }));
    expect(textsOf(blocks, 'account')).toEqual([
      'Ralf: Das Konto steht bei −2,50\u00a0€.',
      '',
      'Das Konto ist überzogen. Der Ausgleich steht noch aus.',
    ]);
  });
});

describe('findings as the player reads them', () => {
  const speech = speechOf(
    snapshotOfAcht('tha'),
    { tone: 'neutral', language: 'de' },
    wordsOf('de', undefined, 'Sie'),
  );
  const all = Object.keys({ ...findings, ...letters }).map((key) => {
    const [code = '', reason = ''] = key.split('_');
    return { code, reason };
  });

  it.each(all)('$code $reason contains nothing that is meant for the GM', ({ code, reason }) => {
    const finding: Finding = {
      ...({ severity: 'WARN', clause: 'WW-10.1-12', party: 'tha', unit: 101 } as const),
      code,
      words: 'xyz',
      about: reason === '' ? {} : { reason },
    };
    const place = placeOfFinding(finding);
    if (place === null) return;
    const text = findingWords(finding, place === 'books' ? 'correction' : 'reason', speech);
    expect(text).not.toMatch(
      /\b(?:du|dir|dich|dein\w*|lies|entscheide|frage nach|weise|Spieler)\b/i,
    );
    expect(text).not.toBe('');
  });
});

describe('other worlds', () => {
  it.each(playedTurns)('$name leaves no placeholder unfilled in any letter', ({ input }) => {
    const run = systems['waben']?.adjudicate(input);
    const parties = Object.fromEntries(
      Object.values(input.world.parties).map(({ key, name }) => [key, { name }]),
    );
    for (const report of run?.reports ?? []) {
      const snapshot = snapshotWith(report, {
        parties,
        party: { key: report.party, name: parties[report.party]?.name ?? '', ruler: 'x' },
      });
      for (const language of ['de', 'en'] as const)
        for (const tone of ['neutral', 'inCharacter'] as const)
          expect(everything(snapshot, { language, tone })).not.toMatch(
            /[{}]|\$t\(|undefined|\[object|NaN| {2}|\bF-[A-Z]+-/,
          );
    }
  });
});
