import { useTranslation } from 'react-i18next';
import { Button, Checkbox, FindingMark, Menu, ToggleGroup } from '../../../kit/ui';
import { bytesOf } from '../../../model/files/moments';
import { usePreferences } from '../../../model/state/preferences';
import { useSession } from '../../../model/state/session';
import { LetterLanguage } from '../../../model/letters/LetterActions';
import { TURN_REPORT_VIEWS, useDeliveryView } from '../../../model/reports/delivery-store';
import { mapOf } from '../model/draft';
import { isProofed } from '../model/state';
import { FORMAT_TEXTS, FORMATS } from '../press/protocol';
import { chooseLanguage, choosePage, chooseTone } from './commands';
import { StateMark } from './Rail';
import { RealmLeaks } from './RealmLeaks';
import type { ReportActions, ReportNotice } from './use-report-actions';
import type { TurnReportRealm, TurnReportsModel } from './use-evaluations';

/** The result of the last command. */
const Notice = ({ notice }: { readonly notice: ReportNotice }) => {
  const { t } = useTranslation();
  const language = usePreferences((preferences) => preferences.language);
  if (notice === null) return null;
  if (notice.kind !== 'failed')
    return (
      <>
        <FindingMark kind="GOOD">
          {notice.kind === 'saved'
            ? t('delivery:desk.saved', { path: notice.path })
            : t('delivery:desk.clean')}
        </FindingMark>
        {notice.heavy === undefined ? null : (
          <FindingMark kind="WARN">
            {t('delivery:desk.heavyPage', { size: bytesOf(notice.heavy, language) })}
          </FindingMark>
        )}
      </>
    );
  return (
    <span role="alert">
      <FindingMark kind="REJECT">{t(notice.text)}</FindingMark>
    </span>
  );
};

/** States that it waits for its account, or why it does not (WW-1.4-07). */
const Account = ({
  realm,
  actions,
}: {
  readonly realm: TurnReportRealm;
  readonly actions: ReportActions;
}) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const choose = useDeliveryView((view) => view.choose);
  const { state, draft } = realm;
  if (draft.released !== undefined)
    return (
      <div className="ww-evaluation-account ww-row ww-wrapping">
        <FindingMark kind="HAND">
          {t('delivery:desk.released', { reason: draft.released })}
        </FindingMark>
        <Button
          variant="text"
          isDisabled={actions.hold === undefined}
          onPress={() => actions.hold?.()}
        >
          {t('delivery:desk.hold')}
        </Button>
      </div>
    );
  // The mark of its state says that it is withheld.
  if (state.kind !== 'withheld') return null;
  return (
    <div className="ww-evaluation-account ww-row ww-wrapping">
      <Button variant="text" isDisabled={readOnly} onPress={() => choose({ over: 'release' })}>
        {t('delivery:desk.release')}
      </Button>
    </div>
  );
};

const Options = ({
  realm,
  hasMap,
}: {
  readonly realm: TurnReportRealm;
  readonly hasMap: boolean;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const { view, choose } = useDeliveryView();
  const { draft, ref } = realm;
  const { sheets, field } = mapOf(draft);
  return (
    <div className="ww-evaluation-options ww-row ww-wrapping">
      <ToggleGroup
        label={t('delivery:desk.view')}
        variant="line"
        value={view}
        onChange={(next) => choose({ view: next })}
        options={TURN_REPORT_VIEWS.map((id) => ({ id, label: t(`delivery:desk.${id}`) }))}
      />
      <ToggleGroup
        label={t('delivery:edit.tone')}
        value={draft.tone}
        onChange={(tone) => void execute(chooseTone(ref, tone))}
        options={(['neutral', 'inCharacter'] as const).map((id) => ({
          id,
          label: t(`delivery:edit.${id}`),
          isDisabled: readOnly,
        }))}
      />
      <LetterLanguage
        language={draft.language}
        onChange={(language) => void execute(chooseLanguage(ref, language))}
        isDisabled={readOnly}
      />
      {hasMap ? (
        <Button icon="map" onPress={() => choose({ over: 'map' })}>
          {t('delivery:edit.map')}:{' '}
          {sheets === 0
            ? t('delivery:edit.mapNone')
            : t('delivery:edit.mapSummary', { count: sheets, field })}
        </Button>
      ) : null}
      <Checkbox
        isSelected={draft.page === true}
        isDisabled={readOnly}
        onChange={(hasPage) => void execute(choosePage(ref, hasPage))}
      >
        {t('delivery:edit.page')}
      </Checkbox>
    </div>
  );
};

const SaveMenu = ({ actions }: { readonly actions: ReportActions }) => {
  const { t } = useTranslation();
  return (
    <Menu
      label={t('delivery:desk.saveAs')}
      trigger={
        <Button icon="download" isDisabled={actions.save === undefined}>
          {t('delivery:desk.save')}
        </Button>
      }
      entries={FORMATS.map((format) => ({
        id: format,
        label: t(FORMAT_TEXTS[format]),
        onAction: () => actions.save?.(format),
      }))}
    />
  );
};

/** The open turn report: its state, its language and tone, and the ways to send it. */
export function ReportHead({
  model,
  actions,
}: {
  readonly model: TurnReportsModel;
  readonly actions: ReportActions;
}) {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const { chosen, archived } = model;
  const { party, state, draft } = chosen;
  const isDone = isProofed(draft, archived);
  return (
    <header className="ww-evaluation-head ww-grid ww-gap-8">
      <div className="ww-evaluation-title ww-row ww-wrapping">
        <h2>{party.name}</h2>
        <StateMark state={state} />
        <Account realm={chosen} actions={actions} />
        <span className="ww-push" aria-live="polite">
          {actions.isBusy ? t('delivery:desk.checking') : <Notice notice={actions.notice} />}
        </span>
      </div>
      <div className="ww-evaluation-acts ww-row ww-wrapping">
        <Options realm={chosen} hasMap={model.campaign.world.board === undefined} />
        <div className="ww-evaluation-out ww-row ww-wrapping">
          <Button
            shortcut="G"
            isDisabled={actions.toggleProof === undefined}
            onPress={() => actions.toggleProof?.()}
          >
            {t(isDone ? 'delivery:desk.unproof' : 'delivery:desk.proof')}
          </Button>
          <Button shortcut="L" isDisabled={actions.isBusy} onPress={actions.check}>
            {t('delivery:desk.check')}
          </Button>
          <SaveMenu actions={actions} />
          <Button
            shortcut="V"
            isDisabled={actions.toggleSent === undefined}
            onPress={() => actions.toggleSent?.()}
          >
            {t(state.kind === 'sent' ? 'delivery:desk.unmarkSent' : 'delivery:desk.markSent')}
          </Button>
        </div>
      </div>
      {readOnly ? <p className="ww-small ww-quiet">{t('delivery:desk.readOnly')}</p> : null}
      {actions.leaks === undefined || actions.leaks.length === 0 ? null : (
        <RealmLeaks leaks={actions.leaks} realm={chosen} />
      )}
    </header>
  );
}
