import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FieldAddress,
  inLanguage,
  type PartyKey,
  type Unit,
  type UnitId,
  type ViewParty,
  type ViewPiece,
} from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { Button, type DataColumn, DataTable } from '../../../kit/ui';
import { Quiet, Rows } from '../../../kit/board/Rows';
import type { FieldSheet } from './sheet';
import { useGame } from '../../../model/explain/use-game';
import { showNewRecord, showRecord } from '../../../model/records/records-store';
import { useTerrains } from '../../../model/map/use-catalogue';

const usePlace = (): ((place: Unit['place']) => string) => {
  const { t } = useTranslation();
  return (place) => {
    if (place.kind === 'field') return t('map:units.inField');
    if (place.kind === 'aboard') {
      return t('map:units.aboard', { carrier: place.carrier.split(':').at(-1) ?? place.carrier });
    }
    return t('map:units.onSide', { direction: t(`map:direction.${place.side}`) });
  };
};

const useOrigin = (): ((raised: Unit['raised']) => string) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const terrains = useTerrains();
  const { plain, list } = figuresOf(useWords());
  return (raised) =>
    list(
      Object.entries(raised).map(([key, heads]) =>
        t('map:units.raisedOf', {
          heads: plain(heads),
          terrain: terrains[key]?.name[language] ?? key,
        }),
      ),
    );
};

/** The text key of what the game calls a type of units. */
const useTypeKey = (): ((type: string) => string) => {
  const game = useSession(({ campaign }) => campaign?.system ?? '');
  return (type) => `${game}:record.unit.option.type.${type}`;
};

/** Everything about one unit. */
const UnitSheet = ({
  unit,
  party,
}: {
  readonly unit: Unit;
  readonly party: ViewParty | undefined;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const placeOf = usePlace();
  const originOf = useOrigin();
  const type = t(useTypeKey()(unit.type), { defaultValue: unit.type });
  const { character } = unit;
  const row = (key: string, value: string) => ({ key, label: t(`map:units.${key}`), value });
  return (
    <section className="ww-part">
      <h3 className="ww-head">
        {unit.number} {character === null ? type : character.name}
      </h3>
      <Rows
        rows={[
          row('owner', party?.name ?? unit.party),
          row('type', type),
          ...(unit.size === 0 ? [] : [row('size', plain(unit.size))]),
          ...(unit.leaders === 0 ? [] : [row('leaders', plain(unit.leaders))]),
          row('place', placeOf(unit.place)),
          row('order', unit.order === '' ? t('map:units.noOrder') : unit.order),
          ...(unit.morale === 0 ? [] : [row('morale', plain(unit.morale))]),
          ...(unit.scout ? [row('scout', t('map:units.yes'))] : []),
          ...(Object.keys(unit.raised).length === 0 ? [] : [row('raised', originOf(unit.raised))]),
          ...(character === null
            ? []
            : [row('character', t(`map:units.status.${character.status}`))]),
          ...(character?.seat == null ? [] : [row('characterSeat', character.seat)]),
        ]}
      />
      <Button variant="text" icon="realms" onPress={() => showRecord('unit', unit.id)}>
        {t('units:act.sheet')}
      </Button>
    </section>
  );
};

interface UnitColumns<Row> {
  readonly number: (row: Row) => ReactNode;
  readonly type: (row: Row) => string;
  /** Null = not known. */
  readonly size: (row: Row) => number | null;
  readonly last: (row: Row) => ReactNode;
}

/** Number, kind and size of units, and one column more. */
const useColumns = <Row,>(
  { number, type, size, last }: UnitColumns<Row>,
  label: string,
): readonly DataColumn<Row>[] => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const sizeOf = (row: Row): string => {
    const heads = size(row);
    return heads === null ? '–' : plain(heads);
  };
  return [
    { id: 'number', label: t('map:units.number'), className: 'ww-figures', cell: number },
    { id: 'type', label: t('map:units.type'), cell: type },
    { id: 'size', label: t('map:units.size'), align: 'end', cell: sizeOf },
    { id: 'last', label, cell: last },
  ];
};

/** Pieces as a realm sees them: what it does not know is a dash. */
const Sighted = ({
  pieces,
  parties,
}: {
  readonly pieces: readonly ViewPiece[];
  readonly parties: Readonly<Record<string, ViewParty>>;
}) => {
  const { t } = useTranslation();
  const typeKey = useTypeKey();
  const columns = useColumns<ViewPiece>(
    {
      number: ({ number }) => number ?? '–',
      type: ({ symbol }) =>
        t([typeKey(symbol), `map:pieceKind.${symbol}`], { defaultValue: symbol }),
      size: ({ size }) => size,
      last: ({ party, seen }) => (
        <>
          {parties[party]?.name ?? party}
          {seen === null ? null : (
            <span className="ww-quiet">, {t('map:units.lastSeen', { turn: seen })}</span>
          )}
        </>
      ),
    },
    t('map:units.owner'),
  );
  if (pieces.length === 0) return <Quiet>{t('map:units.noneSeen')}</Quiet>;
  return (
    <DataTable
      label={t('map:units.list')}
      rows={pieces}
      keyOf={(_, index) => index}
      columns={columns}
    />
  );
};

/** Opens the form of a new unit at this field, of every kind the game places on its map. */
const NewHere = ({
  field,
  owner,
}: {
  readonly field: FieldAddress;
  readonly owner: PartyKey | undefined;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const isReadOnly = useSession(({ readOnly }) => readOnly);
  const kinds = useGame()?.records ?? [];
  return (
    <div className="ww-row ww-wrapping ww-gap-8">
      {kinds.map(({ id, words, placeField }) =>
        placeField === undefined ? null : (
          <Button
            key={id}
            icon="plus"
            isDisabled={isReadOnly}
            onPress={() =>
              showNewRecord(id, { [placeField]: field, ...(owner === undefined ? {} : { owner }) })
            }
          >
            {t('map:units.newHere', { what: inLanguage(words.fresh ?? words.many, language) })}
          </Button>
        ),
      )}
    </div>
  );
};

/** The units of a field; the chosen one is open below. */
export function UnitsTab({
  sheet,
  parties,
}: {
  readonly sheet: FieldSheet;
  readonly parties: Readonly<Record<string, ViewParty>>;
}) {
  const { t } = useTranslation();
  const chosen = useView(({ unit }) => unit);
  const set = useView((view) => view.set);
  const select = (id: UnitId) => set({ unit: id === chosen ? null : id });
  const typeKey = useTypeKey();
  const columns = useColumns<Unit>(
    {
      number: ({ id, number }) => (
        <button type="button" className="ww-row-button ww-figures" onClick={() => select(id)}>
          {number}
        </button>
      ),
      type: ({ type }) => t(typeKey(type), { defaultValue: type }),
      size: ({ size }) => (size === 0 ? null : size),
      last: ({ order }) => (order === '' ? <span className="ww-quiet">–</span> : order),
    },
    t('map:units.order'),
  );
  if (sheet.gm === null) return <Sighted pieces={sheet.pieces} parties={parties} />;
  const { units } = sheet.gm;
  const fresh = <NewHere field={sheet.field} owner={sheet.owner?.key} />;
  if (units.length === 0)
    return (
      <>
        <Quiet>{t('map:units.none')}</Quiet>
        {fresh}
      </>
    );
  const open = units.find(({ id }) => id === chosen) ?? (units.length === 1 ? units[0] : undefined);
  return (
    <>
      <DataTable
        label={t('map:units.list')}
        rows={units}
        keyOf={({ id }) => id}
        mark={({ id }) => ({ 'aria-selected': id === chosen, onClick: () => select(id) })}
        columns={columns}
      />
      {open === undefined ? null : (
        <UnitSheet unit={open} party={parties[open.party]} key={open.id} />
      )}
      {fresh}
    </>
  );
}
