import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, type PartyKey, settingsInForce, systems } from '../../../engine';
import { useLanguage } from '../../kit/explain/react';
import type { Language } from '../../kit/text/words';
import { useSession } from '../state/session';
import { orderingParties } from '../turn/model/realms';
import type { WrittenOrder } from './OrderDialog';

/** A cell of a board or a field of a map for which an order is written, or a path over several. */
export interface OrderedPlace {
  readonly cells: readonly [string, ...string[]];
  /** Who is at the first of them, and whose it is: they are offered first. */
  readonly present: readonly (PartyKey | null)[];
  /** Somebody goes from cell to cell: who can is offered first, and the first order is begun. */
  readonly isMarch?: boolean;
}

/** True if orders about cells of the board can be written in a game. */
export function ordersCells({ system }: Pick<Campaign, 'system'>): boolean {
  return systems[system]?.orders.linesAt !== undefined;
}

/** Who can order something about a place, the most likely first, the lines offered to each, and what is begun. */
export function offersFor(
  campaign: Campaign,
  { cells, present, isMarch = false }: OrderedPlace,
  language: Language,
): Pick<WrittenOrder, 'parties' | 'linesOf' | 'begun'> {
  const { system, world } = campaign;
  const settings = settingsInForce(campaign);
  const all = orderingParties(world);
  const there = [...new Set(present)].flatMap(
    (party) => all.find((one) => one.key === party) ?? [],
  );
  const parties = [...there, ...all.filter((party) => !there.includes(party))];
  const linesOf = (party: PartyKey): readonly string[] =>
    systems[system]?.orders.linesAt?.(cells, party, world, language, settings) ?? [];
  if (cells.length === 1 || !isMarch) return { parties, linesOf, begun: '' };
  const able = parties.filter(({ key }) => linesOf(key).length > 0);
  const [begun = ''] = able[0] === undefined ? [] : linesOf(able[0].key);
  return {
    parties: [...able, ...parties.filter((party) => !able.includes(party))],
    linesOf,
    begun,
  };
}

/** The order that is written about a place of a campaign, in the letter of any party; null = no place. A hook. */
export function useCellOrder(
  campaign: Campaign,
  place: (OrderedPlace & { readonly name: string }) | null,
): WrittenOrder | null {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(() => {
    if (place === null || !ordersCells(campaign)) return null;
    return {
      campaign,
      title: t('board:order.title', { name: place.name }),
      ...offersFor(campaign, place, language),
      execute: (command) => useSession.getState().execute(command),
    };
  }, [campaign, place, language, t]);
}
