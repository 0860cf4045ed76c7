import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type DrawnUnit,
  type FieldAddress,
  inLanguage,
  settingsInForce,
  systems,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import type { MenuEntry } from '../../../kit/ui';
import { useMapScreen } from '../../../model/map/state';
import { useView } from '../../../model/state/view';
import { keyOfUnit } from './use-drawn';

/** Begins to draw an order of a unit; with a code its way is that it stays. */
const begin = (field: FieldAddress, unit: DrawnUnit, code: string | null): void => {
  const drawn = { path: [field], ahead: [], isDone: code !== null, unit: keyOfUnit(unit), code };
  useMapScreen.getState().set({ drawn, told: null });
  useView.getState().set({ tool: 'order', field });
};

/** What can be ordered in a field: the way of each unit, and what its first one can do there. */
export function useUnitEntries(campaign: Campaign, field: FieldAddress): readonly MenuEntry[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const selected = useView(({ unit }) => unit);
  const { world } = campaign;
  const drawn = systems[campaign.system]?.orders.drawn;
  const units = drawn?.units(world, field) ?? [];
  const first = units.find((unit) => keyOfUnit(unit) === selected) ?? units[0];
  const settings = settingsInForce(campaign);
  const codes = first === undefined ? [] : (drawn?.codes(world, first, settings) ?? []);
  return [
    ...units.map((unit): MenuEntry => ({
      id: keyOfUnit(unit),
      label: t('drawn:begin', {
        name: unit.name,
        party: world.parties[unit.party]?.name ?? unit.party,
      }),
      icon: 'arrow',
      onAction: () => begin(field, unit, null),
    })),
    ...codes.map(({ code, name }): MenuEntry => ({
      id: `code ${code}`,
      label: t('drawn:here', { name: first?.name ?? '', code: inLanguage(name, language) }),
      onAction: () => {
        if (first !== undefined) begin(field, first, code);
      },
    })),
  ];
}
