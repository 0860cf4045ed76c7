import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Variant } from '../../../../engine';
import { Button, FindingRow, Select, Tabs, TextField } from '../../../kit/ui';
import { RunNotice } from '../../../model/turn/parts/RunNotice';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { ComparedRuns } from '../whatif/ComparedRuns';
import { Booking } from './Booking';
import './correction.css';
import { useSession } from '../../../model/state/session';
import { CopyButton, LetterLanguage } from '../../../model/letters/LetterActions';
import { keepErratum } from './commands';
import { type RenderedRealm, wasSent } from './reported';
import { Reports } from './Reports';
import { type ComparedTurn, comparedTurns } from './compared-turns';
import { Decisions, TurnTable } from './Turns';
import { DamagedToday, Notices } from './Notices';
import { useCorrection } from './use-correction';
import { type Drafts, useDrafts } from './use-drafts';

const Letter = ({ realm, drafts }: { readonly realm: RenderedRealm; readonly drafts: Drafts }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const { name } = realm.party;
  const erratum = drafts.of(realm);
  return (
    <article className="ww-erratum ww-grid ww-gap-8">
      <TextField
        label={t('whatif:errata.letterTo', { realm: name })}
        rows={12}
        value={erratum.text}
        onChange={(text) => drafts.edit(realm, text)}
        isReadOnly={readOnly}
      />
      <div className="ww-row ww-gap-8">
        <CopyButton text={erratum.text} label={t('whatif:errata.copyOf', { realm: name })} />
        <Button
          isDisabled={readOnly}
          aria-label={t('whatif:errata.keepOf', { realm: name })}
          onPress={() => void execute(keepErratum(erratum, name, new Date().toISOString()))}
        >
          {t('whatif:errata.keep')}
        </Button>
        {drafts.isEdited(realm) ? (
          <Button
            variant="text"
            isDisabled={readOnly}
            aria-label={t('whatif:errata.redraftOf', { realm: name })}
            onPress={() => drafts.redraft(realm)}
          >
            {t('whatif:errata.redraft')}
          </Button>
        ) : null}
        <span className="ww-quiet ww-small">
          {t(wasSent(realm) ? 'whatif:errata.sent' : 'whatif:errata.notSent')}
        </span>
      </div>
    </article>
  );
};

interface ErrataProps {
  readonly realms: readonly RenderedRealm[];
  readonly drafts: Drafts;
}

/** A letter for every realm whose report was wrong: drafted from its own reports, to be edited. */
function Errata({ realms, drafts }: ErrataProps) {
  const { t } = useTranslation();
  if (realms.length === 0)
    return (
      <div className="ww-correction-pad ww-grid ww-gap-16">
        <FindingRow kind="GOOD">{t('whatif:errata.none')}</FindingRow>
      </div>
    );
  return (
    <div className="ww-correction-pad ww-grid ww-gap-16">
      <div className="ww-row ww-split ww-gap-16">
        <p className="ww-quiet">{t('whatif:errata.intro')}</p>
        <LetterLanguage language={drafts.language} onChange={drafts.setLanguage} />
      </div>
      {realms.map((realm) => (
        <Letter key={realm.party.key} realm={realm} drafts={drafts} />
      ))}
    </div>
  );
}

const TABS = ['differences', 'reports', 'decisions', 'errata', 'book'] as const;
type Tab = (typeof TABS)[number];

const idOf = ({ turn }: ComparedTurn): string => String(turn ?? 'today');

interface DifferencesProps {
  readonly model: TurnModel;
  readonly turns: readonly ComparedTurn[];
  readonly isUnchanged: boolean;
}

/** One turn, or today, before and after the correction. */
const Differences = ({ model, turns, isUnchanged }: DifferencesProps) => {
  const { t } = useTranslation();
  const [chosen, choose] = useState<string | null>(null);
  const shown = turns.find((one) => idOf(one) === chosen) ?? turns[0];
  if (shown === undefined) return null;
  return (
    <div className="ww-correction-differences ww-grid">
      <Select
        label={t('noun:Turn')}
        isLabelHidden
        options={turns.map((one) => ({
          id: idOf(one),
          label:
            one.turn === null
              ? t('whatif:turns.today')
              : t('whatif:turns.turn', { turn: one.turn }),
        }))}
        value={idOf(shown)}
        onChange={choose}
      />
      <ComparedRuns
        key={idOf(shown)}
        model={model}
        runs={shown.runs}
        labels={[t('whatif:correction.booked'), t('whatif:correction.corrected')]}
        same={t(isUnchanged ? 'whatif:correction.unchanged' : 'whatif:compare.same')}
      />
    </div>
  );
};

/**
 * A late correction of a booked month: what it changes in each turn up to today, who learned what, decisions to look at
 * again, errata, booking.
 */
export function Correction({
  model,
  variant,
}: {
  readonly model: TurnModel;
  readonly variant: Variant;
}) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('differences');
  const state = useCorrection(model, variant);
  const drafts = useDrafts(model.month, model.system, variant.turn);
  const { correction, realms, comparison, isUnchanged } = state;
  const { system, settings } = model;
  const turns = useMemo(
    () => (correction === null ? [] : comparedTurns(correction, { ...system, settings })),
    [correction, system, settings],
  );
  const { state: run, run: again, cancel } = comparison;
  const notice = <RunNotice proposed={{ state: run, run: again, cancel }} />;
  if (state.isDamaged) return <DamagedToday turn={variant.turn} />;
  if (correction === null)
    return (
      <section className="ww-correction ww-grid ww-whole" aria-label={t('whatif:correction.label')}>
        {notice}
      </section>
    );
  const panels: Readonly<Record<Tab, ReactNode>> = {
    differences: <Differences {...{ model, turns, isUnchanged }} />,
    reports: (
      <Reports realms={realms} hasTurns={correction.done.length + correction.ahead.length > 1} />
    ),
    decisions: <Decisions correction={correction} />,
    errata: <Errata realms={realms} drafts={drafts} />,
    book: <Booking model={model} variant={variant} state={state} drafts={drafts} />,
  };
  return (
    <section className="ww-correction ww-grid ww-whole" aria-label={t('whatif:correction.label')}>
      <div>
        {notice}
        <TurnTable turns={turns} realms={realms} />
        <Notices model={model} state={state} />
      </div>
      <Tabs
        label={t('whatif:correction.parts')}
        items={TABS.map((id) => ({ id, label: t(`whatif:tab.${id}`), panel: panels[id] }))}
        value={tab}
        onChange={setTab}
      />
    </section>
  );
}
