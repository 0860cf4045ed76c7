import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  type FieldAddress,
  fieldAddress,
  type Grossfeld,
  grossfelderOf,
  KLEINFELDER,
  type PartyKey,
  realmView,
  truthView,
  type World,
} from '../../../engine';
import { tharosCampaign } from '../../../assets/examples/tharos';
import type { Page } from '../../kit/paper/page';
import { pdfOf } from '../../kit/paper/pdf';
import { composeMap } from '../../model/print/compose';
import { FIRST_ORDER, type MapOrder, PRINT_LOOKS } from '../../model/print/order';
import { mapFigure } from '../../model/print/figure';
import { drawnOn, mapsOn, sourceIn, wordsFor } from './testing/sources';
import { times } from '../../../engine/testing/trials';

const words = wordsFor('de');

/** The sheets of a realm. */
const pagesOf = (world: World, party: PartyKey, change: Partial<MapOrder> = {}): readonly Page[] =>
  composeMap(sourceIn(world, party), { ...FIRST_ORDER, ...change }, words);

/** The same as text: every mark with all it holds. */
const printed = (world: World, party: PartyKey, change: Partial<MapOrder> = {}): string =>
  JSON.stringify(pagesOf(world, party, change));

const example: Campaign = tharosCampaign();
const [realm = ''] = Object.keys(example.world.parties);

const isKnown = (world: World, field: Grossfeld['no'], index: number): boolean =>
  (world.knowledge[realm]?.grossfelder[field]?.level[index] ?? 0) > 0;

const hiddenFields = grossfelderOf(example.world.map).flatMap(({ no }) =>
  Array.from({ length: KLEINFELDER }, (_, index) => ({ no, index })).filter(
    ({ index }) => !isKnown(example.world, no, index),
  ),
);

const changed = (
  world: World,
  { no, index }: { readonly no: Grossfeld['no']; readonly index: number },
  terrain: string,
  name: string,
): World => {
  const grossfeld = world.map.grossfelder[no];
  if (grossfeld === undefined) return world;
  const settlement = { type: 'met', name, owner: realm, built: 48, harbours: [] };
  const next: Grossfeld = {
    ...grossfeld,
    terrain: grossfeld.terrain.with(index, terrain),
    owner: grossfeld.owner.with(index, realm),
    settlements: { ...grossfeld.settlements, [index]: settlement },
    notes: { ...grossfeld.notes, [index]: name },
    secrets: { ...grossfeld.secrets, [index]: { text: name, strength: name } },
    sides: { ...grossfeld.sides },
  };
  return { ...world, map: { ...world.map, grossfelder: { ...world.map.grossfelder, [no]: next } } };
};

const withHiddenUnits = (world: World, field: FieldAddress, name: string): World => {
  const others = Object.values(world.units).filter(({ party }) => party !== realm);
  const moved = others.map((unit) => ({
    ...unit,
    size: unit.size + 7,
    order: name,
    place: { kind: 'field', field } as const,
  }));
  return {
    ...world,
    units: { ...world.units, ...Object.fromEntries(moved.map((unit) => [unit.id, unit])) },
  };
};

describe('what a realm does not know is absent from its printed map', () => {
  it('finds fields on the example that the realm does not know', () => {
    expect(hiddenFields.length).toBeGreaterThan(100);
  });

  it('holds no name, note, secret or unit from beyond its knowledge', () => {
    const hidden = hiddenFields[40];
    if (hidden === undefined) throw new Error('nothing is hidden');
    const field = fieldAddress(hidden.no, hidden.index + 1);
    const world = withHiddenUnits(
      changed(example.world, hidden, 'vul', 'Geheimstadt'),
      field,
      'Geheimmarsch',
    );
    const paper = printed(world, realm);
    expect(paper).toContain(world.parties[realm]?.name);
    expect(paper).not.toContain('Geheim');
    for (const { name } of Object.values(world.parties)) {
      const isMet = realmView(world, realm).parties;
      if (!Object.values(isMet).some((party) => party.name === name)) {
        expect(paper).not.toContain(name);
      }
    }
  });

  it.each(PRINT_LOOKS)('prints the same map in the look %s whatever is beyond', (look) => {
    const [hidden, other] = [hiddenFields[40], hiddenFields[90]];
    if (hidden === undefined || other === undefined) throw new Error('nothing is hidden');
    const painted = [hidden, other].reduce(
      (world, field) => changed(world, field, 'vul', 'Geheimstadt'),
      example.world,
    );
    const field = fieldAddress(other.no, other.index + 1);
    const hiddenMarch = withHiddenUnits(painted, field, 'Geheimmarsch');
    expect(printed(hiddenMarch, realm, { look })).toBe(printed(example.world, realm, { look }));
  });

  it('prints each look differently', () => {
    const papers = PRINT_LOOKS.map((look) => printed(example.world, realm, { look }));
    expect(new Set(papers).size).toBe(PRINT_LOOKS.length);
    expect(papers[0]).toBe(printed(example.world, realm));
  });

  it('prints the number of each known field once and no other', () => {
    const view = realmView(example.world, realm);
    const known = Object.values(view.chunks).flatMap(({ terrain }) => terrain.filter(Boolean));
    const pages = pagesOf(example.world, realm, { paper: 'A3', fieldMm: 9 });
    expect(mapsOn(pages)).toHaveLength(1);
    const numbers = drawnOn(pages).filter(
      (mark) => mark.kind === 'text' && mark.font.weight === 500 && /^\d\d$/.test(mark.text),
    );
    expect(numbers).toHaveLength(known.length);
  });

  it('holds no word of the map on a sheet whose window does not show it', () => {
    const pages = pagesOf(example.world, realm, { paper: 'A5', fieldMm: 14 });
    expect(pages.length).toBeGreaterThan(6);
    for (const page of pages.slice(0, -2)) {
      const [map] = mapsOn([page]);
      if (map === undefined) continue;
      for (const mark of map.list) {
        if (mark.kind !== 'text') continue;
        const [x, y] = [map.x + mark.x * map.field, map.y + mark.y * map.field];
        expect(x).toBeGreaterThan(map.window.x - 30);
        expect(x).toBeLessThan(map.window.x + map.window.width + 30);
        expect(y).toBeGreaterThan(map.window.y);
        expect(y).toBeLessThan(map.window.y + map.window.height + 4);
      }
    }
  });

  it('cannot be given the truth', () => {
    const source = { ...sourceIn(example.world, realm), view: truthView(example.world) };
    // @ts-expect-error the truth is no view of a realm
    const attempt = (): unknown => composeMap(source, FIRST_ORDER, words);
    expect(attempt).toThrow();
  });

  it('has no sheet for a realm that knows nothing', () => {
    expect(pagesOf({ ...example.world, knowledge: {}, units: {} }, realm)).toEqual([]);
  });

  it('is a file without anything from beyond, to the byte', async () => {
    const hidden = hiddenFields[40];
    if (hidden === undefined) throw new Error('nothing is hidden');
    const fileOf = (world: World): Promise<Uint8Array> =>
      pdfOf({ title: 'Karte', language: 'de', pages: pagesOf(world, realm) }, words.fonts);
    expect(await fileOf(changed(example.world, hidden, 'vul', 'Geheimstadt'))).toEqual(
      await fileOf(example.world),
    );
  });

  it('is the same on the first sheet of a turn report', () => {
    const hidden = hiddenFields[40];
    if (hidden === undefined) throw new Error('nothing is hidden');
    const figureOf = (world: World): string =>
      JSON.stringify(mapFigure(sourceIn(world, realm), 100, 70, 9, { x: 0, y: 0 }));
    expect(figureOf(changed(example.world, hidden, 'vul', 'Geheimstadt'))).toBe(
      figureOf(example.world),
    );
  });
});

describe('law: the printed map never depends on what the realm cannot know', () => {
  const before = printed(example.world, realm);
  it('is the same to the byte whatever is changed behind its back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...hiddenFields), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('t', 'w', 'g', 'vul', 'tsu', 'hwa'),
        fc.integer({ min: 0, max: 1e6 }),
        (fields, terrain, gold) => {
          const last = fields.at(-1);
          if (last === undefined) return;
          const painted = fields.reduce(
            (world, field) => changed(world, field, terrain, `Verborgen ${gold}`),
            example.world,
          );
          const marched = withHiddenUnits(painted, fieldAddress(last.no, last.index + 1), 'M');
          const parties = Object.fromEntries(
            Object.entries(marched.parties).map(([key, party]) => [
              key,
              { ...party, treasury: gold },
            ]),
          );
          expect(printed({ ...marched, parties }, realm)).toBe(before);
        },
      ),
      times(12),
    );
  });
});
