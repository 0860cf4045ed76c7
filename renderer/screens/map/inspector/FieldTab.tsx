import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  cell,
  drawnSide,
  type Explained,
  type FieldAddress,
  type FieldFigure,
  type Table,
} from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { ExplainedFigure, useLanguage, useWords } from '../../../kit/explain/react';
import { useHexGame, useTerrains } from '../../../model/map/use-catalogue';
import { useSession } from '../../../model/state/session';
import { Part, Quiet, Rows, type SheetRow } from '../../../kit/board/Rows';
import type { FieldSheet, SettlementSheet, SideRow } from './sheet';

export interface FieldTabProps {
  readonly sheet: FieldSheet;
  /** Figures of the rules for this field; none in the perspective of a realm. */
  readonly figures: readonly FieldFigure[];
  /** Rule tables of the game. */
  readonly tables: readonly Table[];
}

/** Names of figures counted in gold. */
const GOLD: ReadonlySet<string> = new Set(['income', 'settlementIncome']);

const Figure = ({ name, value }: { readonly name: string; readonly value: Explained }) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const amount = plain(value.value);
  const shown = GOLD.has(name) ? t('map:figure.gold', { amount }) : amount;
  return <ExplainedFigure value={shown} explained={value} title={t(`map:figure.${name}`)} />;
};

const Built = ({
  settlement,
  tables,
}: {
  readonly settlement: SettlementSheet;
  readonly tables: readonly Table[];
}) => {
  const { t } = useTranslation();
  const full = tables
    .map((table) => cell(table, settlement.type, 'buildingValue'))
    .find((found) => found !== undefined);
  const done = settlement.built ?? 0;
  return full === undefined ? done : t('map:inspector.builtOf', { done, of: full.value });
};

const useSettlementRows = (
  { settlement, owner: landlord }: FieldSheet,
  tables: readonly Table[],
): readonly SheetRow[] => {
  const { t } = useTranslation();
  const { list } = figuresOf(useWords());
  const { features, settlements } = useHexGame();
  if (settlement === null) return [];
  const { capital, built, harbours, owner } = settlement;
  const type = t(`map:settlementType.${settlement.type}`, { defaultValue: settlement.type });
  const row = (key: string, value: ReactNode): SheetRow => ({
    key,
    label: t(`map:inspector.${key}`),
    value,
  });
  const names = harbours.map((direction) => t(`map:direction.${direction}`));
  return [
    row('settlement', capital ? t('map:inspector.settlementCapital', { type }) : type),
    ...(owner?.key === landlord?.key
      ? []
      : [row('settlementOwner', owner?.name ?? t('map:inspector.nobody'))]),
    // Where settlements are not built piece by piece, or have no harbours of their own, there is nothing to say.
    ...(built === null || settlements[settlement.type]?.buildingValue === 0
      ? []
      : [row('built', <Built settlement={settlement} tables={tables} />)]),
    ...(built === null || features?.includes('harbour') === false
      ? []
      : [row('harbours', names.length === 0 ? t('map:inspector.noHarbour') : list(names))]),
  ];
};

const Sides = ({ sides }: { readonly sides: readonly SideRow[] }) => {
  const { t } = useTranslation();
  if (sides.length === 0) return <Quiet>{t('map:inspector.noSides')}</Quiet>;
  return (
    <Rows
      rows={sides.map(({ direction, beyond, features }) => ({
        key: String(direction),
        label: (
          <>
            <span className="ww-figures" title={t(`direction:${direction}`)}>
              {direction} {t(`map:direction.${direction}`)}{' '}
            </span>
            <span className="ww-quiet ww-figures">{beyond ?? t('map:side.edge')}</span>
          </>
        ),
        value: features.map((feature) => t(`map:side.${feature}`)).join(', '),
      }))}
    />
  );
};

/** Says where direction 1 points if the net is drawn turned at a field. */
const Turned = ({ field }: { readonly field: FieldAddress }) => {
  const { t } = useTranslation();
  const lattice = useSession((session) => session.lattice);
  const here = lattice?.cellOf(field);
  const drawn = lattice === null || here === undefined ? 1 : drawnSide(lattice, here, 1);
  if (drawn === 1) return null;
  return <Quiet>{t('world:recut.turned', { direction: t(`direction:${drawn}`) })}</Quiet>;
};

const Knowers = ({ sheet }: { readonly sheet: FieldSheet }) => {
  const { t } = useTranslation();
  if (sheet.gm === null || sheet.gm.knowers.length === 0) return null;
  return (
    <Part title={t('map:inspector.knowers')}>
      <Rows
        rows={sheet.gm.knowers.map(({ party, level, since }) => ({
          key: party.key,
          label: party.name,
          value: `${t(`map:inspector.level.${level}`)}, ${t('map:inspector.knowerSince', { turn: since })}`,
        }))}
      />
    </Part>
  );
};

/** Land, settlement, figures and sides of a field. */
export function FieldTab({ sheet, figures, tables }: FieldTabProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const terrain = useTerrains()[sheet.terrain ?? ''];
  const settlementRows = useSettlementRows(sheet, tables);
  const { gm, owner } = sheet;
  const land =
    terrain === undefined
      ? (sheet.terrain ?? t('map:inspector.unknown'))
      : t('map:inspector.terrainHeight', { name: terrain.name[language], height: terrain.height });
  const seen: SheetRow = {
    key: 'seen',
    label: t('map:inspector.knownSince'),
    value: t('map:inspector.knownSinceTurn', {
      turn: sheet.since,
      level: t(`map:inspector.level.${sheet.level === 2 ? 2 : 1}`),
    }),
  };
  return (
    <>
      <Rows
        rows={[
          {
            key: 'owner',
            label: t('map:inspector.owner'),
            value: owner?.name ?? t('map:inspector.nobody'),
          },
          { key: 'terrain', label: t('map:inspector.terrain'), value: land },
          ...settlementRows,
          ...figures.map(({ key, value }) => ({
            key,
            label: t(`map:figure.${key}`),
            value: <Figure name={key} value={value} />,
          })),
          ...(gm === null
            ? [seen]
            : [
                {
                  key: 'knownTo',
                  label: t('map:inspector.knownTo'),
                  value: t('map:inspector.knownToCount', {
                    count: gm.knowers.length,
                    of: gm.partyCount,
                  }),
                },
              ]),
        ]}
      />
      <Part title={t('map:inspector.sides')}>
        <Sides sides={sheet.sides} />
        <Turned field={sheet.field} />
      </Part>
      <Knowers sheet={sheet} />
    </>
  );
}
