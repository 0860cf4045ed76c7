import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Dossier, settingsAt } from '../../../../engine';
import { useReadings } from '../../../model/adjudicate';
import { ErrorCard } from '../../../kit/ui';
import { useDispatchView } from '../../../model/reports/dispatch-store';
import { questionsIn } from '../model/questions';
import { DeskHead } from './DeskHead';
import { Editor } from './Editor';
import { MapDialog } from './MapDialog';
import { Paper } from './Paper';
import { ReleaseDialog } from './ReleaseDialog';
import { useComposed } from './use-composed';
import { useDeskActs } from './use-desk-acts';
import { useEvaluationKeys } from './use-evaluation-keys';
import type { EvaluationsModel } from './use-evaluations';
import { useStale } from './use-stale';

/** What the player asks in his letter of the month. */
const useQuestions = (
  { campaign, system, chosen }: EvaluationsModel,
  dossier: Dossier | undefined,
) => {
  const letter = dossier?.letter ?? '';
  const { id, world, editions } = campaign;
  const { turn } = world.clock;
  const { key } = chosen.party;
  const settings = useMemo(
    () => settingsAt({ settings: campaign.settings, editions }, turn),
    [campaign.settings, editions, turn],
  );
  const letters = useMemo(
    () => (letter === '' ? [] : [{ party: key, text: letter }]),
    [letter, key],
  );
  const readingOf = useReadings({ id, system: system.id, world, settings }, letters);
  return useMemo(
    () =>
      questionsIn(
        letter,
        letters.flatMap((one) => readingOf(one)?.parts ?? []),
      ),
    [letter, letters, readingOf],
  );
};

/** The evaluation of one realm: block by block, and on paper. */
export const Desk = ({ model }: { readonly model: EvaluationsModel }) => {
  const { t } = useTranslation();
  const { view, over, choose } = useDispatchView();
  const { chosen, facts } = model;
  const { key } = chosen.party;
  const dossier = useMemo(() => facts.of(key), [facts, key]);
  const { composed, isSetting, isFailed } = useComposed(chosen, dossier, facts);
  useStale(model);
  const acts = useDeskActs(model, dossier);
  const questions = useQuestions(model, dossier);
  useEvaluationKeys({ model, acts, evaluation: composed?.evaluation });
  const close = (): void => choose({ over: null });
  return (
    <div className="ww-evaluation ww-stack">
      <DeskHead model={model} acts={acts} />
      {isFailed ? (
        <ErrorCard title={chosen.party.name}>{t('dispatch:desk.makeFailed')}</ErrorCard>
      ) : null}
      <div className="ww-evaluation-body" data-view={view} aria-busy={isSetting}>
        {composed === undefined ? (
          <p className="ww-quiet ww-evaluation-wait">
            {isFailed ? null : t('dispatch:desk.setting')}
          </p>
        ) : (
          <>
            {view === 'paper' ? null : (
              <Editor
                key={`text ${key}`}
                evaluation={composed.evaluation}
                questions={questions}
                realm={chosen}
              />
            )}
            {view === 'text' ? null : (
              <Paper key={`paper ${key}`} pages={composed.pages} realm={chosen.party.name} />
            )}
          </>
        )}
      </div>
      <MapDialog key={`map ${key}`} realm={chosen} isOpen={over === 'map'} onClose={close} />
      <ReleaseDialog realm={chosen} isOpen={over === 'release'} onClose={close} />
    </div>
  );
};
