import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PartySnapshot, settingsAt } from '../../../../engine';
import { useReadings } from '../../../model/adjudicate';
import { Dialog, ErrorCard, FieldForm, IconButton } from '../../../kit/ui';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import { questionsIn } from '../model/questions';
import { ReportHead } from './ReportHead';
import { Editor } from './Editor';
import { MapDialog } from './MapDialog';
import { staleCount, useComposed } from './use-composed';
import { useReportActions } from './use-report-actions';
import { useTurnReportKeys } from './use-evaluation-keys';
import { type TurnReportRealm, type TurnReportsModel, holding, useFound } from './use-evaluations';
import { composeTurnReport } from '../turn-report/compose';
import { wordsOf } from '../../../kit/text/words';
import { useSession } from '../../../model/state/session';
import { release } from './commands';
import { type Page, PageView } from '../../../kit/paper';

/** CSS pixels per millimetre at the widths offered; null = the available width. */
const ZOOMS = [null, 3, 4, 5.5] as const;

/** The sheets as they will be printed, under each other. */
const Paper = ({ pages, realm }: { readonly pages: readonly Page[]; readonly realm: string }) => {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState(0);
  const scale = ZOOMS[zoom] ?? null;
  return (
    <section className="ww-evaluation-paper ww-stack" aria-label={t('delivery:paper.label')}>
      <header>
        <span className="ww-small ww-quiet">
          {t('delivery:paper.sheets', { count: pages.length })}
        </span>
        <IconButton
          icon="minus"
          label={t('delivery:paper.smaller')}
          isDisabled={zoom <= 1}
          onPress={() => setZoom(zoom - 1)}
        />
        <IconButton
          icon="plus"
          label={t('delivery:paper.larger')}
          isDisabled={zoom === ZOOMS.length - 1}
          onPress={() => setZoom(zoom + 1)}
        />
        <IconButton
          icon="fit"
          label={t('delivery:paper.fit')}
          isDisabled={zoom === 0}
          onPress={() => setZoom(0)}
        />
      </header>
      <div
        className="ww-evaluation-sheets ww-stack ww-gap-18 ww-scroll"
        tabIndex={0}
        role="group"
        aria-label={realm}
      >
        {pages.map((page, index) => (
          <div
            key={index}
            className="ww-evaluation-sheet"
            style={{
              aspectRatio: `${page.width} / ${page.height}`,
              width: scale === null ? '100%' : page.width * scale,
            }}
          >
            <PageView page={page} />
          </div>
        ))}
      </div>
    </section>
  );
};

/** Sends a turn report although its account is not paid: with a reason (WW-1.4-07). */
const ReleaseDialog = ({
  realm,
  isOpen,
  onClose,
}: {
  readonly realm: TurnReportRealm;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const title = t('delivery:desk.releaseTitle');
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onClose}>
      <FieldForm
        look="dialog"
        title={title}
        fields={{
          reason: {
            kind: 'text',
            label: t('delivery:desk.reason'),
            isRequired: true,
            autoFocus: true,
          },
        }}
        act={{ label: t('delivery:desk.releaseAct'), variant: 'filled' }}
        onCancel={onClose}
        onSubmit={({ reason }) => {
          void execute(release(realm.ref, reason));
          onClose();
        }}
      >
        <p>{t('delivery:desk.releaseText')}</p>
      </FieldForm>
    </Dialog>
  );
};

const hasWords = ({ draft: { edits } }: TurnReportRealm): boolean => Object.keys(edits).length > 0;

/** Looks for outdated texts of the GM in turn reports that are not open, one realm after the other. */
const useStale = ({ realms, chosen, facts }: TurnReportsModel): void => {
  const stale = useFound((found) => found.stale);
  const next = realms.find(
    (realm) =>
      realm.party.key !== chosen.party.key &&
      hasWords(realm) &&
      holding(stale[realm.party.key], { facts, mark: realm.mark }) === undefined,
  );
  useEffect(() => {
    if (next === undefined) return;
    const { party, draft, mark } = next;
    const snapshot = facts.of(party.key);
    if (snapshot === undefined) return;
    const words = wordsOf(draft.language, snapshot.system, snapshot.address);
    const turnReport = composeTurnReport(snapshot, draft, words);
    useFound.getState().noteStale(party.key, { facts, mark, stale: staleCount(turnReport) });
  }, [next, facts]);
};

/** What the player asks in his letter of the month. */
const useQuestions = (
  { campaign, system, chosen }: TurnReportsModel,
  snapshot: PartySnapshot | undefined,
) => {
  const letter = snapshot?.letter ?? '';
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

/** The turn report of one realm: block by block, and on paper. */
export function ReportEditor({ model }: { readonly model: TurnReportsModel }) {
  const { t } = useTranslation();
  const { view, over, choose } = useDeliveryView();
  const { chosen, facts } = model;
  const { key } = chosen.party;
  const snapshot = useMemo(() => facts.of(key), [facts, key]);
  const { composed, isSetting, isFailed } = useComposed(chosen, snapshot, facts);
  useStale(model);
  const actions = useReportActions(model, snapshot);
  const questions = useQuestions(model, snapshot);
  useTurnReportKeys({ model, actions, turnReport: composed?.turnReport });
  const close = (): void => choose({ over: null });
  return (
    <div className="ww-evaluation ww-stack">
      <ReportHead model={model} actions={actions} />
      {isFailed ? (
        <ErrorCard title={chosen.party.name}>{t('delivery:desk.makeFailed')}</ErrorCard>
      ) : null}
      <div className="ww-evaluation-body ww-grid" data-view={view} aria-busy={isSetting}>
        {composed === undefined ? (
          <p className="ww-quiet ww-evaluation-wait">
            {isFailed ? null : t('delivery:desk.setting')}
          </p>
        ) : (
          <>
            {view === 'paper' ? null : (
              <Editor
                key={`text ${key}`}
                turnReport={composed.turnReport}
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
}
