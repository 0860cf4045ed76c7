import { describe, expect, it } from 'vitest';
import { achtCampaign } from '../../../../assets/examples/acht';
import { type Campaign, snapshotMaker, hiddenFactsOf, systems } from '../../../../engine';
import { appliedAcht } from '../../../../engine/testing/acht';
import { someOf, trialsOf } from '../../../../engine/testing/trials';
import type { Outlet } from '../../../kit/bridge';
import { findLeaks, type Leak } from '../../../model/leaks';
import { type InputMark, lineWidth, type Page } from '../../../kit/paper';
import { fontsForTests } from '../../../kit/paper/testing';
import { writeForms } from './tabs/use-form-batch';
import { formName, formPages, type FormTask, onPaper } from './make';
import { formFile } from './opening';
import { FORM_PAPERS } from './order';

const nothing = (): Promise<readonly Leak[]> => Promise.resolve([]);

const fonts = fontsForTests();
const campaign: Campaign = achtCampaign();
const waben = systems['waben'];
if (waben === undefined) throw new Error('the game is missing');
const system = waben;

const task = (id: string, rest: Partial<FormTask> = {}): FormTask => {
  const form = system.forms?.definitions.find((one) => one.id === id);
  if (form === undefined) throw new Error(id);
  return { campaign, system, form, party: 'tha', language: 'de', paper: 'A4', ...rest };
};

const inputsOf = (pages: readonly Page[]): readonly InputMark[] =>
  pages.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'input'));

/** Paper, language and reader so that each two values of them stand together in one; all of them in a soak. */
const LAYOUTS = FORM_PAPERS.flatMap((paper, papers) =>
  (['de', 'en'] as const).flatMap((language, languages) =>
    [null, 'tha'].map((party, parties) => ({
      layout: { paper, language, party },
      isNeeded: (papers + languages + parties) % 2 === 0,
    })),
  ),
)
  .sort((one, other) => Number(other.isNeeded) - Number(one.isNeeded))
  .slice(0, trialsOf({ small: 1, middle: 4, full: 8 }).count)
  .map(({ layout }) => layout);

const every = (system.forms?.definitions ?? []).flatMap(({ id }) =>
  LAYOUTS.map((layout) => {
    const { paper, language, party } = layout;
    return [`${id} ${paper} ${language} ${party ?? '-'}`, task(id, layout)] as const;
  }),
);

const pagesByTask = new Map<FormTask, readonly Page[]>();

/** The sheets of a form, set once for all that is asked of them. */
const pagesOf = (of: FormTask): readonly Page[] => {
  const pages = pagesByTask.get(of) ?? formPages(of, fonts);
  pagesByTask.set(of, pages);
  return pages;
};

describe('a form on paper', () => {
  it.each(every)('stays on its sheets, nothing over anything: %s', (_, of) => {
    const pages = pagesOf(of);
    for (const { marks, width, height } of pages) {
      const inputs = marks.filter((mark) => mark.kind === 'input');
      for (const { box } of inputs) {
        expect(box.x).toBeGreaterThan(10);
        expect(box.x + box.width).toBeLessThan(width - 10);
        expect(box.y + box.height).toBeLessThan(height - 5);
      }
      const overlapping = inputs.flatMap(({ box: a, name }, index) =>
        inputs
          .slice(index + 1)
          .filter(
            ({ box: b }) =>
              a.x + a.width > b.x + 0.01 &&
              b.x + b.width > a.x + 0.01 &&
              a.y + a.height > b.y + 0.01 &&
              b.y + b.height > a.y + 0.01,
          )
          .map((other) => [name, other.name]),
      );
      expect(overlapping).toEqual([]);
      for (const mark of marks) {
        if (mark.kind !== 'text') continue;
        const before = mark.align === 'right' ? 1 : mark.align === 'center' ? 0.5 : 0;
        const left = mark.x - before * lineWidth(fonts, mark);
        expect(left).toBeGreaterThan(10);
        expect(left + lineWidth(fonts, mark)).toBeLessThan(width - 10);
      }
    }
    const names = inputsOf(pages).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^\w+$/.test(name))).toBe(true);
  });

  /** Forms of the other games as well, with nothing filled in. */
  const ofAllGames = Object.values(systems).flatMap((game) =>
    (game.forms?.definitions ?? []).flatMap((form) =>
      (['de', 'en'] as const).map((language) => {
        const of: FormTask = { campaign, system: game, form, party: null, language, paper: 'A4' };
        return [`${game.id} ${form.id} ${language}`, of] as const;
      }),
    ),
  );
  it.each([...every, ...ofAllGames])(
    'the titles of its columns do not run into each other: %s',
    (_, of) => {
      for (const { marks } of pagesOf(of)) {
        const lines = marks.flatMap((mark) => {
          if (mark.kind !== 'text') return [];
          const long = lineWidth(fonts, mark);
          const left =
            mark.x - (mark.align === 'right' ? long : mark.align === 'center' ? long / 2 : 0);
          return [{ y: mark.y, left, right: left + long, text: mark.text }];
        });
        const said = lines.filter(({ text }) => text !== '');
        const touching = said.flatMap((a, index) =>
          said
            .slice(index + 1)
            .filter((b) => a.y === b.y && a.right > b.left && b.right > a.left)
            .map((b) => [a.text, b.text]),
        );
        expect(touching).toEqual([]);
      }
    },
  );

  it('states on its first sheet what it is, and reads nothing there', () => {
    const code = inputsOf(formPages(task('orders'), fonts)).filter(
      ({ name }) => name === 'formCode',
    );
    expect(code).toMatchObject([{ value: 'waben/1.02/orders/tha/58/de', isReadOnly: true }]);
    const empty = inputsOf(formPages(task('orders', { party: null }), fonts));
    expect(empty.flatMap(({ value }) => (value === '' ? [] : [value]))).toEqual([
      'waben/1.02/orders/-/-/de',
    ]);
  });

  it('has rows for all that is filled in, and some to spare', () => {
    const structures = inputsOf(formPages(task('realm'), fonts)).filter(({ name }) =>
      name.startsWith('structureType_'),
    );
    expect(structures.length).toBe(structures.filter(({ value }) => value !== '').length + 3);
  });

  it('has accessible labels for what to fill in', () => {
    const inputs = inputsOf(formPages(task('balance'), fonts));
    expect(inputs.find(({ name }) => name === 'fields1_2')?.label).toBe(
      'Steuern aus dem Land, Wald, Tiefland, KF',
    );
    expect(inputs.every(({ label }) => label !== '')).toBe(true);
  });

  it('printed at once, it shows what is filled in and no fields', () => {
    const pages = onPaper(formPages(task('orders'), fonts));
    expect(inputsOf(pages)).toEqual([]);
    const words = pages.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
    );
    expect(words).toContain('8.000');
    expect(words).toContain('waben/1.02/orders/tha/58/de');
  });

  it('reveals nothing that its realm cannot know', { timeout: 60_000 }, async () => {
    const applied = appliedAcht();
    const snapshot = snapshotMaker(applied, system)?.of('val');
    if (snapshot === undefined) throw new Error('no dossier');
    const hidden = hiddenFactsOf(applied, snapshot, system);
    for (const { id } of someOf(system.forms?.definitions ?? [], { small: 1, middle: 4 })) {
      const of = task(id, { campaign: applied, party: 'val' });
      const bytes = await formFile(of, fonts);
      const name = `${formName(of)}.pdf`;
      const leaks = await findLeaks({ name, kind: 'pdf', bytes }, hidden, snapshot);
      expect(leaks).toEqual([]);
    }
  });
});

describe('forms for all realms', () => {
  const parties = Object.values(campaign.world.parties);
  const place = () => {
    const files: string[] = [];
    const closed: boolean[] = [];
    const outlet: Outlet = {
      name: 'Zug 58',
      write: ([name = '']) => Promise.resolve(void files.push(name)),
      close: (isKept) => Promise.resolve(void closed.push(isKept)),
    };
    return { files, closed, outlet };
  };

  it('are one file each, by form, realm and turn', { timeout: 60_000 }, async () => {
    const { files, closed, outlet } = place();
    const told: string[] = [];
    const report = (_: number, realm: string) => void told.push(realm);
    const tools = { fonts, outlet, report, isCancelled: () => false, leaksIn: nothing };
    expect(await writeForms(task('orders'), parties, tools)).toEqual({
      written: parties.map(({ key }) => key),
      held: [],
    });
    expect(files).toContain('Zugbefehl, Reich Tharos, Zug 58.pdf');
    expect(new Set(files).size).toBe(parties.length);
    expect([told.length, closed]).toEqual([parties.length, [true]]);
  });

  it('end when the GM cancels; without a file nothing is stored', async () => {
    const { files, closed, outlet } = place();
    const tools = {
      fonts,
      outlet,
      report: () => undefined,
      isCancelled: () => true,
      leaksIn: nothing,
    };
    expect(await writeForms(task('orders'), parties, tools)).toEqual({ written: [], held: [] });
    expect([files, closed]).toEqual([[], [false]]);
  });

  it('are held back where they would give something away, and the others still go out', async () => {
    const { files, closed, outlet } = place();
    const leak: Leak = {
      ...({ key: 'k', file: 'f', where: 'text', kind: 'note' } as const),
      what: 'Drachenhort',
      excerpt: '',
    };
    const written = await writeForms(task('orders'), parties, {
      fonts,
      outlet,
      report: () => undefined,
      isCancelled: () => false,
      leaksIn: (party) => Promise.resolve(party === 'tha' ? [leak] : []),
    });
    expect(written).toEqual({
      written: parties.map(({ key }) => key).filter((key) => key !== 'tha'),
      held: ['Reich Tharos'],
    });
    expect(files).not.toContain('Zugbefehl, Reich Tharos, Zug 58.pdf');
    expect(closed).toEqual([true]);
  });

  it('have names every system takes, whatever a realm is called', () => {
    const [own] = parties;
    if (own === undefined) throw new Error('no party');
    const named = { ...own, name: '../<script>\u202e:' };
    const world = { ...campaign.world, parties: { [own.key]: named } };
    const name = formName(task('orders', { campaign: { ...campaign, world }, party: own.key }));
    expect(name).not.toMatch(/[/\\<>:\u202e]/);
  });
});
