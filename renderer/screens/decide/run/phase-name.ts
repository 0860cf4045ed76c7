import { useTranslation } from 'react-i18next';
import { useGame } from '../../../model/explain/use-game';

/** What a phase of a run is called: in the words of the game, if it has any, else in those all games share. */
export function usePhaseName(): (phase: string) => string {
  const { t } = useTranslation();
  const game = useGame()?.id ?? '';
  return (phase) =>
    t([`${game}:phase.${phase}`, `${game}:step.${phase}.title`, `decide:run.phase.${phase}`], {
      defaultValue: phase,
    });
}
