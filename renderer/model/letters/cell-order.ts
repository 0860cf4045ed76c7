import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, type PartyKey, settingsInForce, systems } from '../../../engine';
import { useLanguage } from '../../kit/explain/react';
import { useSession } from '../state/session';
import { orderingParties } from '../turn/model/realms';
import type { WrittenOrder } from './OrderDialog';

/** A cell of a board or a field of a map for which an order is written. */
interface OrderedCell {
  readonly key: string;
  readonly name: string;
  /** Who is there, and whose it is: they are offered first. */
  readonly present: readonly (PartyKey | null)[];
}

/** True if orders about cells of the board can be written in a game. */
export function ordersCells({ system }: Pick<Campaign, 'system'>): boolean {
  return systems[system]?.orders.linesAt !== undefined;
}

/** The order that is written for a cell of a campaign, in the letter of any party; null = no cell. A hook. */
export function useCellOrder(campaign: Campaign, cell: OrderedCell | null): WrittenOrder | null {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(() => {
    if (cell === null || !ordersCells(campaign)) return null;
    const { key, name, present } = cell;
    const { system, world } = campaign;
    const all = orderingParties(world);
    const settings = settingsInForce(campaign);
    const there = [...new Set(present)].flatMap(
      (party) => all.find((one) => one.key === party) ?? [],
    );
    return {
      campaign,
      title: t('board:order.title', { name }),
      parties: [...there, ...all.filter((party) => !there.includes(party))],
      linesOf: (party) =>
        systems[system]?.orders.linesAt?.(key, party, world, language, settings) ?? [],
      begun: '',
      execute: (command) => useSession.getState().execute(command),
    };
  }, [campaign, cell, language, t]);
}
