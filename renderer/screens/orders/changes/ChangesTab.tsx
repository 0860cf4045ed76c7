import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beforeLastTurn, partyChanges } from '../../../../engine';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { SelectTable } from '../../../kit/ui';
import { showPlace } from '../../../model/boards/registry';
import { useIsOnMap, useMoney } from '../../../model/explain/use-game';
import { showRecord } from '../../../model/records/records-store';
import { useNames } from '../../../model/turn/names';
import { useTurnView } from '../../../model/turn/turn-view';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { type ChangeRow, changeRow } from './rows';
import './changes.css';

/** Where a change leads: to its record, to its field, to the party; undefined for what is no more. */
const linkOf = (
  { of }: ChangeRow,
  { party, system, lattice }: TurnModel,
): (() => void) | undefined => {
  switch (of.kind) {
    case 'figure':
      return () => showRecord('parties', party.key);
    case 'record':
      return of.state === 'gone' ? undefined : () => showRecord(of.record, of.id);
    case 'land':
      return () => showPlace(system.board.kind, lattice, of.field);
    case 'known':
      return () => showRecord('parties', of.other);
  }
};

/** What is not as it was before the last turn, of the open realm; undefined if the state before that is not known. */
const useRows = (model: TurnModel): readonly ChangeRow[] | undefined => {
  const { campaign, system, settings, party } = model;
  const { archive, edits, world } = campaign;
  const words = useWords();
  const money = useMoney();
  const language = useLanguage();
  const { party: partyName } = useNames();
  const found = useMemo(() => {
    const before = beforeLastTurn({ archive, world, ...(edits === undefined ? {} : { edits }) });
    // Of an older turn it would be what several turns changed.
    if (before?.turn !== world.clock.turn - 1) return undefined;
    return partyChanges(party.key, before.world, world, system, settings);
  }, [archive, edits, world, system, settings, party.key]);
  return useMemo(
    () =>
      found?.map((one) => changeRow(one, { words, money, game: system.id, language, partyName })),
    [found, words, money, system, language, partyName],
  );
};

/** What the last turn changed for a realm: figures, units, places, land, acquaintances; each entry leads to what it is about. */
export function ChangesTab({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useRows(model);
  const isOnMap = useIsOnMap();
  const { party, campaign } = model;
  if (rows === undefined) return <p className="ww-quiet">{t('changes:unknown')}</p>;
  const turn = campaign.world.clock.turn - 1;
  const title = t('changes:title', { party: party.name, turn });
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === chosen),
  );
  const choose = ({ key, name, change }: ChangeRow): void => {
    setChosen(key);
    const [field] = /\d{3}\/\d{2}/.exec(`${name} ${change}`) ?? [];
    if (isOnMap && field !== undefined) useTurnView.getState().choose({ place: field });
  };
  const open = (row: ChangeRow | undefined): boolean => {
    const link = row && linkOf(row, model);
    link?.();
    return link !== undefined;
  };
  return (
    <section aria-label={title} className="ww-stack ww-gap-8">
      <header className="ww-line-head">
        <h2 className="ww-head">{title}</h2>
        <span className="ww-small ww-quiet">{t('changes:count', { count: rows.length })}</span>
      </header>
      <p className="ww-small ww-quiet">{t('changes:hint', { turn })}</p>
      <SelectTable
        label={title}
        className="ww-changes"
        scroller="ww-changes-scroll"
        scrollRef={scroller}
        rows={rows}
        keyOf={({ key }) => key}
        chosen={rows.length === 0 ? -1 : at}
        onChoose={choose}
        onKey={({ key }) => key === 'Enter' && open(rows[at])}
        isFirst
        none={t('changes:none')}
        columns={[
          { id: 'what', label: t('changes:column.what'), cell: ({ what }) => what },
          {
            id: 'name',
            label: t('changes:column.name'),
            isHead: true,
            isWrapped: true,
            cell: (row) => {
              const link = linkOf(row, model);
              const name = row.name === '' ? t('changes:act') : row.name;
              return link === undefined ? (
                row.name
              ) : (
                <button type="button" className="ww-link" tabIndex={-1} onClick={link}>
                  {name}
                </button>
              );
            },
          },
          {
            id: 'change',
            label: t('changes:column.change'),
            isWrapped: true,
            cell: ({ change }) => change,
          },
        ]}
      />
    </section>
  );
}
