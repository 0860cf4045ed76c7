import type { Dossier, HiddenFact } from '../../../engine';
import { strayFields } from './drawing/stray';
import type { Artefact, Leak } from './leak';
import { readArtefact } from './read-artefact';
import type { Reading } from './reading';
import { leaksOfPiece, type Sought, soughtOf } from './search';

/** Files may lie in files, mails in mails; deeper than this nobody packs them. */
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
  dossier: Dossier,
): readonly Leak[] =>
  maps.flatMap((map) =>
    [...strayFields(shapes, map, dossier)].map(([no, fields]): Leak => ({
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
  dossier: Dossier | null,
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
    ...(dossier === null ? [] : drawingLeaks(reading, artefact, dossier)),
  ];
  for (const enclosed of reading.enclosed) {
    const { program = [] } = artefact;
    const inner = { ...enclosed, name: `${name} › ${enclosed.name}`, program };
    const found = await leaksIn(inner, sought, dossier, depth + 1);
    leaks.push(...found.map((leak): Leak => ({ ...leak, where: 'attachment' })));
  }
  return leaks;
};

/**
 * Everything in a finished file that its reader cannot know (WW-10.1-14): words wherever they stand, names, layers and
 * files within, what would run, and, held against the dossier, what is drawn on ground the realm does not know. A file
 * that cannot be read is one leak: what nobody can check does not go out. The pixels of pictures are not read.
 */
export const findLeaks = async (
  artefact: Artefact,
  hidden: readonly HiddenFact[],
  dossier: Dossier | null,
): Promise<readonly Leak[]> => unique(await leaksIn(artefact, soughtOf(hidden), dossier, 0));
