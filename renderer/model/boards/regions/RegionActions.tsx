import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  mergeRegions,
  neighboursOf,
  type Region,
  removeRegion,
} from '../../../../engine';
import { useWords } from '../../../kit/explain/react';
import { figuresOf } from '../../../kit/explain';
import { Button, Menu } from '../../../kit/ui';
import { carryOut } from './board';
import { presentIn } from './seen';
import { useRegionsView } from './state';

/** Names of those who stand in a region. */
const useStanding = (campaign: Campaign): ((region: string) => string) => {
  const { list } = figuresOf(useWords());
  return (region) =>
    list(
      presentIn(campaign, region).map(({ party }) => campaign.world.parties[party]?.name ?? party),
    );
};

/** Joining a region with a neighbour and taking it away; not where somebody stands in what would go. */
export function RegionActions({
  campaign,
  region,
  isResting,
}: {
  readonly campaign: Campaign;
  readonly region: Region;
  readonly isResting: boolean;
}) {
  const { t } = useTranslation();
  const standing = useStanding(campaign);
  const set = useRegionsView((screen) => screen.set);
  const { board } = campaign.world;
  if (board === undefined) return null;
  const { key, name } = region;
  const here = standing(key);
  const merged = neighboursOf(board, key).flatMap((other) => {
    const label = board.regions[other]?.name ?? other;
    return [
      {
        id: other,
        label,
        isDisabled: standing(other) !== '',
        onAction: () => {
          const edit = mergeRegions(board, key, other);
          carryOut(campaign, 'regions:command.merge', { name, other: label }, edit);
        },
      },
    ];
  });
  return (
    <div className="ww-board-acts ww-stack ww-align-start">
      {merged.length === 0 ? null : (
        <Menu
          trigger={
            <Button variant="text" isDisabled={isResting}>
              {t('regions:acts.merge')}
            </Button>
          }
          label={t('regions:acts.merge')}
          entries={merged}
        />
      )}
      <Button
        variant="text"
        icon="trash"
        isDisabled={isResting || here !== ''}
        onPress={() => {
          const edit = removeRegion(board, key);
          if (carryOut(campaign, 'regions:command.remove', { name }, edit)) set({ chosen: null });
        }}
      >
        {t('regions:acts.remove')}
      </Button>
      {here === '' ? null : (
        <p className="ww-small ww-quiet">{t('regions:acts.standing', { parties: here })}</p>
      )}
    </div>
  );
}
