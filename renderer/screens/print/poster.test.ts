import { describe, expect, it } from 'vitest';
import { type Campaign, type GrossfeldNo, latticeOf, newGrossfeld, systems } from '../../../engine';
import { achtvoelkerCampaign } from '../../../assets/examples/achtvoelker';
import { kalterSommerCampaign } from '../../../assets/examples/kaltersommer';
import { rabensundCampaign } from '../../../assets/examples/rabensund';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { wordsOf } from '../../kit/text/words';
import { boardViews } from '../../model/boards/registry';
import type { Page, PageMark } from '../../kit/paper';
import { fontsForTests } from '../../kit/paper/testing';
import { PAPERS } from '../../model/print/order';
import { FIRST_POSTER, type PosterOrder } from '../../model/print/poster/order';
import { posterOf, truthOf } from './tabs/PosterTab';
import { textOn } from './testing/sources';

/** The example with a Großfeld so far away that fields on a small sheet are small. */
const farApart = (): Campaign => {
  const campaign = tharosCampaign();
  const { map } = campaign.world;
  const far = newGrossfeld('999' as GrossfeldNo, 20, -10, 'w');
  const grossfelder = { ...map.grossfelder, [far.no]: far };
  return { ...campaign, world: { ...campaign.world, map: { ...map, grossfelder } } };
};

const EXAMPLES: Readonly<Record<string, Campaign>> = {
  waben: tharosCampaign(),
  pygma: rabensundCampaign(),
  organisation: seenlandCampaign(),
  moerderspiel: achtvoelkerCampaign(),
  eroberung: kalterSommerCampaign(),
};

const posterIn = async (
  game: string,
  change: Partial<PosterOrder> = {},
  language: 'de' | 'en' = 'de',
): Promise<readonly Page[]> => {
  const campaign = game === 'far' ? farApart() : EXAMPLES[game];
  if (campaign === undefined) throw new Error(game);
  const { system, world } = campaign;
  const words = { say: wordsOf(language, system), language, fonts: fontsForTests() };
  const kind = systems[system]?.board.kind ?? 'grossfeld';
  const draw = (await boardViews[kind]?.onPaper?.()) ?? null;
  const shown = truthOf(campaign, latticeOf(world.map)) ?? draw;
  return posterOf(campaign, shown, { ...FIRST_POSTER, ...change }, words);
};

/** Every colour in some sheets, as it stands in them. */
const coloursOn = (pages: readonly Page[]): readonly string[] =>
  JSON.stringify(pages).match(/#[0-9a-f]{6}/gi) ?? [];

/** How many marks the drawings on some sheets have. */
const drawnOn = (pages: readonly Page[]): number => {
  const count = (marks: readonly PageMark[]): number =>
    marks.reduce((sum, mark) => {
      if (mark.kind === 'group') return sum + count(mark.marks);
      return sum + (mark.kind === 'drawing' && mark.isMap === true ? mark.list.length : 0);
    }, 0);
  return pages.reduce((sum, { marks }) => sum + count(marks), 0);
};

describe.each(Object.keys(EXAMPLES))('the poster of %s', (game) => {
  it('has its title, what it is, and a legend on one sheet', async () => {
    const pages = await posterIn(game, { title: 'Die Welt von oben' });
    expect(pages).toHaveLength(1);
    const texts = textOn(pages);
    expect(texts).toContain('Die Welt von oben');
    expect(texts.some((text) => text.startsWith('Karte der Spielleitung, '))).toBe(true);
    for (const { name } of Object.values(EXAMPLES[game]?.world.parties ?? {}).slice(0, 1))
      expect(texts.some((text) => name.startsWith(text.replace('…', '')))).toBe(true);
  });

  it('is called after the campaign unless it is given a title', async () => {
    expect(textOn(await posterIn(game))).toContain(EXAMPLES[game]?.name);
  });

  it('is black, white and grey without colour', async () => {
    const grey = await posterIn(game, { tone: 'greys' });
    expect(coloursOn(grey).filter((colour) => !/^#(..)\1\1$/i.test(colour))).toEqual([]);
    expect(new Set(coloursOn(await posterIn(game))).size).toBeGreaterThan(2);
  });

  it.each(['A4', 'A0'] as const)('fills a sheet of %s, in both orientations', async (paper) => {
    for (const orientation of ['landscape', 'portrait'] as const) {
      const [page] = await posterIn(game, { paper, orientation });
      const sides = paper === 'A4' ? [210, 297] : [841, 1189];
      const [width, height] = orientation === 'portrait' ? sides : [...sides].reverse();
      expect(page).toMatchObject({ width, height });
    }
  });
});

describe('the poster of a map', () => {
  it('shows what no realm knows: every realm and every settlement', async () => {
    const texts = textOn(await posterIn('waben', { paper: 'A0' })).join('\n');
    for (const { name } of Object.values(EXAMPLES['waben']?.world.parties ?? {}))
      expect(texts).toContain(name);
  });

  it('measures in kilometres where the game has them, otherwise in fields', async () => {
    expect(textOn(await posterIn('waben')).some((text) => text.endsWith(' km'))).toBe(true);
    expect(textOn(await posterIn('pygma', {}, 'en')).some((text) => / fields?$/.test(text))).toBe(
      true,
    );
  });

  it('explains units on every sheet on which they are drawn, and on no other', async () => {
    const parts = (units: boolean) => ({ ...FIRST_POSTER.parts, units });
    const found = new Set<string>();
    for (const paper of PAPERS) {
      const pages = await posterIn('waben', { paper, parts: parts(true) });
      const bare = await posterIn('waben', { paper, parts: parts(false) });
      const isDrawn = drawnOn(pages) > drawnOn(bare);
      expect(textOn(pages).includes(wordsOf('de', 'waben')('print:line.unit')), paper).toBe(
        isDrawn,
      );
      found.add(isDrawn ? 'drawn' : 'left out');
    }
    expect([...found].sort()).toEqual(['drawn', 'left out']);
  });

  it.each([
    ['A4', ['Hauptstadt', 'Metropole, Festung,', 'Stadt']],
    ['A0', ['Metropole', 'Festung', 'Stadt', 'Burg', 'Garnison', 'Hauptstadt']],
  ] as const)('explains settlements on %s as they are drawn there', async (paper, names) => {
    const texts = textOn(await posterIn('far', { paper }));
    const among = ['Metropole, Festung,', 'Metropole', 'Festung', 'Stadt', 'Burg', 'Garnison'];
    const found = texts.filter((text) => [...among, 'Hauptstadt'].includes(text));
    expect(found).toEqual(names);
  });

  it('has neither notes nor secrets of the GM', async () => {
    const world = EXAMPLES['waben']?.world;
    const hidden = Object.values(world?.map.grossfelder ?? {}).flatMap(({ notes, secrets }) => [
      ...Object.values(notes),
      ...Object.values(secrets).map(({ text }) => text),
    ]);
    expect(hidden.length).toBeGreaterThan(0);
    const texts = new Set(textOn(await posterIn('waben', { paper: 'A0' })));
    expect(hidden.filter((text) => texts.has(text))).toEqual([]);
  });

  it('needs land', () => {
    const campaign = EXAMPLES['waben'];
    if (campaign === undefined) throw new Error('no example');
    const map = { ...campaign.world.map, grossfelder: {} };
    const empty = { ...campaign, world: { ...campaign.world, map } };
    const words = { say: wordsOf('de'), language: 'de', fonts: fontsForTests() } as const;
    expect(posterOf(empty, truthOf(empty, latticeOf(map)), FIRST_POSTER, words)).toEqual([]);
  });
});
