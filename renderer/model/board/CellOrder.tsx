import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, type PartyKey, systems } from '../../../engine';
import { sayingInWords } from '../../kit/explain';
import type { Language, Words } from '../../kit/text/words';
import { Objection, useLanguage, useWords } from '../../kit/explain/react';
import { OrderDialog, readLine } from '../letters/OrderDialog';
import type { Command } from '../state/command';
import { useSession } from '../state/session';
import { orderingParties } from '../turn/model/realms';
import type { Board, PartProps, SeenThrough } from './board';
import { type BoardScreenState, type OrderedCells, setBoardScreen } from './screen-state';
import { backToBoard } from './use-board-keys';

type Cells = OrderedCells['cells'];

type Present<Seen extends SeenThrough> = Pick<
  Board<BoardScreenState, Seen, never, never>,
  'present' | 'cell'
>;

/** True if orders about cells of a board can be written in a game. */
export function ordersCells({ system }: Campaign): boolean {
  return systems[system]?.orders.linesAt !== undefined;
}

/** Names of cells in their order; undefined if the board has not all of them. */
function namesOf<Seen extends SeenThrough>(
  { cell }: Present<Seen>,
  seen: Seen,
  cells: Cells,
  words: Words,
): string | undefined {
  const names = cells.flatMap((one) => cell(seen, one, words)?.name ?? []);
  return names.length === cells.length ? names.join(' – ') : undefined;
}

/** Who can order about cells and the lines offered to each: those at the first of them before the others. */
function offersFor<Seen extends SeenThrough>(
  { present }: Present<Seen>,
  { campaign: { system, world }, seen }: PartProps<Seen>,
  { cells, isMarch = false }: OrderedCells,
  language: Language,
) {
  const there = present(seen, cells[0]);
  const all = orderingParties(world);
  const parties = [
    ...[...new Set(there)].flatMap((key) => all.find((party) => party.key === key) ?? []),
    ...all.filter(({ key }) => !there.includes(key)),
  ];
  const linesOf = (party: PartyKey): readonly string[] =>
    systems[system]?.orders.linesAt?.(cells, party, world, language) ?? [];
  if (cells.length === 1 || !isMarch) return { parties, linesOf, first: '' };
  // A way is drawn for somebody who can go it.
  const able = parties.filter(({ key }) => linesOf(key).length > 0);
  const [first] = able.flatMap(({ key }) => linesOf(key));
  return {
    parties: [...able, ...parties.filter((party) => !able.includes(party))],
    linesOf,
    first: first ?? '',
  };
}

/** The path that is being drawn, the order it would be, and what the rules say of it. */
export function DrawnOrder<Seen extends SeenThrough>({
  board,
  campaign,
  seen,
  ordering,
}: PartProps<Seen> & { readonly board: Present<Seen>; readonly ordering: OrderedCells }) {
  const words = useWords();
  const language = useLanguage();
  const reading = useMemo(() => {
    const { parties, first } = offersFor(board, { campaign, seen }, ordering, language);
    const [party] = parties;
    return party && readLine(campaign, party.key, first);
  }, [board, campaign, seen, ordering, language]);
  const { cells, isMarch = false } = ordering;
  const { restated = [], objections = [] } = reading ?? {};
  return (
    <>
      <b>{namesOf(board, seen, cells, words)}</b>
      {reading === undefined && isMarch && cells.length > 1 ? (
        <span>{words('board:order.nobodyGoes')}</span>
      ) : null}
      <span>
        {restated
          .flatMap(({ sayings }) => sayings.map((one) => sayingInWords(one, words)))
          .join(' · ')}
      </span>
      <ul className="ww-map-hint">
        {objections.map((finding, index) => (
          <Objection key={index} finding={finding} />
        ))}
      </ul>
    </>
  );
}

/** The order that is written about cells of a board. */
export function CellOrder<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>({
  board,
  campaign,
  seen,
}: PartProps<Seen> & { readonly board: Board<State, Seen, Context, Held> }) {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const ordering = board.screen((state) => state.ordering);
  const order = useMemo(() => {
    if (ordering === null || ordering.isUnderWay === true || !ordersCells(campaign)) return null;
    const name = namesOf(board, seen, ordering.cells, words);
    if (name === undefined) return null;
    const { parties, linesOf, first } = offersFor(board, { campaign, seen }, ordering, language);
    return {
      campaign,
      title: t('board:order.title', { name }),
      parties,
      linesOf,
      begun: first,
      execute: (command: Command) => useSession.getState().execute(command),
    };
  }, [ordering, board, seen, campaign, words, language, t]);
  return (
    <OrderDialog
      order={order}
      onClose={(told) => {
        setBoardScreen(board.screen, { ordering: null, told });
        backToBoard();
      }}
    />
  );
}
