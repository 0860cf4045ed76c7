import { env } from 'node:process';
import { expect, it } from 'vitest';
import { tharosCampaign } from '../../../assets/examples/tharos';
import {
  readCsv,
  readGeoJson,
  readTextMapper,
  readWorldographer,
  systems,
  type World,
} from '../../../engine';
import { READ } from '../../../engine/testing/exchange';
import { growthOf } from '../../../engine/testing/growth';
import { organisationWorld } from '../../../engine/testing/organisation';
import { someOf } from '../../../engine/testing/trials';
import { questionsIn } from '../../screens/reports/model/questions';
import { decodings } from '../leaks/search';
import { parseMarkup } from '../leaks/readers/markup';
import { readFile } from './read-file';
import { utf8 } from './testing/files';
import { readThread } from './thread/read-thread';

/** Characters of the first run of signs that is held against one of four times its length. The full size: 20000. */
const SHORT = Number(env['WABENWART_GROWTH_SIZE'] ?? 1000);
/** How often the runs are made four times as long before growth is believed: one step may leave a cache of the processor. */
const STEPS = 4;

/**
 * Four times the length may cost this much more: linear work 4, with the collector of memory up to 8, work that grows
 * with the square 16.
 */
const MOST = 10;
/** Processor time below which nothing is compared, in microseconds: the noise of the machine. */
const FLOOR = 10_000;

/** What is repeated without end: on one line, and line by line. */
const SIGNS: readonly string[] = [
  ' ',
  '\t',
  '\u00a0',
  '\u2003',
  '\u200b',
  '\ufeff',
  '-',
  '–',
  '- ',
  '(',
  ')',
  '[',
  '{',
  '"',
  '„',
  "'",
  '1',
  '0.',
  '1, ',
  ',',
  ':',
  ' : ',
  ';',
  '|',
  '1/',
  '.',
  '. ',
  'a?',
  '=',
  '=3D',
  '*',
  '_',
  '&',
  '&#65;',
  '%41',
  '\\u',
  '<',
  '<b>',
  '</b>',
  '<p>',
  '<!--',
  '<!',
  '<![CDATA[',
  '<a href="',
  '<table><tr><td>',
  '{"a":',
  '[1,',
  'a',
  'A',
  'ä',
  '\u{1f409}',
  'Wort ',
  'BAUE ',
  'in ',
  'Eulenmond/',
  'mond',
];
const LINES: readonly string[] = [
  '\n',
  '\r',
  ' \n',
  '\n\t',
  'A: b\r\n',
  '--x\r\n',
  '- a\n',
  '1. a\n',
  '# a\n',
  '101 KVE\n',
];

interface Reader {
  readonly read: (text: string) => unknown;
  /** Documents with `@` where a run of signs stands; runs of lines stand in the first one only. */
  readonly frames: readonly string[];
}

/** Reads, checks and writes again the orders of a game's letter. */
const orders =
  (system: (typeof systems)[string] | undefined, party: string, world: World): Reader['read'] =>
  (text) => {
    const sheet = system?.orders.read(text, party, world);
    if (sheet === undefined) throw new Error('no such game');
    system?.orders.check(sheet, world, {});
    system?.orders.parts?.(text, party, world);
  };

const file =
  (name: string): Reader['read'] =>
  (text) =>
    readFile({ name, bytes: utf8(text) });

const HEAD = 'From: a@b\r\nMIME-Version: 1.0\r\n';
const PARTS = `${HEAD}Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n`;

const READERS: Readonly<Record<string, Reader>> = {
  text: { read: file('brief.txt'), frames: ['Zug @ x'] },
  pages: {
    read: file('brief.html'),
    frames: ['<html><p>x@y', '<html><pre>@', '<html><table><tr><td>@<td style="@">x'],
  },
  threads: {
    read: (text) => readThread(text, { offsetAt: () => 60, copiedAt: 0 }),
    frames: [
      'Beitragvon A » 03.04.2005, 15:59\n@\nBeitragvon B » 03.04.2005, 16:00\n',
      'Beitragvon @ » 03.04.2005, 15:59\nx',
      'A schrieb am @:\nx',
      'Verfasst am: 03.04.2005, 15:59\n[quote="@"]x',
    ],
  },
  mails: {
    read: file('brief.eml'),
    frames: [
      `${HEAD}\r\nx@y`,
      `${HEAD}Subject: @\r\n\r\nx`,
      `${HEAD}Content-Type: text/html; x="@"\r\n\r\n<p>@`,
      `${PARTS}Content-Transfer-Encoding: quoted-printable\r\n\r\n@\r\n--x--`,
      `${PARTS}Content-Disposition: attachment; filename="@"\r\n\r\n@\r\n--x--`,
    ],
  },
  tables: { read: file('brief.csv'), frames: ['a;b;c\n1;2;3\n@;x', 'a;b;c\n1;2;3\n"@";x;y'] },
  'orders of the first game': {
    read: orders(systems['waben'], 'tha', tharosCampaign().world),
    frames: [
      'Zugbefehle\n@\n101\t210/19\t-20\tKVE\n',
      'Anschreiben: @x\nfür @mond\n101 210/19 -20 KVE',
      'Zugbefehle\n101\t210/19\t-20@-21\tKVE',
      'Zugbefehle\n101 210/19 -20 KVE @ x',
      'Bauten\nHafen @x\nAufstellung\nSumme @ GS x\n@: x',
    ],
  },
  'orders of the second game': {
    read: orders(systems['organisation'], 'nord', organisationWorld()),
    frames: [
      'Start 2\n@\nBAUE Kaimauer in Küste',
      'Phase @x\nStart 1 @x',
      'BAUE Kaimauer@(Befestigung) in Küste',
      'BAUE 1.@a',
    ],
  },
  questions: {
    read: (text) =>
      questionsIn(text, [{ kind: 'cover', span: { start: 0, end: text.length }, title: '' }]),
    frames: ['Was @x'],
  },
  'maps of text': {
    read: (text) => readTextMapper(utf8(text), READ),
    frames: ['0101 a@"b\n', '0102@ road'],
  },
  'maps of tables': {
    read: (text) => readCsv(utf8(text), READ),
    frames: ['x,y,terrain\n@,1', 'x,y,terrain\n1,1,"@"'],
  },
  'maps of GeoJSON': {
    read: (text) => readGeoJson(utf8(text), READ),
    frames: ['{"type":"FeatureCollection","features":[@', '{"type":"@"}'],
  },
  'maps of Worldographer': {
    read: (text) => readWorldographer(utf8(text), READ),
    frames: ['<map><b>@', '<map a="x@"/>'],
  },
  'files that leave the house': {
    read: (text) => [parseMarkup(text, false), decodings(text)],
    frames: ['x@!', '<p a="@">'],
  },
};

const runOf = (sign: string, length: number): string =>
  sign.repeat(Math.ceil(length / sign.length));

/** How many times more four times the length costs a reader, at the step where it costs least. */
const growthIn = async ({ read }: Reader, frame: string, sign: string): Promise<number> => {
  const reading = (length: number) => () => read(frame.replaceAll('@', () => runOf(sign, length)));
  let least = Infinity;
  for (let step = 0, length = SHORT; step < STEPS && least > MOST; step += 1, length *= 4) {
    const sizes = { short: reading(length), long: reading(4 * length) };
    least = Math.min(least, await growthOf({ ...sizes, most: MOST, floor: FLOOR }));
  }
  return least;
};

/** The first frame of a reader takes more signs; each other one takes others of them, in a soak all. */
const signsFor = (frame: number): readonly string[] =>
  frame === 0
    ? someOf([...LINES, ...SIGNS], { small: 10, middle: 80 })
    : someOf([...SIGNS.slice(frame), ...SIGNS.slice(0, frame)], { small: 4, middle: 20 });

it.each(Object.entries(READERS))(
  'the time to read %s grows no faster than their length, whatever is repeated in them',
  async (_, reader) => {
    const grown: string[] = [];
    for (const [index, frame] of reader.frames.entries()) {
      await reader.read(frame);
      for (const sign of signsFor(index)) {
        const growth = await growthIn(reader, frame, sign);
        if (growth > MOST) grown.push(`${JSON.stringify([frame, sign])}: ${growth.toFixed(1)}`);
      }
    }
    expect(grown).toEqual([]);
  },
  300_000,
);
