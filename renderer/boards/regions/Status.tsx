import { useTranslation } from 'react-i18next';
import { areNeighbours, type Region, type RegionBoard, stepsBetween } from '../../../engine';
import { BoardStatus } from '../kit/Status';
import { useBoardRoom } from './state';
import type { SeenBoard } from './use-board';

/** How far the region under the hand is from the chosen one. */
const Distance = ({
  board,
  from,
  to,
}: {
  readonly board: RegionBoard;
  readonly from: Region;
  readonly to: Region;
}) => {
  const { t } = useTranslation();
  const steps = stepsBetween(board, from.key, to.key);
  if (steps === undefined) return <span>{t('regions:status.noWay', { name: from.name })}</span>;
  const isNext = areNeighbours(board, from.key, to.key);
  return (
    <span>
      {isNext
        ? t('regions:status.neighbour', { name: from.name })
        : t('regions:status.steps', { name: from.name, count: steps })}
    </span>
  );
};

/** The region under the hand, how far it is from the chosen one, and what the tool says. */
export const Status = ({ seen }: { readonly seen: SeenBoard }) => {
  const { t } = useTranslation();
  const { hover, chosen, tool, told } = useBoardRoom();
  const { regions } = seen.board;
  const [under, mine] = [regions[hover ?? ''], regions[chosen ?? '']];
  const region = under ?? mine;
  return (
    <BoardStatus told={told}>
      <span>
        {region === undefined ? (
          t('regions:status.none')
        ) : (
          <>
            <b>{region.name}</b> {t(`regions:tint.${region.tint}`)}
          </>
        )}
      </span>
      {under === undefined || mine === undefined || under === mine ? null : (
        <Distance board={seen.board} from={mine} to={under} />
      )}
      <span>{t(`regions:tool.${tool}`)}</span>
    </BoardStatus>
  );
};
