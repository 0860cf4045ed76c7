import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  type FieldAddress,
  fieldAddress,
  type Grossfeld,
  grossfelderOf,
  KLEINFELDER,
  latticeOf,
  type PartyKey,
  realmView,
  systems,
  truthView,
  type World,
} from '../../engine';
import { tharosCampaign } from '../../assets/examples/tharos';
import { createTexts } from '../text/words';
import { PRINT_LOOKS, type PrintOptions } from './paper';
import { planPrint } from './plan';
import { Sheets } from './Sheets';

const OPTIONS: PrintOptions = { paper: 'A4', orientation: 'landscape', fieldMm: 10 };
const texts = createTexts('de');
const terrains = systems['waben']?.terrains ?? {};

/** The printed sheets of a realm as text, or nothing if it knows nothing. */
const printed = (world: World, party: PartyKey, options = OPTIONS): string => {
  const plan = planPrint(realmView(world, party), latticeOf(world.map), options);
  if (plan === undefined) return '';
  const words = { title: world.parties[party]?.name ?? '', date: 'Falkenmond 419' };
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <Sheets plan={plan} words={words} terrains={terrains} id="paper" />
    </I18nextProvider>,
  );
};

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

  it.each(PRINT_LOOKS)('prints the same map in the look %s whatever lies beyond', (look) => {
    const [hidden, other] = [hiddenFields[40], hiddenFields[90]];
    if (hidden === undefined || other === undefined) throw new Error('nothing is hidden');
    const painted = [hidden, other].reduce(
      (world, field) => changed(world, field, 'vul', 'Geheimstadt'),
      example.world,
    );
    const field = fieldAddress(other.no, other.index + 1);
    const options: PrintOptions = { ...OPTIONS, look };
    expect(printed(withHiddenUnits(painted, field, 'Geheimmarsch'), realm, options)).toBe(
      printed(example.world, realm, options),
    );
  });

  it('prints each look differently', () => {
    const papers = PRINT_LOOKS.map((look) => printed(example.world, realm, { ...OPTIONS, look }));
    expect(new Set(papers).size).toBe(PRINT_LOOKS.length);
    expect(papers[0]).toBe(printed(example.world, realm));
  });

  it('prints the number of each known field once and no other', () => {
    const view = realmView(example.world, realm);
    const known = Object.values(view.chunks).flatMap(({ terrain }) => terrain.filter(Boolean));
    const plan = planPrint(view, latticeOf(example.world.map), { ...OPTIONS, paper: 'A3' });
    expect(plan?.layout.sheetCount).toBe(1);
    expect(plan?.fields).toHaveLength(known.length);
    const paper = printed(example.world, realm, { ...OPTIONS, paper: 'A3' });
    expect(paper.match(/<text[^>]*font-weight="500"[^>]*>\d\d<\/text>/g)).toHaveLength(
      known.length,
    );
  });

  it('cannot be given the truth', () => {
    const truth = truthView(example.world);
    // @ts-expect-error the truth is no view of a realm
    const plan = planPrint(truth, latticeOf(example.world.map), OPTIONS);
    expect(plan).toBeDefined();
  });

  it('has no sheet for a realm that knows nothing', () => {
    expect(printed({ ...example.world, knowledge: {}, units: {} }, realm)).toBe('');
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
      { numRuns: 12 },
    );
  });
});
