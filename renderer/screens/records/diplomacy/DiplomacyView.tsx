import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign, Party, PartyKey } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { EmptyState, KeyCap, sideMarks, useSideOverflow } from '../../../kit/ui';
import { PartySign } from '../parties/parts';
import { cursorAfter, ROW, useGridWindow } from '../register/cursor';
import './diplomacy.css';
import { isOneSided, STANCES, stanceOf, takeStance } from './matrix';
import { PairSheet } from './PairSheet';

interface Cursor {
  readonly row: number;
  readonly column: number;
}

const NAMES = 190;
const CELL = 38;

const Cell = ({
  from,
  to,
  parties,
  id,
  place,
  isHere,
}: {
  readonly from: Party;
  readonly to: Party;
  readonly parties: Readonly<Record<PartyKey, Party>>;
  readonly id: string;
  readonly place: Cursor;
  readonly isHere: boolean;
}) => {
  const { t } = useTranslation();
  if (from.key === to.key)
    return (
      <span
        role="gridcell"
        id={id}
        className="ww-stance"
        data-self
        {...(isHere ? { 'data-here': true } : {})}
        data-cell={`${String(place.row)} ${String(place.column)}`}
        aria-label={t('records:diplomacy.self', { name: from.name })}
      />
    );
  const stance = stanceOf(parties, from.key, to.key);
  const oneSided = isOneSided(parties, from.key, to.key);
  const words = t(oneSided ? 'records:diplomacy.oneSided' : 'records:diplomacy.mutual', {
    from: from.name,
    to: to.name,
    relation: t(`records:relation.${stance}`),
    back: t(`records:relation.${stanceOf(parties, to.key, from.key)}`),
  });
  return (
    <span
      role="gridcell"
      id={id}
      className="ww-stance"
      data-stance={stance}
      data-cell={`${String(place.row)} ${String(place.column)}`}
      {...(oneSided ? { 'data-one-sided': true } : {})}
      {...(isHere ? { 'data-here': true } : {})}
      aria-label={words}
      title={words}
    >
      {t(`records:relationSign.${stance}`)}
    </span>
  );
};

/** The figure of a key by its place, so that it counts with Shift as well. */
const figureOf = ({ code }: KeyboardEvent): number | undefined => {
  const figure = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return figure === undefined ? undefined : Number(figure);
};

const Matrix = ({
  campaign,
  parties,
  cursor,
  onMove,
  onSheet,
}: {
  readonly campaign: Campaign;
  readonly parties: readonly Party[];
  readonly cursor: Cursor;
  readonly onMove: (cursor: Cursor) => void;
  readonly onSheet: () => void;
}) => {
  const { t } = useTranslation();
  const base = useId();
  const execute = useSession((session) => session.execute);
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, above, below } = useGridWindow(parties.length, cursor.row, scroller);
  const idOf = (row: number, column: number) => `${base}-${String(row)}-${String(column)}`;
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const [from, to] = [parties[cursor.row]?.key ?? '', parties[cursor.column]?.key ?? ''];
    const stance = STANCES[figureOf(event) ?? -1];
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    const next = cursorAfter(
      isSideways ? (key === 'ArrowLeft' ? 'ArrowUp' : 'ArrowDown') : key,
      isSideways ? cursor.column : cursor.row,
      parties.length,
    );
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (stance !== undefined) {
      const command = takeStance(campaign, { from, to }, stance, event.shiftKey);
      if (command !== undefined) void execute(command);
    } else if (key === 'Enter') onSheet();
    else if (next !== undefined)
      onMove(isSideways ? { ...cursor, column: next } : { ...cursor, row: next });
    else return;
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent): void => {
    const cell = target instanceof Element ? target.closest('[data-cell]') : null;
    const [row, column] = (cell?.getAttribute('data-cell') ?? '').split(' ').map(Number);
    if (row !== undefined && column !== undefined && cell !== null) onMove({ row, column });
  };
  const { style, ...more } = sideMarks(useSideOverflow(scroller));
  const tracks = `${String(NAMES)}px repeat(${String(parties.length)}, ${String(CELL)}px)`;
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      className="ww-register-grid ww-side-scroll ww-first-stays ww-diplomacy ww-scroll"
      {...more}
      style={{ ...style, ['--ww-register-tracks' as string]: tracks }}
      aria-label={t('records:diplomacy.title')}
      aria-rowcount={parties.length + 1}
      aria-colcount={parties.length + 1}
      aria-activedescendant={
        rows.includes(cursor.row) ? idOf(cursor.row, cursor.column) : undefined
      }
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="rowgroup" className="ww-register-headings">
        <div role="row" aria-rowindex={1} className="ww-register-row">
          <span
            role="columnheader"
            className="ww-register-cell ww-first ww-diplomacy-name ww-small"
          >
            {t('records:diplomacy.corner')}
          </span>
          {parties.map((party) => (
            <span
              key={party.key}
              role="columnheader"
              className="ww-diplomacy-head"
              title={party.name}
            >
              <PartySign row={party} />
              <span aria-hidden>{party.key}</span>
              <span className="ww-visually-hidden">{party.name}</span>
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" style={{ paddingTop: above, paddingBottom: below }}>
        {rows.map((row) => {
          const from = parties[row];
          return from === undefined ? null : (
            <div
              key={from.key}
              role="row"
              data-row={row}
              aria-rowindex={row + 2}
              className="ww-register-row"
            >
              <span role="rowheader" className="ww-register-cell ww-first ww-diplomacy-name">
                <PartySign row={from} />
                <span className="ww-register-words" title={from.name}>
                  {from.name}
                </span>
              </span>
              {parties.map((to, column) => (
                <Cell
                  key={to.key}
                  id={idOf(row, column)}
                  place={{ row, column }}
                  from={from}
                  to={to}
                  parties={campaign.world.parties}
                  isHere={row === cursor.row && column === cursor.column}
                />
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
};

const Keys = () => {
  const { t } = useTranslation();
  return (
    <p className="ww-register-keys ww-small ww-quiet ww-diplomacy-keys">
      {STANCES.map((stance, figure) => (
        <span key={stance}>
          <KeyCap keys={String(figure)} /> {t(`records:relation.${stance}`)}{' '}
          <b>{t(`records:relationSign.${stance}`)}</b>
        </span>
      ))}
      <span>{t('records:diplomacy.keys')}</span>
    </p>
  );
};

/** The stances of all parties: the row's party towards the column's party. */
export function DiplomacyView({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const parties = Object.values<Party>(campaign.world.parties);
  const [cursor, move] = useState<Cursor>({ row: 0, column: 1 });
  const sheet = useRef<HTMLElement>(null);
  const [from, to] = [parties[cursor.row], parties[cursor.column]];
  return (
    <div
      className="ww-register-view ww-grid ww-whole"
      style={{ ['--ww-register-row' as string]: `${String(ROW)}px` }}
    >
      <div className="ww-register-main ww-stack">
        <div className="ww-register-tools ww-stack ww-gap-8">
          <h1 className="ww-register-title">{t('records:diplomacy.title')}</h1>
        </div>
        {parties.length < 2 ? (
          <EmptyState title={t('records:diplomacy.emptyTitle')}>
            {t('records:diplomacy.emptyText')}
          </EmptyState>
        ) : (
          <>
            <Matrix
              campaign={campaign}
              parties={parties}
              cursor={cursor}
              onMove={move}
              onSheet={() => sheet.current?.querySelector('button')?.focus()}
            />
            <Keys />
          </>
        )}
      </div>
      <aside className="ww-register-side" ref={sheet} aria-label={t('records:diplomacy.aside')}>
        {from === undefined || to === undefined || from.key === to.key ? (
          <p className="ww-register-sheet ww-quiet">{t('records:diplomacy.choose')}</p>
        ) : (
          <PairSheet campaign={campaign} from={from} to={to} />
        )}
      </aside>
    </div>
  );
}
