import { useTranslation } from 'react-i18next';
import type { Unit, UnitId, ViewParty, ViewPiece } from '../../../engine';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import { useDesk } from '../../state/desk';
import { Quiet } from './Rows';
import type { FieldSheet } from './sheet';
import { UnitSheet } from './UnitSheet';

const UnitRow = ({
  unit,
  isSelected,
  onSelect,
}: {
  readonly unit: Unit;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  return (
    <tr aria-selected={isSelected} onClick={onSelect}>
      <td>
        <button type="button" className="ww-row-button ww-figures" onClick={onSelect}>
          {unit.number}
        </button>
      </td>
      <td>{t(`map:unitType.${unit.type}`, { defaultValue: unit.type })}</td>
      <td className="ww-right">{unit.size === 0 ? '–' : plain(unit.size)}</td>
      <td>{unit.order === '' ? <span className="ww-quiet">–</span> : unit.order}</td>
    </tr>
  );
};

const Piece = ({
  piece,
  party,
}: {
  readonly piece: ViewPiece;
  readonly party: ViewParty | undefined;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const kind = t([`map:unitType.${piece.symbol}`, `map:pieceKind.${piece.symbol}`], {
    defaultValue: piece.symbol,
  });
  return (
    <tr>
      <td className="ww-figures">{piece.number ?? '–'}</td>
      <td>{kind}</td>
      <td className="ww-right">{piece.size === null ? '–' : plain(piece.size)}</td>
      <td>
        {party?.name ?? piece.party}
        {piece.seen === null ? null : (
          <span className="ww-quiet">, {t('map:units.lastSeen', { turn: piece.seen })}</span>
        )}
      </td>
    </tr>
  );
};

const Head = ({ last }: { readonly last: string }) => {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th>{t('map:units.number')}</th>
        <th>{t('map:units.type')}</th>
        <th className="ww-right">{t('map:units.size')}</th>
        <th>{last}</th>
      </tr>
    </thead>
  );
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
  if (pieces.length === 0) return <Quiet>{t('map:units.noneSeen')}</Quiet>;
  return (
    <table className="ww-table" aria-label={t('map:units.list')}>
      <Head last={t('map:units.owner')} />
      <tbody>
        {pieces.map((piece, index) => (
          <Piece key={index} piece={piece} party={parties[piece.party]} />
        ))}
      </tbody>
    </table>
  );
};

/** The units of a field; the chosen one lies open below. */
export const UnitsTab = ({
  sheet,
  parties,
}: {
  readonly sheet: FieldSheet;
  readonly parties: Readonly<Record<string, ViewParty>>;
}) => {
  const { t } = useTranslation();
  const chosen = useDesk(({ unit }) => unit);
  const set = useDesk((desk) => desk.set);
  if (sheet.gm === null) return <Sighted pieces={sheet.pieces} parties={parties} />;
  const { units } = sheet.gm;
  if (units.length === 0) return <Quiet>{t('map:units.none')}</Quiet>;
  const open = units.find(({ id }) => id === chosen) ?? (units.length === 1 ? units[0] : undefined);
  const select = (id: UnitId) => set({ unit: id === chosen ? null : id });
  return (
    <>
      <table className="ww-table" aria-label={t('map:units.list')}>
        <Head last={t('map:units.order')} />
        <tbody>
          {units.map((unit) => (
            <UnitRow
              key={unit.id}
              unit={unit}
              isSelected={unit.id === chosen}
              onSelect={() => select(unit.id)}
            />
          ))}
        </tbody>
      </table>
      {open === undefined ? null : (
        <UnitSheet unit={open} party={parties[open.party]} key={open.id} />
      )}
    </>
  );
};
