import {
  type Campaign,
  type FieldAddress,
  type FormDefinition,
  fieldsOf,
  latticeOn,
  type OutgoingLetter,
  type Party,
  playingParties,
  readerOf,
  settlementAt,
  type World,
} from '../../../../engine';
import { dayIn, moneyOf } from '../../../kit/explain';
import { type Fonts, type Page, pdfOf } from '../../../kit/paper';
import type { Block, ParagraphBlock } from '../../../kit/paper/block';
import { layOut } from '../../../kit/paper/flow';
import { articlesOf } from '../../../kit/text/cases';
import { wordsOf } from '../../../kit/text/words';
import { playersOf } from '../../../model/letters/players';
import { knownWorld } from '../../../model/state/known-world';
import { type Command, replacing } from '../../../model/state/command';
import { composeMap } from '../../../model/print/compose';
import { knownFields } from '../../../model/print/known';
import { largestOnOneSheet } from '../../../model/print/layout';
import { FIRST_ORDER } from '../../../model/print/order';
import { boardSheets } from '../board/sheets';
import { sourceOf } from '../tabs/use-source';
import { formName, formPages, type FormTask } from './make';

/** Id of the first letter among the forms of a game. */
export const OPENING_FORM = 'opening';

/** The first letter as one of the forms: it has no fields of its own, but encloses map and forms. */
export const OPENING: FormDefinition = {
  id: OPENING_FORM,
  title: { de: 'Erster Brief mit Karte und Blättern', en: 'First letter with map and sheets' },
  isReturned: false,
  parts: [],
};

/** The task with what parties know at the start, under their own numbers where they have such. */
const withKnowledge = (task: FormTask): FormTask => ({
  ...task,
  campaign: { ...task.campaign, world: knownWorld(task.campaign) },
});

/** The forms that go with the first letter of a game, in order. */
const enclosedForms = ({ system }: Pick<FormTask, 'system'>): readonly FormDefinition[] => {
  const all = system.forms?.definitions ?? [];
  const wanted = system.parties.founding?.enclosed;
  return wanted === undefined
    ? [...all.filter(({ isCard }) => isCard), ...all.filter(({ isReturned }) => isReturned)]
    : wanted.flatMap((id) => all.find((form) => form.id === id) ?? []);
};

const paragraph = (
  words: ParagraphBlock['words'],
  style: ParagraphBlock['style'] = 'body',
): ParagraphBlock => ({ kind: 'paragraph', words, style });

/** A settlement by its name, and its address as its reader calls it. */
const placeNamed = ({ map }: World, field: FieldAddress, told: FieldAddress): string => {
  const name = settlementAt(map, field)?.name ?? '';
  return name === '' ? told : `${name} (${told})`;
};

/** What a party has at the start, as names and values; nothing of others. */
const possessions = (
  { campaign, system, language }: FormTask,
  { key, capital, treasury, seat, ruler }: Party,
): readonly (readonly [string, string])[] => {
  const say = wordsOf(language, system.id, campaign.address);
  const { map, board, units } = campaign.world;
  const { write } = readerOf(campaign.world, key, system);
  const number = new Intl.NumberFormat(language);
  const fields = fieldsOf(map, key).length;
  const own = Object.values(units).filter(({ party }) => party === key).length;
  const home = seat == null ? '' : (board?.regions[seat]?.name ?? seat);
  const row = (name: string, value: string) => [say(`forms:opening.${name}`), value] as const;
  return [
    row('ruler', ruler),
    row('capital', capital === null ? '' : placeNamed(campaign.world, capital, write(capital))),
    row('seat', home),
    row('fields', fields === 0 ? '' : number.format(fields)),
    row(
      'treasury',
      system.currency && treasury > 0 ? moneyOf(system.currency, say).full(treasury) : '',
    ),
    row('units', own === 0 ? '' : number.format(own)),
  ].filter(([, value]) => value !== '');
};

/** Sentences of the letter, in order: who reads, what he leads, by when he writes. */
const sentences = (task: FormTask, party: Party): readonly string[] => {
  const { campaign, system, language } = task;
  const say = wordsOf(language, system.id, campaign.address);
  const players = playersOf(campaign, party.key).map(({ name }) => name);
  const { deadline } = campaign;
  return [
    players.length === 0
      ? say('forms:opening.hello')
      : say('forms:opening.helloNamed', { names: players.join(', ') }),
    [
      say('forms:opening.leads', {
        party: party.name,
        articles: articlesOf(campaign.world.parties),
        campaign: campaign.name,
        game: system.title[language],
      }),
      ...(possessions(task, party).length === 0 ? [] : [say('forms:opening.begins')]),
    ].join(' '),
    deadline === null
      ? say('forms:opening.noDeadline')
      : say('forms:opening.deadline', { day: dayIn(deadline, say) }),
    say('forms:opening.wish'),
  ];
};

/** The first letter as plain text, as it is kept in the outbox. */
export function openingText(task: FormTask, party: Party): string {
  const [hello = '', ...rest] = sentences(task, party);
  const table = possessions(task, party).map(([name, value]) => `${name}: ${value}`);
  return [hello, rest[0] ?? '', table.join('\n'), ...rest.slice(1)]
    .filter((part) => part !== '')
    .join('\n\n');
}

const letterPages = (
  task: FormTask,
  party: Party,
  enclosed: readonly string[],
  fonts: Fonts,
): readonly Page[] => {
  const { campaign, system, language, paper } = task;
  const say = wordsOf(language, system.id, campaign.address);
  const [hello = '', leads = '', ...rest] = sentences(task, party);
  const rows = possessions(task, party);
  const blocks: readonly Block[] = [
    paragraph(hello, 'lead'),
    paragraph(leads),
    ...(rows.length === 0
      ? []
      : [
          {
            kind: 'table',
            isBare: true,
            columns: [
              { title: '', align: 'left' },
              { title: '', align: 'left', share: 1 },
            ],
            rows: rows.map((cells) => ({ cells })),
          } as const,
        ]),
    ...rest.map((words) => paragraph(words)),
    paragraph(
      [
        { text: `${say('forms:opening.enclosed')}: `, face: 'strong' },
        { text: enclosed.join(' · ') },
      ],
      'small',
    ),
  ];
  const address = playersOf(campaign, party.key).flatMap((person) => [
    person.name,
    ...person.address.split('\n'),
  ]);
  return layOut(
    {
      title: `${party.name}: ${OPENING.title[language]}`,
      language,
      paper,
      head: {
        title: party.name,
        subtitle: say('forms:opening.subtitle', { campaign: campaign.name }),
        aside: address.filter((line) => line !== ''),
      },
      foot: {
        left: campaign.name,
        // Map and forms behind it count their own sheets.
        page: () => '',
      },
      blocks,
      measure: 'letter',
    },
    fonts,
  );
};

/** The map of a party on one sheet where it fits; the board of a game without a map of hexes. */
const mapPages = (
  { campaign, system, language, paper }: FormTask,
  { key }: Party,
  fonts: Fonts,
): readonly Page[] => {
  if (system.board.hex === undefined)
    return boardSheets(
      campaign,
      key,
      { language, isBlank: false, paper, orientation: 'landscape' },
      fonts,
    );
  const source = sourceOf(campaign, latticeOn(campaign.world.map), key, null);
  const centres = knownFields(source.view, source.lattice).map(({ centre }) => centre);
  const order = { ...FIRST_ORDER, paper };
  const largest = largestOnOneSheet(centres, { ...order, hasLegendBeside: order.parts.legend });
  const fieldMm = Math.min(FIRST_ORDER.fieldMm, largest ?? FIRST_ORDER.fieldMm);
  const words = { say: wordsOf(language, system.id, campaign.address), language, fonts };
  return composeMap(source, { ...order, fieldMm }, words);
};

/** The first letter to a party: the letter itself, its map, and the forms that go with it, filled in for it. */
function openingPages(task: FormTask, fonts: Fonts): readonly Page[] {
  const { campaign, party: key, language } = task;
  const party = campaign.world.parties[key ?? ''];
  if (party === undefined) return [];
  const forms = enclosedForms(task);
  const map = mapPages(task, party, fonts);
  const say = wordsOf(language, task.system.id, campaign.address);
  const enclosed = [
    ...(map.length === 0 ? [] : [say('forms:opening.map')]),
    ...forms.map(({ title }) => title[language]),
  ];
  return [
    ...letterPages(task, party, enclosed, fonts),
    ...map,
    ...forms.flatMap((form) => formPages({ ...task, form }, fonts)),
  ];
}

/** The sheets of a form, or of the first letter with all that goes with it. */
export function sheetsOf(task: FormTask, fonts: Fonts): readonly Page[] {
  return task.form.id === OPENING_FORM
    ? openingPages(withKnowledge(task), fonts)
    : formPages(task, fonts);
}

/** The file of a form, or of the first letter. */
export function formFile(task: FormTask, fonts: Fonts): Promise<Uint8Array> {
  return pdfOf(
    { title: formName(task), language: task.language, pages: sheetsOf(task, fonts) },
    fonts,
  );
}

const letterId = ({ world }: Campaign, party: Party['key']): string =>
  `${String(world.clock.turn)}/${party}/${OPENING_FORM}`;

const isSent = (campaign: Campaign, party: Party['key']): boolean =>
  (campaign.outbox[letterId(campaign, party)]?.sentAt ?? null) !== null;

/** All who play and whose first letter is not marked as sent: they get a new one. */
export function openingReaders(campaign: Campaign): readonly Party[] {
  return playingParties(campaign.world).filter(({ key }) => !isSent(campaign, key));
}

const letterOf = (task: FormTask, party: Party, writtenAt: string): OutgoingLetter => ({
  id: letterId(task.campaign, party.key),
  turn: task.campaign.world.clock.turn,
  party: party.key,
  kind: 'opening',
  title: OPENING.title[task.language],
  text: openingText(withKnowledge(task), party),
  writtenAt,
  sentAt: null,
});

/**
 * The command that puts the first letters to some parties into the outbox, and keeps what they were told with them: the
 * land on their maps. Who has such a letter already gets the new one in its place; one that is marked as sent stays.
 * Undefined where all are sent.
 */
export function noteOpening(
  task: FormTask,
  parties: readonly Party['key'][],
  writtenAt: string,
): Command | undefined {
  const letters = openingReaders(task.campaign)
    .filter(({ key }) => parties.includes(key))
    .map((party) => letterOf(task, party, writtenAt));
  if (letters.length === 0) return undefined;
  return replacing('forms:command.opening', { count: letters.length }, (campaign) => ({
    ...campaign,
    world: knownWorld(campaign),
    outbox: {
      ...campaign.outbox,
      ...Object.fromEntries(letters.map((letter) => [letter.id, letter])),
    },
  }));
}

/** True until a campaign has booked a turn: then nobody gets a first letter any more. */
export function isOpening({ archive, world }: Campaign): boolean {
  return Object.keys(archive).length === 0 && Object.keys(world.parties).length > 0;
}
