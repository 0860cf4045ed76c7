import { describe, expect, it } from 'vitest';
import {
  centreOf,
  createLattice,
  type PartySnapshot,
  snapshotMaker,
  fieldAddress,
  hiddenFactsOf,
  KLEINFELDER,
  type Point,
  systems,
} from '../../../engine';
import { appliedAcht } from '../../../engine/testing/acht';
import { someOf, trialsOf } from '../../../engine/testing/trials';
import { OP, type Path } from '../../kit/cartography';
import type { PageMark } from '../../kit/paper/page';
import { mapWindowsOf } from '../print/figure';
import { PRINT_LOOKS } from '../print/order';
import { findLeaks } from './find-leaks';
import { enclosedKind } from './kinds';
import type { Artefact, Leak } from './leak';
import { leavingFor, pdfOfLeaving } from './testing/evaluation-files';
import { mapFiles, mapSheets } from './testing/map-files';

/** Realms whose PDFs are read as well, and looks in which the sheets of one realm are. PDF and SVG are made of the same marks. */
const READ_IN_PDF = new Set(someOf([0, 1, 2, 3, 4, 5, 6, 7], { small: 1, middle: 2 }));
const LOOKS_EACH = trialsOf({ small: 1, middle: 1, full: 2 }).count;

const campaign = appliedAcht();
const waben = systems['waben'];
if (waben === undefined) throw new Error('the game is not there');
const maker = snapshotMaker(campaign, waben);
const snapshotFor = (party: string): PartySnapshot => {
  const snapshot = maker?.of(party);
  if (snapshot === undefined) throw new Error(`no dossier of ${party}`);
  return snapshot;
};
const kindOf = (name: string): Artefact['kind'] => enclosedKind(name, '') ?? 'text';
const short = ({ file, where, kind, what, excerpt }: Leak): string =>
  `${file}: ${where} ${kind} ${what} (${excerpt})`;

describe('the example of eight realms', () => {
  const readers = (maker?.parties ?? []).map((party, index) => [party, index] as const);

  it.each(someOf(readers, { small: 1, middle: 8 }))(
    'leaks nothing to %s that it does not know',
    async (party, index) => {
      const snapshot = snapshotFor(party);
      const hidden = hiddenFactsOf(campaign, snapshot, waben);
      const files: Artefact[] = [];
      // Each realm in some of the looks, so that all of them occur; both languages and both tones as well.
      for (const turn of [index, index + 3].slice(0, LOOKS_EACH)) {
        const look = PRINT_LOOKS[turn % PRINT_LOOKS.length] ?? 'colours';
        files.push(
          ...(await mapFiles(
            mapSheets(snapshot, waben, { look, routes: true, changes: 'overlay' }),
          )),
        );
        const leaving = leavingFor(snapshot, turn);
        for (const [name, text] of Object.entries(leaving.files))
          files.push({ name, kind: kindOf(name), bytes: new TextEncoder().encode(text) });
        if (turn === index && READ_IN_PDF.has(index))
          files.push({ name: 'auswertung.pdf', kind: 'pdf', bytes: await pdfOfLeaving(leaving) });
      }
      const leaks: Leak[] = [];
      for (const artefact of files)
        if (artefact.kind !== 'pdf' || READ_IN_PDF.has(index))
          leaks.push(...(await findLeaks(artefact, hidden, snapshot)));
      expect(leaks.map(short)).toEqual([]);
    },
  );
});

describe('what is drawn on ground the realm does not know', () => {
  const snapshot = snapshotFor('fro');
  const sheets = mapSheets(snapshot, waben, {});
  const [sheet] = sheets;
  const [map] = mapWindowsOf(sheets);
  if (sheet === undefined || map === undefined) throw new Error('no map');
  const lattice = createLattice(snapshot.plots, snapshot.topology);

  /** Middles of fields in the window, in millimetres, known ones or others. */
  const middles = (isKnown: boolean): readonly Point[] =>
    Array.from({ length: 80 * 80 }, (_, index) => ({
      q: (index % 80) - 40,
      r: Math.floor(index / 80) - 40,
    }))
      .filter((field) => {
        const cell = lattice.cellAt(field);
        const no =
          cell === undefined ? undefined : lattice.plots[Math.floor(cell / KLEINFELDER)]?.no;
        const chunk = no === undefined ? undefined : snapshot.view.chunks[no];
        const level = chunk?.level[(cell ?? 0) % KLEINFELDER] ?? 0;
        return level > 0 === isKnown;
      })
      .map((field) => centreOf(field))
      .map(({ x, y }) => ({ x: map.x + x * map.field, y: map.y + y * map.field }))
      .filter(
        ({ x, y }) =>
          x > map.window.x + map.field &&
          x < map.window.x + map.window.width - map.field &&
          y > map.window.y + map.field &&
          y < map.window.y + map.window.height - map.field,
      );
  const [unknown] = middles(false);
  const [known] = middles(true);
  if (unknown === undefined || known === undefined) throw new Error('nothing to plant in');

  const dot = ({ x, y }: Point, radius: number): Path => [OP.circle, x, y, radius];
  const square = ({ x, y }: Point, half: number): Path => [
    OP.move,
    x - half,
    y - half,
    OP.line,
    x + half,
    y - half,
    OP.line,
    x + half,
    y + half,
    OP.line,
    x - half,
    y + half,
    OP.close,
  ];
  const line = ({ x, y }: Point, half: number): Path => [
    OP.move,
    x - half,
    y - half,
    OP.line,
    x + half,
    y + half / 3,
  ];
  const { field } = map;

  const leaksWith = async (...marks: readonly PageMark[]): Promise<readonly Leak[]> => {
    const page = { ...sheet, marks: [...marks, ...sheet.marks] };
    const found: Leak[] = [];
    for (const artefact of await mapFiles([page]))
      found.push(...(await findLeaks(artefact, [], snapshot)));
    return found;
  };
  const white: PageMark = { kind: 'shape', path: square(unknown, field), fill: '#ffffff' };

  it.each<[string, readonly PageMark[]]>([
    ['land', [{ kind: 'shape', path: square(unknown, field / 2), fill: '#dae8b9' }]],
    [
      'land under white paper',
      [{ kind: 'shape', path: square(unknown, field / 2), fill: '#dae8b9' }, white],
    ],
    [
      'land nobody sees',
      [{ kind: 'shape', path: square(unknown, field / 2), fill: '#dae8b9', opacity: 0 }],
    ],
    ['a sign', [{ kind: 'shape', path: dot(unknown, field / 8), fill: '#333333' }]],
    ['a way', [{ kind: 'shape', path: line(unknown, field / 2), stroke: '#b43022', width: 0.4 }]],
    [
      'a sign in a group',
      [
        {
          kind: 'group',
          x: unknown.x,
          y: unknown.y,
          scale: 0.5,
          marks: [{ kind: 'shape', path: dot({ x: 0, y: 0 }, field / 4), fill: '#333333' }],
        },
      ],
    ],
  ])('%s is found in PDF and SVG', async (_what, marks) => {
    const leaks = await leaksWith(...marks);
    expect(leaks.map(({ file, where }) => `${file} ${where}`)).toEqual([
      'karte.pdf drawing',
      'karte-1.svg drawing',
    ]);
  });

  it('the same on known ground is none, nor is white paper', async () => {
    expect(
      await leaksWith(
        { kind: 'shape', path: square(known, field / 4), fill: '#dae8b9' },
        { kind: 'shape', path: dot(known, field / 8), fill: '#333333' },
        white,
      ),
    ).toEqual([]);
  });

  it.each(someOf(PRINT_LOOKS, { small: 1, middle: 8 }))(
    'the map of a realm that knows more is found in the look %s',
    async (look) => {
      const [rich, poor] = [snapshotFor('lyr'), snapshotFor('fro')];
      const drawn = await mapFiles(mapSheets(rich, waben, { look }));
      for (const artefact of someOf(drawn, { small: 1, middle: 2 })) {
        if (artefact.maps?.length === 0) continue;
        const leaks = await findLeaks(artefact, [], poor);
        expect(leaks.map(({ where }) => where)).toContain('drawing');
      }
    },
  );

  it('a single field more than the realm knows is found', async () => {
    const [chunk] = Object.values(snapshot.view.chunks).filter(
      ({ level }) => level.filter((one) => one > 0).length > 5,
    );
    const index = chunk?.level.findIndex((one) => one > 0) ?? -1;
    if (chunk === undefined || index < 0) throw new Error('nothing known');
    const less: PartySnapshot = {
      ...snapshot,
      view: {
        ...snapshot.view,
        chunks: {
          ...snapshot.view.chunks,
          [chunk.no]: { ...chunk, level: chunk.level.with(index, 0) },
        },
      },
    };
    // In abbreviations a single field is nothing but text, which is compared with the knowledge word by word.
    const looks = PRINT_LOOKS.filter((one) => one !== 'abbreviations');
    for (const look of someOf(looks, { small: 1, middle: 2 })) {
      const [pdf] = await mapFiles(mapSheets(snapshot, waben, { look }));
      const leaks = pdf === undefined ? [] : await findLeaks(pdf, [], less);
      expect([look, leaks.map(({ what }) => what)]).toEqual([
        look,
        [fieldAddress(chunk.no, index + 1)],
      ]);
    }
  });
});
