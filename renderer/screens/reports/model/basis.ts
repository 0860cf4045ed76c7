import type { Campaign } from '../../../../engine';

/**
 * True if dossiers of two states of a campaign are the same: what the GM writes into evaluations, and what he notes as
 * sent, is not in them.
 */
export const isSameBasis = (a: Campaign, b: Campaign): boolean => {
  const turns = Object.keys(b.archive);
  return (
    a.world === b.world &&
    a.system === b.system &&
    a.settings === b.settings &&
    a.editions === b.editions &&
    a.deadline === b.deadline &&
    turns.length === Object.keys(a.archive).length &&
    turns.every((key) => {
      const [old, now] = [a.archive[Number(key)], b.archive[Number(key)]];
      return (
        old === now ||
        (old?.results === now?.results && old?.sheets === now?.sheets && old?.start === now?.start)
      );
    })
  );
};
