import type { HiddenFact } from '../../../engine';
import { type KnownMap, strayFields } from './drawing/stray';
import type { Artefact, Leak } from './leak';
import { joinedReadings, type Reading, textOfBytes } from './reading';
import { leaksOfPiece, type Sought, soughtOf } from './search';
import { readMarkup } from './readers/page-of-markup';
import { readPdf } from './readers/pdf';
import PostalMime from 'postal-mime';
import { enclosedKind } from './kinds';
import { unzlibSync } from 'fflate';

/** Chunks without which a picture cannot be shown; of all others the bytes are read as text. */
const PIXELS = new Set([
  'IHDR',
  'IDAT',
  'PLTE',
  'IEND',
  'tRNS',
  'pHYs',
  'sRGB',
  'gAMA',
  'cHRM',
  'sBIT',
  'bKGD',
]);

const inflated = (bytes: Uint8Array): string => {
  try {
    return textOfBytes(unzlibSync(bytes));
  } catch {
    return '';
  }
};

/** Where the packed part of a chunk may begin: after the name, its method, and two more texts (iTXt). */
const packedParts = (data: Uint8Array): string =>
  [...data.entries()]
    .filter(([at, byte]) => byte === 0x78 && at > 0)
    .slice(0, 8)
    .map(([at]) => inflated(data.subarray(at)))
    .join('\t');

/** The metadata of a picture; its pixels are not read. */
const readPng = (bytes: Uint8Array): Partial<Reading> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts: string[] = [];
  let at = 8;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at);
    const type = textOfBytes(bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (!PIXELS.has(type))
      texts.push(type, textOfBytes(data).replaceAll('\0', '\t'), packedParts(data));
    at += 12 + length;
  }
  if (at < bytes.length) texts.push(textOfBytes(bytes.subarray(at)));
  return { pieces: [{ text: texts.join('\t'), where: 'metadata' }] };
};

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/** A mail with all its headers, its text in both forms, and its attachments. */
const readMail = async (bytes: Uint8Array): Promise<Reading> => {
  const mail = await PostalMime.parse(new Uint8Array(bytes), {
    maxNestingDepth: 64,
    forceRfc822Attachments: true,
  });
  const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n');
  const people = [
    mail.from,
    mail.sender,
    ...(mail.to ?? []),
    ...(mail.cc ?? []),
    ...(mail.bcc ?? []),
  ]
    .flatMap((one) => (one === undefined ? [] : [`${one.name} ${one.address ?? ''}`]))
    .join('\n');
  const enclosed = mail.attachments.map(({ filename, mimeType, content }) => {
    const name = filename ?? '';
    return {
      name,
      kind: enclosedKind(name, mimeType) ?? ('text' as const),
      bytes: bytesOf(content),
    };
  });
  return joinedReadings([
    {
      pieces: [
        { text: `${headers}\n${people}\n${mail.subject ?? ''}`, where: 'metadata' },
        { text: mail.text ?? '', where: 'text' },
        { text: enclosed.map(({ name }) => name).join('\t'), where: 'fileName' },
      ],
      enclosed,
    },
    mail.html === undefined ? {} : readMarkup(mail.html, 'html'),
  ]);
};

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...wordsIn(part)]);
};

/** Keys and values of a file of data, and the file as it is written: of two keys of one name only one is read. */
const readJson = (text: string): Partial<Reading> => ({
  pieces: [
    { text: wordsIn(JSON.parse(text)).join('\t'), where: 'text' },
    { text, where: 'text' },
  ],
});

/** Everything in a finished file, by readers independent of its writers; rejects what cannot be read. */
const readArtefact = async ({ kind, bytes, program = [] }: Artefact): Promise<Reading> => {
  switch (kind) {
    case 'pdf':
      return readPdf(bytes);
    case 'html':
    case 'svg': {
      const text = textOfBytes(bytes);
      return readMarkup(
        program.reduce((rest, own) => rest.replaceAll(own, ''), text),
        kind,
      );
    }
    case 'mail':
      return readMail(bytes);
    case 'json':
      return joinedReadings([readJson(textOfBytes(bytes))]);
    case 'png':
      return joinedReadings([readPng(bytes)]);
    case 'text':
      return joinedReadings([{ pieces: [{ text: textOfBytes(bytes), where: 'text' }] }]);
  }
};

/** Files may be in files, mails in mails; deeper than this they are not searched. */
const DEEPEST = 8;

const scriptLeaks = ({ scripts }: Reading, file: string): readonly Leak[] =>
  [...new Set(scripts)].map((script) => ({
    key: `script ${script}`,
    file,
    where: 'text',
    kind: 'script',
    what: script,
    excerpt: '',
  }));

const drawingLeaks = (
  { shapes }: Reading,
  { name, maps = [] }: Artefact,
  known: KnownMap,
): readonly Leak[] =>
  maps.flatMap((map) =>
    [...strayFields(shapes, map, known)].map(([no, fields]): Leak => ({
      key: no === '' ? 'drawing' : `drawing ${no}`,
      file: name,
      where: 'drawing',
      kind: 'field',
      what: [...fields].sort().join(', '),
      excerpt: '',
      page: map.page + 1,
    })),
  );

/** One of each thing and place in a file. */
const unique = (leaks: readonly Leak[]): readonly Leak[] =>
  [
    ...new Map(
      leaks.map((leak) => [`${leak.file}\n${leak.where}\n${leak.key}`, leak] as const).reverse(),
    ).values(),
  ].reverse();

const unreadable = (file: string): Leak => ({
  key: `unreadable ${file}`,
  file,
  where: 'attachment',
  kind: 'unreadable',
  what: file,
  excerpt: '',
});

const readSafely = async (artefact: Artefact): Promise<Reading | null> => {
  try {
    return await readArtefact(artefact);
  } catch {
    return null;
  }
};

const leaksIn = async (
  artefact: Artefact,
  sought: Sought,
  known: KnownMap | null,
  depth: number,
): Promise<readonly Leak[]> => {
  const { name } = artefact;
  const ownName = name.slice(name.lastIndexOf(' › ') + 1);
  const named = leaksOfPiece(
    { text: ownName.replaceAll('_', ' '), where: 'fileName' },
    sought,
    name,
  );
  const reading = depth > DEEPEST ? null : await readSafely(artefact);
  if (reading === null) return [...named, unreadable(name)];
  const leaks = [
    ...named,
    ...reading.pieces.flatMap((piece) => leaksOfPiece(piece, sought, name)),
    ...scriptLeaks(reading, name),
    ...(known === null ? [] : drawingLeaks(reading, artefact, known)),
  ];
  for (const enclosed of reading.enclosed) {
    const { program = [] } = artefact;
    const inner = { ...enclosed, name: `${name} › ${enclosed.name}`, program };
    const found = await leaksIn(inner, sought, known, depth + 1);
    leaks.push(...found.map((leak): Leak => ({ ...leak, where: 'attachment' })));
  }
  return leaks;
};

/**
 * Everything in a finished file that its reader must not know (WW-10.1-14): words wherever they stand, names, layers
 * and files within, executable content, and, compared with the map its reader knows (of a party snapshot), what is drawn on ground the realm does
 * not know. A file that cannot be read is one leak: what nobody can check does not go out. The pixels of pictures are
 * not read.
 */
export async function findLeaks(
  artefact: Artefact,
  hidden: readonly HiddenFact[],
  known: KnownMap | null,
): Promise<readonly Leak[]> {
  return unique(await leaksIn(artefact, soughtOf(hidden), known, 0));
}
