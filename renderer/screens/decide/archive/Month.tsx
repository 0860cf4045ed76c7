import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  hasUnits,
  type Party,
  type RuleSystem,
  type World,
} from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, DataTable, Select, ToggleGroup } from '../../../kit/ui';
import { orderingParties } from '../../../model/turn/model/realms';
import { useLateStart } from '../whatif/LateStart';
import { PAST_TABS, type PastTab, useArchive } from '../../../model/turn/archive/archive-store';
import { Balances } from './Balances';
import { Events } from './Events';
import { Fights } from './Fights';
import { Findings } from './Findings';
import { LettersTab } from './LettersTab';
import { Marches } from './Marches';
import { pastCampaign, pastModel, type PastMonth, type PastRun } from './past';
import { Reports } from './Reports';
import { useDay, useTurnName } from '../../../model/turn/archive/use-names';
import { type PastResults, useResults } from './use-results';
import { useHouse } from '../../../model/house/use-house';
import { Deviations } from '../../../model/house/Deviations';
import { useRulingWords } from '../decide/ruling-words';

const NO_RESULTS = {
  marches: [],
  events: [],
  fights: [],
  postings: [],
  balances: [],
  reports: [],
  findings: [],
  questions: [],
  stages: [],
};

/** The GM's own decisions, with his reasons: figures, dice, answers, whole outcomes. */
const Rulings = ({ model, archived, campaign, results }: PastMonth) => {
  const { t } = useTranslation();
  const past = pastModel(model, campaign, results ?? NO_RESULTS, model.party);
  const wordsOf = useRulingWords(past, 'everything');
  const rulings = Object.values(archived.rulings);
  return (
    <div className="ww-past-leaf">
      <p className="ww-small ww-quiet">{t('openTurn:archive.seed', { seed: archived.seed })}</p>
      {rulings.length === 0 ? (
        <p className="ww-quiet">{t('openTurn:archive.noRulings')}</p>
      ) : (
        <DataTable
          rows={rulings.map((ruling) => ({ ...ruling, ...wordsOf(ruling) }))}
          keyOf={({ key }) => key}
          columns={[
            {
              id: 'subject',
              label: t('openTurn:archive.ruling.subject'),
              cell: ({ subject }) => subject,
            },
            {
              id: 'value',
              label: t('openTurn:archive.ruling.value'),
              cell: ({ value }) => <span className="ww-hand ww-figures">{value}</span>,
            },
            {
              id: 'reason',
              label: t('app:common.reason'),
              cell: ({ reason }) => reason,
            },
          ]}
        />
      )}
    </div>
  );
};

/** The settings and house rules that were in force, as far as they differ from the rulebook. */
const Rules = ({ model, archived, campaign }: PastMonth) => {
  const inForce = useMemo(
    () => ({ ...campaign, settings: archived.settings, editions: {} }),
    [campaign, archived],
  );
  const house = useHouse(inForce, model.system);
  return (
    <div className="ww-past-leaf ww-past-rules">
      <Deviations id="ww-past-rules" house={house} />
    </div>
  );
};

const HANDED_IN: Readonly<Partial<Record<PastTab, ComponentType<PastMonth>>>> = {
  letters: LettersTab,
  rulings: Rulings,
  rules: Rules,
};

const CAME_OUT: Readonly<Partial<Record<PastTab, ComponentType<PastRun>>>> = {
  findings: Findings,
  marches: Marches,
  events: Events,
  fights: Fights,
  balances: Balances,
  reports: Reports,
};

/** Shows that no results were stored, and computes them again where that is possible. */
const NoResults = ({ past }: { readonly past: PastResults }) => {
  const { t } = useTranslation();
  return (
    <div className="ww-archive-unkept ww-grid ww-gap-10">
      <p>{t(past.state === 'failed' ? 'openTurn:archive.failed' : 'openTurn:archive.notKept')}</p>
      {past.again === undefined ? (
        <p className="ww-quiet ww-small">{t('openTurn:archive.tooOld')}</p>
      ) : (
        <Button onPress={past.again} isDisabled={past.state === 'running'}>
          {t(past.state === 'running' ? 'openTurn:archive.running' : 'openTurn:archive.again')}
        </Button>
      )}
    </div>
  );
};

const Tab = ({
  tab,
  month,
  past,
}: {
  readonly tab: PastTab;
  readonly month: PastMonth;
  readonly past: PastResults;
}) => {
  const HandedIn = HANDED_IN[tab];
  const CameOut = CAME_OUT[tab];
  if (HandedIn !== undefined) return <HandedIn {...month} />;
  if (CameOut === undefined) return null;
  return past.results === null ? (
    <NoResults past={past} />
  ) : (
    <CameOut {...month} results={past.results} />
  );
};

/** The link to a late correction of this month, where one is possible. */
const LateCorrection = ({ month, turn }: { readonly month: Campaign; readonly turn: number }) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const late = useLateStart(month);
  if (!late.turns.includes(turn)) return null;
  return (
    <Button onPress={() => late.begin(turn)} isDisabled={readOnly}>
      {t('openTurn:archive.late')}
    </Button>
  );
};

const Head = ({ model, archived }: Pick<PastMonth, 'model' | 'archived'>) => {
  const { t } = useTranslation();
  const nameOf = useTurnName(model.month);
  const dayOf = useDay();
  const { corrected = [] } = archived;
  return (
    <header className="ww-archive-head ww-row ww-align-start ww-split ww-gap-24">
      <div>
        <h2 id="ww-archive-title" className="ww-archive-title">
          {nameOf(archived)}
        </h2>
        <p className="ww-small ww-quiet">
          {t('openTurn:archive.applied', { date: dayOf(archived.appliedAt) })}.{' '}
          {t('openTurn:archive.readOnly')}
        </p>
        {corrected.map(({ at, reason }) => (
          <p key={at} className="ww-small ww-hand">
            {t('openTurn:archive.correctedAt', { date: dayOf(at), reason })}
          </p>
        ))}
      </div>
      <LateCorrection month={model.month} turn={archived.turn} />
    </header>
  );
};

const RealmChoice = ({ parties }: { readonly parties: readonly Party[] }) => {
  const { t } = useTranslation();
  const { party, look } = useArchive();
  return (
    <Select
      label={t('noun:Realm')}
      isLabelHidden
      value={party ?? ''}
      onChange={(key) => look({ party: key === '' ? null : key })}
      options={[
        { id: '', label: t('openTurn:archive.allRealms') },
        ...parties.map(({ key, name }) => ({ id: key, label: name })),
      ]}
    />
  );
};

/** Games without units have neither marches nor fights to show, those without money no books. */
const isTabOf = (system: RuleSystem<World>) => {
  const isWithUnits = hasUnits(system);
  return (tab: PastTab): boolean => {
    if (tab === 'marches' || tab === 'fights') return isWithUnits;
    return tab !== 'balances' || system.currency !== undefined;
  };
};

/** One month of the archive: letters, decisions, results. */
export function Month({ model, archived }: Pick<PastMonth, 'model' | 'archived'>) {
  const { t } = useTranslation();
  const { tab, party, look } = useArchive();
  const { month } = model;
  const campaign = useMemo(() => pastCampaign(month, archived), [month, archived]);
  const past = useResults(month, archived);
  const parties = useMemo(() => orderingParties(campaign.world), [campaign.world]);
  const tabs = PAST_TABS.filter(isTabOf(model.system));
  const realms = party === null ? parties : parties.filter(({ key }) => key === party);
  return (
    <section className="ww-archive-main ww-stack" aria-labelledby="ww-archive-title">
      <Head model={model} archived={archived} />
      <div className="ww-archive-bar ww-row ww-wrapping ww-split">
        <ToggleGroup
          label={t('openTurn:archive.leaves')}
          variant="line"
          value={tab}
          onChange={(next) => look({ tab: next })}
          options={tabs.map((id) => ({ id, label: t(`openTurn:archive.leaf.${id}`) }))}
        />
        <RealmChoice parties={parties} />
      </div>
      {past.state === 'again' ? (
        <p className="ww-archive-note ww-small">{t('openTurn:archive.computedAgain')}</p>
      ) : null}
      <Tab
        tab={tab}
        month={{ model, archived, campaign, realms, results: past.results }}
        past={past}
      />
    </section>
  );
}
