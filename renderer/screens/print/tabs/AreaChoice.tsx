import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GrossfeldNo, grossfeldNo } from '../../../../engine';
import { NumberField, Select, TextField, ToggleGroup } from '../../../kit/ui';
import { knownGrossfelder } from '../../../model/print/area';
import { AREA_KINDS, type MapArea } from '../../../model/print/order';
import type { MapSource } from '../../../model/print/source';
import { useChosenFields } from './use-source';

type Of<Kind extends MapArea['kind']> = Extract<MapArea, { kind: Kind }>;

const MOST_RINGS = 9;

/** The area a kind begins with: of own land two fields all around (WW-1.4-11). */
const firstOf = (kind: MapArea['kind'], grossfelder: readonly GrossfeldNo[]): MapArea => {
  if (kind === 'known') return { kind };
  if (kind === 'territory') return { kind, ring: 2 };
  if (kind === 'choice') return { kind, fields: [] };
  return { kind, grossfelder: grossfelder.slice(0, 1), ring: 0, ringOf: 'grossfelder' };
};

const Ring = ({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (ring: number) => void;
}) => {
  const { t } = useTranslation();
  return (
    <NumberField
      label={t('print:ring')}
      value={value}
      minValue={0}
      maxValue={MOST_RINGS}
      onChange={(ring) => onChange(Number.isNaN(ring) ? value : Math.round(ring))}
    />
  );
};

const Choice = () => {
  const { t } = useTranslation();
  const count = useChosenFields().length;
  return <p className="ww-small">{t('print:choice', { count })}</p>;
};

const numbersIn = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((part) => part !== '');

const Numbers = ({
  area,
  known,
  onChange,
}: {
  readonly area: Of<'grossfelder'>;
  readonly known: readonly GrossfeldNo[];
  readonly onChange: (area: MapArea) => void;
}) => {
  const { t } = useTranslation();
  const [text, setText] = useState(area.grossfelder.join(', '));
  const wrong = numbersIn(text).filter((part) => !known.some((no) => no === part));
  const write = (next: string): void => {
    setText(next);
    const numbers = numbersIn(next)
      .map(grossfeldNo)
      .filter((no) => no !== undefined && known.includes(no));
    onChange({ ...area, grossfelder: numbers.filter((no) => no !== undefined) });
  };
  return (
    <>
      <TextField
        label={t('print:grossfelder')}
        hint={t('print:grossfelderHint', { example: known.slice(0, 3).join(', ') })}
        error={
          wrong.length === 0 ? undefined : t('print:grossfelderWrong', { list: wrong.join(', ') })
        }
        value={text}
        onChange={write}
      />
      <div className="ww-print-pair ww-grid ww-align-end ww-gap-12">
        <Ring value={area.ring} onChange={(ring) => onChange({ ...area, ring })} />
        <ToggleGroup
          label={t('print:ringOf')}
          isLabelShown
          value={area.ringOf}
          options={(['grossfelder', 'fields'] as const).map((id) => ({
            id,
            label: t(`print:ringUnit.${id}`),
          }))}
          onChange={(ringOf) => onChange({ ...area, ringOf })}
        />
      </div>
    </>
  );
};

/** What of a realm's knowledge is printed. */
export function AreaChoice({
  source: { view, lattice },
  area,
  onChange,
}: {
  readonly source: MapSource;
  readonly area: MapArea;
  readonly onChange: (area: MapArea) => void;
}) {
  const { t } = useTranslation();
  const known = useMemo(() => knownGrossfelder(view, lattice), [view, lattice]);
  return (
    <>
      <Select
        label={t('print:area')}
        options={AREA_KINDS.map((id) => ({ id, label: t(`print:areaKind.${id}`) }))}
        value={area.kind}
        onChange={(kind) => onChange(firstOf(kind, known))}
      />
      {area.kind === 'territory' ? (
        <Ring value={area.ring} onChange={(ring) => onChange({ ...area, ring })} />
      ) : null}
      {area.kind === 'choice' ? <Choice /> : null}
      {area.kind === 'grossfelder' ? (
        <Numbers area={area} known={known} onChange={onChange} />
      ) : null}
    </>
  );
}
