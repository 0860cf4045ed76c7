import { hexGameOf } from '../../../../engine';
import { recordText } from '../records/register';
import type { PartProps } from '../../../model/records/register';
import { fullValue } from '../../../model/records/settlement-change';
import { DamagePart } from '../shared/DamagePart';
import { figuresOfRecord } from '../shared/figures';
import { FieldLink } from '../shared/MapLink';
import type { Town } from './rows';

/** The way to a settlement on the map. */
export function TownLink({ row }: PartProps<Town>) {
  return <FieldLink field={row.field} />;
}

/** Damage of the parts that a settlement of its type has. */
export function TownDamage({ row, place, readOnly }: PartProps<Town>) {
  const { field, settlement } = row;
  const figures = figuresOfRecord(place, 'settlement', field);
  const damage = place.campaign.world.works[`settlement ${field}`]?.damage ?? {};
  const parts = (
    hexGameOf(place.system).structures?.types(place.settings)['settlement']?.parts ?? []
  ).filter((part) => figures[`part.${part}`] !== undefined || damage[part] !== undefined);
  const value = fullValue(hexGameOf(place.system).settlements, settlement);
  return (
    <DamagePart
      site={{ kind: 'settlement', field, side: null, value }}
      name={settlement.name}
      parts={parts}
      textOf={(part) => recordText(place.system?.id ?? '', 'settlement', `field.part.${part}`)}
      place={place}
      readOnly={readOnly}
    />
  );
}
