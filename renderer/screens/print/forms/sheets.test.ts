import { describe, expect, it } from 'vitest';
import { achtCampaign } from '../../../../assets/examples/acht';
import { achtvoelkerCampaign } from '../../../../assets/examples/achtvoelker';
import { kalterSommerCampaign } from '../../../../assets/examples/kaltersommer';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { type Campaign, systems } from '../../../../engine';
import { type InputMark, lineWidth, type Page, type TextMark } from '../../../kit/paper';
import { fontsForTests } from '../../../kit/paper/testing';
import { formPages, type FormTask, onPaper } from './make';
import { OPENING, sheetsOf } from './opening';
import { FORM_PAPERS } from './order';

const fonts = fontsForTests();

const campaigns: readonly Campaign[] = [
  achtCampaign(),
  tharosCampaign(),
  seenlandCampaign(),
  achtvoelkerCampaign(),
  kalterSommerCampaign(),
  rabensundCampaign(),
];

const LAYOUTS = FORM_PAPERS.flatMap((paper) =>
  (['de', 'en'] as const).map((language) => ({ paper, language })),
);

/** Every form of every example, on every paper in either language, for nobody and for some of its parties. */
const tasks: readonly FormTask[] = campaigns.flatMap((campaign) => {
  const system = systems[campaign.system];
  if (system === undefined) throw new Error(campaign.system);
  const parties = [null, ...Object.keys(campaign.world.parties).slice(0, 3)];
  return (system.forms?.definitions ?? []).flatMap((form) =>
    parties.flatMap((party) =>
      LAYOUTS.map((layout) => ({ campaign, system, form, party, ...layout })),
    ),
  );
});

const named = ({ system, form, party, paper, language }: FormTask): string =>
  `${system.id} ${form.id} ${party ?? '-'} ${paper} ${language}`;

const inputsOf = ({ marks }: Page): readonly InputMark[] =>
  marks.filter((mark) => mark.kind === 'input').filter(({ name }) => name !== 'formCode');

/** How far down a sheet is filled, in percent of its height. */
const filled = (page: Page): number =>
  (100 * Math.max(...inputsOf(page).map(({ box }) => box.y + box.height))) / page.height;

describe('forms of every game', () => {
  it('do not end on a nearly empty sheet', () => {
    const ends = tasks.flatMap((task) => {
      const pages = formPages(task, fonts);
      const last = pages.at(-1);
      return pages.length > 1 && last !== undefined && filled(last) < 100 / 3
        ? [`${named(task)}: ${String(Math.round(filled(last)))} %`]
        : [];
    });
    expect(ends).toEqual([]);
  });
});

const cards = tasks.filter(({ form, party }) => form.isCard === true && party === null);

const textsOf = ({ marks }: Page): readonly TextMark[] =>
  marks.filter((mark) => mark.kind === 'text');

describe.each(cards.map((task) => [named(task), task] as const))('the card %s', (_, task) => {
  const pages = formPages(task, fonts);

  it('takes one sheet and is filled for nobody', () => {
    expect(pages).toHaveLength(1);
    const empty = pages.flatMap(inputsOf).filter(({ value }) => value === '');
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  it('holds its words within their cells', () => {
    const wide = onPaper(pages).flatMap((page) => {
      const boxes = pages.flatMap(inputsOf).map(({ box }) => box);
      return textsOf(page).flatMap((text) => {
        const width = lineWidth(fonts, text);
        const left = text.align === 'right' ? text.x - width : text.x;
        const isOver = boxes.some(
          ({ x, y, width: wide, height }) =>
            text.y > y &&
            text.y < y + height &&
            // Begins in the cell and ends behind it, or begins before it and ends in it.
            ((left >= x && left < x + wide && left + width > x + wide - 0.3) ||
              (left < x && left + width > x)),
        );
        return isOver ? [text.text] : [];
      });
    });
    expect(wide).toEqual([]);
  });
});

describe('the first letter', () => {
  it.each(campaigns.map((campaign) => [campaign.system, campaign] as const))(
    'holds the card of its game once, and a sheet to hand in: %s',
    (_, campaign) => {
      const system = systems[campaign.system];
      const party = Object.keys(campaign.world.parties)[0] ?? null;
      if (system === undefined) throw new Error('the game is missing');
      const pages = sheetsOf(
        { campaign, system, form: OPENING, party, language: 'de', paper: 'A4' },
        fonts,
      );
      const codes = pages.flatMap(({ marks }) =>
        marks.flatMap((mark) =>
          mark.kind === 'input' && mark.name === 'formCode' ? [mark.value.split('/')[2]] : [],
        ),
      );
      const forms = system.forms?.definitions ?? [];
      const ids = (wanted: (form: (typeof forms)[number]) => boolean): readonly string[] =>
        forms.filter(wanted).map(({ id }) => id);
      expect(
        codes.filter((id) => ids(({ isCard }) => isCard === true).includes(id ?? '')),
      ).toHaveLength(1);
      expect(codes.some((id) => ids(({ isReturned }) => isReturned).includes(id ?? ''))).toBe(true);
    },
  );
});
