import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  neighboursOf,
  type Region,
  success,
  suggestedBorders,
  withNeighbours,
  withoutNeighbours,
  withTouching,
} from '../../../../engine';
import { CellList } from '../../../kit/board/Lists';
import { OutcomeSelect } from '../../board/OutcomeSelect';
import { Part, Quiet } from '../../../kit/board/Rows';
import { Button, IconButton } from '../../../kit/ui';
import { carryOut, editBoard, touchOf } from './board';
import type { SeenBoard } from './seen';
import { useRegionsView } from './state';
import { Swatch } from './Swatch';

/** The neighbours of a region: to go there, to add and to take away. */
export function Neighbours({
  campaign,
  region,
  seen,
  isResting,
  reachable,
}: {
  readonly campaign: Campaign;
  readonly region: Region;
  readonly seen: SeenBoard;
  readonly isResting: boolean;
  /** How many regions can be reached from it. */
  readonly reachable: number;
}) {
  const { t } = useTranslation();
  const set = useRegionsView((screen) => screen.set);
  const { board, viewer } = seen;
  const { key, name } = region;
  const keys = neighboursOf(board, key);
  const mayChange = viewer === null && !isResting;
  const others = Object.values(board.regions).filter(
    (other) => other.key !== key && !keys.includes(other.key),
  );
  const touching = useMemo(
    () => (mayChange ? suggestedBorders(board, touchOf(board), [key]) : []),
    [mayChange, board, key],
  );
  const nameOf = (other: string): string => board.regions[other]?.name ?? other;
  return (
    <Part title={t('regions:neighbours.title')}>
      {keys.length === 0 ? <Quiet>{t('regions:neighbours.none')}</Quiet> : null}
      <CellList
        cells={keys.map((other) => ({
          key: other,
          text: nameOf(other),
          face: <Swatch tint={board.regions[other]?.tint ?? 'plain'} />,
          more: mayChange ? (
            <IconButton
              icon="close"
              label={t('regions:neighbours.part', { name: nameOf(other) })}
              placement="left"
              onPress={() => {
                const about = { name, other: nameOf(other) };
                const edit = success(withoutNeighbours(board, key, other));
                carryOut(campaign, 'regions:command.part', about, edit);
              }}
            />
          ) : null,
        }))}
        onChoose={(other) => set({ chosen: other })}
      />
      {keys.length === 0 ? null : (
        <Quiet>{t('regions:neighbours.reach', { count: reachable })}</Quiet>
      )}
      {mayChange && others.length > 0 ? (
        <OutcomeSelect
          screen={useRegionsView}
          label={t('regions:neighbours.add')}
          placeholder={t('regions:neighbours.choose')}
          choices={others.map((other) => ({
            text: other.name,
            isSo: false,
            choose: () => {
              const about = { name, other: other.name };
              const edit = withNeighbours(board, key, other.key);
              return editBoard(campaign, 'regions:command.connect', about, edit);
            },
          }))}
        />
      ) : null}
      {touching.length === 0 ? null : (
        <Button
          icon="line"
          onPress={() => {
            const edit = success(withTouching(board, touchOf(board), [key]));
            carryOut(campaign, 'regions:command.touching', { name, count: touching.length }, edit);
          }}
        >
          {t('regions:neighbours.touching', { count: touching.length })}
        </Button>
      )}
    </Part>
  );
}
