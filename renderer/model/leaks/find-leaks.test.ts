import { strToU8, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { HiddenFact } from '../../../engine';
import { findLeaks } from './find-leaks';
import type { Artefact, Leak } from './leak';
import { pdfWords, plainPdf } from './testing/plain-pdf';

/** One hidden thing of every kind, and a sentence that gives it away. */
const PLANTED: readonly (readonly [HiddenFact['kind'], string, string])[] = [
  ['settlement', 'Rabenfels', 'Man baut in Rabenfels an der Mauer.'],
  ['label', 'Glutsand', 'Jenseits liegt der Glutsand.'],
  ['party', 'Freie Stämme von Frostkap', 'Es kamen die Freie Stämme von Frostkap.'],
  ['person', 'Karla Weiß', 'Gespielt von Karla Weiß.'],
  ['contact', 'karla@spieler.example', 'Schreibt an karla@spieler.example heute.'],
  ['character', 'Hjeldis', 'Hjeldis lässt grüßen.'],
  ['unit', 'fro 201', 'Gesehen wurde fro 201 am Abend.'],
  ['field', '575/18', 'Das Heer zog nach 575/18 weiter.'],
  ['gold', '214275', 'Er besitzt 214275 GS.'],
  ['note', 'Eisdrache schläft bis zum Wolfsmond', 'Der Eisdrache schläft bis zum Wolfsmond.'],
  [
    'message',
    'solange die Brunnen von Brunnhort offen',
    'Frieden, solange die Brunnen von Brunnhort offen sind.',
  ],
  ['seed', 'Würfelgeheimnis-77', 'seed Würfelgeheimnis-77'],
];

const HIDDEN = PLANTED.map(([kind, word]): HiddenFact => ({
  key: `${kind} planted`,
  kind,
  words: [word],
  about: word,
}));

const file = (
  kind: Artefact['kind'],
  text: string | Uint8Array,
  name = 'auswertung',
): Artefact => ({
  name,
  kind,
  bytes: typeof text === 'string' ? strToU8(text) : text,
});

const leaksOf = (artefact: Artefact): Promise<readonly Leak[]> => findLeaks(artefact, HIDDEN, null);

const kindsIn = async (artefact: Artefact): Promise<readonly string[]> => [
  ...new Set((await leaksOf(artefact)).map(({ kind }) => kind)),
];

const markup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const base64 = (text: string): string => btoa(String.fromCharCode(...strToU8(text)));

const chunk = (type: string, data: Uint8Array): readonly number[] => [
  ...[data.length >>> 24, data.length >>> 16, data.length >>> 8, data.length].map(
    (part) => part & 255,
  ),
  ...strToU8(type),
  ...data,
  0,
  0,
  0,
  0,
];

const png = (type: string, data: Uint8Array): Uint8Array =>
  Uint8Array.from([
    137,
    80,
    78,
    71,
    13,
    10,
    26,
    10,
    ...chunk('IHDR', new Uint8Array(13)),
    ...chunk(type, data),
    ...chunk('IEND', new Uint8Array()),
  ]);

const mail = (headers: readonly string[], body: string): string =>
  [
    'From: sl@wabenwart.example',
    'To: a@wabenwart.example',
    'MIME-Version: 1.0',
    ...headers,
    '',
    body,
  ].join('\r\n');

const withAttachment = (name: string, type: string, content: string): string =>
  mail(
    ['Subject: Auswertung', 'Content-Type: multipart/mixed; boundary=XX'],
    [
      '--XX',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Anbei.',
      '--XX',
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      base64(content),
      '--XX--',
      '',
    ].join('\r\n'),
  );

/** Every place in which something can stand, and the file that holds it there. */
const PLACES: readonly (readonly [string, (text: string) => Artefact])[] = [
  ['a text', (text) => file('text', `Guten Tag.\n${text}\n`)],
  ['a text over two lines', (text) => file('text', text.replaceAll(' ', '\n'))],
  ['capitals', (text) => file('text', text.toUpperCase())],
  ['base64 in a text', (text) => file('text', `Anhang: ${base64(text)}`)],
  [
    'an address with percent signs',
    (text) => file('text', `https://x.example/?q=${encodeURIComponent(text)}`),
  ],
  ['a key of data', (text) => file('json', JSON.stringify({ [text]: 1 }))],
  ['a value of data', (text) => file('json', JSON.stringify({ a: [{ b: text }] }))],
  ['a page', (text) => file('html', `<p>${markup(text)}</p>`)],
  [
    'a page, displayed nowhere',
    (text) => file('html', `<p style="display:none">${markup(text)}</p>`),
  ],
  [
    'a page, white on white',
    (text) => file('html', `<p style="color:#fff;background:#fff">${markup(text)}</p>`),
  ],
  [
    'a page, cut by marks',
    (text) => file('html', `<p>${text.replaceAll(/(\S)(\S)/g, '$1<b></b>$2')}</p>`),
  ],
  ['a remark of a page', (text) => file('html', `<p>Tag</p><!-- ${text} -->`)],
  ['an attribute of a page', (text) => file('html', `<img alt="${markup(text)}">`)],
  ['an id', (text) => file('svg', `<svg><g id="${markup(text)}"/></svg>`)],
  [
    'metadata of a drawing',
    (text) => file('svg', `<svg><metadata>${markup(text)}</metadata></svg>`),
  ],
  [
    'words of a drawing',
    (text) => file('svg', `<svg><text opacity="0" x="-999">${markup(text)}</text></svg>`),
  ],
  [
    'an address within a page',
    (text) =>
      file(
        'html',
        `<img src="data:image/svg+xml;base64,${base64(`<svg><text>${markup(text)}</text></svg>`)}">`,
      ),
  ],
  [
    'a variable of a style sheet',
    (text) => file('html', `<style>p::after{content:"${text}"}</style>`),
  ],
  ['words of a picture', (text) => file('png', png('iTXt', strToU8(`Title\0\0\0\0\0${text}`)))],
  [
    'packed words of a picture',
    (text) =>
      file(
        'png',
        png('zTXt', Uint8Array.from([...strToU8('Title\0\0'), ...zlibSync(strToU8(text))])),
      ),
  ],
  [
    'the subject of a mail',
    (text) => file('mail', mail([`Subject: =?utf-8?B?${base64(text)}?=`], 'Tag')),
  ],
  [
    'a header of a mail',
    (text) => file('mail', mail([`X-Note: =?utf-8?B?${base64(text)}?=`], 'Tag')),
  ],
  [
    'the words of a mail',
    (text) =>
      file(
        'mail',
        mail(
          ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
          base64(text),
        ),
      ),
  ],
  [
    'a file that comes with a mail',
    (text) => file('mail', withAttachment('plan.html', 'text/html', `<p>${markup(text)}</p>`)),
  ],
  [
    'a mail in a mail',
    (text) =>
      file(
        'mail',
        withAttachment('alt.eml', 'message/rfc822', withAttachment('x.txt', 'text/plain', text)),
      ),
  ],
  ['the title of a PDF', (text) => file('pdf', plainPdf({ title: text }))],
  [
    'the metadata of a PDF',
    (text) => file('pdf', plainPdf({ xmp: String.fromCharCode(...strToU8(markup(text))) })),
  ],
  ['words of a PDF', (text) => file('pdf', plainPdf({ content: pdfWords(text) }))],
  ['tiny words of a PDF', (text) => file('pdf', plainPdf({ content: pdfWords(text, 0.2) }))],
  [
    'white words of a PDF',
    (text) => file('pdf', plainPdf({ content: pdfWords(text, 9, '1 1 1') })),
  ],
  [
    'words beside the paper',
    (text) => file('pdf', plainPdf({ content: pdfWords(text, 9, '0 0 0', 2000) })),
  ],
  [
    'words under a white area',
    (text) => file('pdf', plainPdf({ content: `${pdfWords(text)} 1 g 0 0 600 900 re f` })),
  ],
  ['words nobody paints', (text) => file('pdf', plainPdf({ content: `3 Tr ${pdfWords(text)}` }))],
  [
    'words in a layer that is off',
    (text) => file('pdf', plainPdf({ layer: 'aus', content: `/OC /L1 BDC ${pdfWords(text)} EMC` })),
  ],
  ['the name of a layer', (text) => file('pdf', plainPdf({ layer: text }))],
  [
    'the value of a field to fill in',
    (text) => file('pdf', plainPdf({ field: { name: 'a', value: text } })),
  ],
  [
    'the name of a field to fill in',
    (text) => file('pdf', plainPdf({ field: { name: text.replaceAll('.', ' '), value: '' } })),
  ],
  ['a note on a page', (text) => file('pdf', plainPdf({ note: text }))],
  [
    'a file in a PDF',
    (text) => file('pdf', plainPdf({ attachment: { name: 'a.txt', text: base64(text) } })),
  ],
  ['an object nobody refers to', (text) => file('pdf', plainPdf({ loose: text }))],
  ['a file name', (text) => file('text', '', `${text}.txt`)],
  [
    'a file name without umlauts and blanks',
    (text) =>
      file(
        'text',
        '',
        `${text.replaceAll('ä', 'ae').replaceAll('ß', 'ss').replaceAll(' ', '_')}.txt`,
      ),
  ],
];

describe('what a reader cannot know is found wherever it is (WW-10.1-14, WW-1.2-16)', () => {
  it.each(PLACES)('every kind of hidden thing, in %s', async (_place, plant) => {
    for (const [kind, , sentence] of PLANTED) {
      expect([kind, await kindsIn(plant(sentence))]).toEqual([
        kind,
        expect.arrayContaining([kind]),
      ]);
    }
  });

  it.each(PLACES)('and nothing where nothing is planted, in %s', async (_place, plant) => {
    expect(await leaksOf(plant('Das Heer steht in 210/19 und hat 214000 GS.'))).toEqual([]);
  });
});

describe('spellings', () => {
  const isFound = async (text: string, word: string): Promise<boolean> => {
    const fact: HiddenFact = { key: 'x', kind: 'settlement', words: [word], about: word };
    return (await findLeaks(file('text', text), [fact], null)).length > 0;
  };

  it.each([
    ['Raben\u00ADfels', 'Rabenfels'],
    ['Raben-\nfels', 'Rabenfels'],
    ['Raben\u00AD\nfels', 'Rabenfels'],
    ['Rab\u200Ben\u2060fels', 'Rabenfels'],
    ['\u202ERabenfels\u202C', 'Rabenfels'],
    ['R a b e n f e l s', 'Rabenfels'],
    ['R&#97;benfels', 'Rabenfels'],
    ['R\\u0061benfels', 'Rabenfels'],
    ['RABENFELS', 'Rabenfels'],
    ['ﬁnstertal', 'Finstertal'],
    ['Strasse', 'Straße'],
    ['STRASSE', 'Straße'],
    ['Muehl', 'Mühl'],
    ['Mu\u0308hl', 'Mühl'],
    ['Hohe\u00A0Warte', 'Hohe Warte'],
    ['Hohe\nWarte', 'Hohe Warte'],
    ['die Mauern Rabenfels', 'Rabenfels'],
    ['Lyrs Hafen', 'Lyr'],
    ['Ra\0benfels', 'Rabenfels'],
  ])('%j gives away %s', async (text, word) => {
    expect(await isFound(text, word)).toBe(true);
  });

  it.each([
    ['in der Stadt', 'Inder'],
    ['Haustor', 'Tor'],
    ['Torheit', 'Tor'],
    ['Ankerplatz', 'Anker'],
    ['Wellen', 'Welle Nord'],
  ])('%j does not give away %s', async (text, word) => {
    expect(await isFound(text, word)).toBe(false);
  });

  const isAmountFound = async (text: string): Promise<boolean> => {
    const fact: HiddenFact = { key: 'x', kind: 'gold', words: ['214275'], about: '' };
    return (await findLeaks(file('text', text), [fact], null)).length > 0;
  };
  it.each([['214 275 GS'], ['214.275'], ['214\u202F275'], ['-214,275'], ['(214275)']])(
    'the amount %j is found',
    async (text) => expect(await isAmountFound(text)).toBe(true),
  );
  it.each([['1214275'], ['214.275.100'], ['214\t275'], ['2142750']])(
    'the amount %j is another one',
    async (text) => expect(await isAmountFound(text)).toBe(false),
  );

  it('of lists of fields every one counts, and counts of other things do not', async () => {
    const fact: HiddenFact = { key: 'f', kind: 'field', words: ['575/20'], about: '575' };
    const isNamed = async (text: string) =>
      (await findLeaks(file('text', text), [fact], null)).map(({ what }) => what);
    expect(await isNamed('575/18, 19 und 20')).toEqual(['575/20']);
    expect(await isNamed('575/18|20')).toEqual(['575/20']);
    expect(await isNamed('575/18, 20 Reiter')).toEqual([]);
    expect(await isNamed('1575/20')).toEqual([]);
  });
});

describe('what would run is always a leak', () => {
  it.each([
    ['html', '<script>1</script>'],
    ['html', '<a href=" java\tscript:alert(1)">x</a>'],
    ['html', '<p onclick="x()">x</p>'],
    ['html', '<iframe src="x"></iframe>'],
    ['html', '<img src="https://somewhere.example/x.png">'],
    ['html', '<meta http-equiv="refresh" content="0;url=x">'],
    ['svg', '<svg onload="x()"/>'],
    ['svg', '<svg><foreignObject/></svg>'],
  ] as const)('%s %s', async (kind, text) => {
    expect((await leaksOf(file(kind, text))).map((leak) => leak.kind)).toContain('script');
  });

  it('is let out where it is an element of the program itself, and nowhere else', async () => {
    const own = '<script>play()</script>';
    const page = {
      ...file('html', `${own}<script type="application/json">{}</script>`),
      program: [own],
    };
    expect(await leaksOf(page)).toEqual([]);
    expect(await kindsIn({ ...page, ...file('html', own.replace('()', '(1)')) })).toEqual([
      'script',
    ]);
  });

  it('in a PDF', async () => {
    const leaks = await leaksOf(file('pdf', plainPdf({ script: 'app.alert(1)' })));
    expect(leaks.map(({ kind }) => kind)).toContain('script');
  });

  it('a file that cannot be read does not go out', async () => {
    expect(await kindsIn(file('pdf', 'no pdf at all'))).toContain('unreadable');
    expect(await kindsIn(file('json', '{"a":'))).toContain('unreadable');
  });
});

describe('letters set one by one on a page', () => {
  /** Each letter as a text of its own, so many points beside the one before it. */
  const letters = (word: string, x: number, y: number, step: number): string =>
    Array.from(
      word,
      (letter, index) => `BT /F1 12 Tf 1 0 0 1 ${x + step * index} ${y} Tm (${letter}) Tj ET`,
    ).join('\n');
  const okhanda: HiddenFact = {
    key: 'settlement planted',
    kind: 'settlement',
    words: ['Okhanda'],
    about: 'Okhanda',
  };

  it.each<[string, number, string]>([
    ['close', 1, letters('OKHANDA', 60, 700, 14)],
    ['widely spaced', 1, letters('OKHANDA', 60, 700, 45)],
    ['as far apart as the page allows', 1, letters('OKHANDA', 20, 700, 90)],
    [
      'one below the other, far apart',
      1,
      Array.from('OKHANDA', (sign, at) => letters(sign, 60, 760 - 110 * at, 0)).join('\n'),
    ],
    ['over two lines', 1, `${letters('OKHAN', 400, 700, 14)}\n${letters('DA', 60, 685, 14)}`],
    [
      'as the end of one word and the beginning of another far off',
      0,
      `${letters('OKHAN', 60, 700, 14)}\n${letters('DA', 60, 400, 14)}\n${letters('S', 100, 400, 14)}`,
    ],
  ])('%s: found %i times', async (_how, times, content) => {
    const leaks = await findLeaks(file('pdf', plainPdf({ content })), [okhanda], null);
    expect(new Set(leaks.map(({ key }) => key)).size).toBe(times);
  });
});
