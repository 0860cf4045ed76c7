import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type FormDefinition,
  partiesInOrder,
  type Party,
  type PartyKey,
  type RuleSystem,
  systems,
  type World,
} from '../../../../../engine';
import { useLanguage } from '../../../../kit/explain/react';
import { type Fonts, useFonts } from '../../../../kit/paper';
import { Button, EmptyState, ProgressBar, Select, ToggleGroup } from '../../../../kit/ui';
import { PrintTab } from '../../tabs/PrintTab';
import { formName, type FormTask, onPaper } from '../make';
import {
  isOpening,
  noteOpening,
  OPENING,
  OPENING_FORM,
  openingReaders,
  sheetsOf,
} from '../opening';
import { bridge } from '../../../../kit/bridge';
import { type Shortcut, useShortcuts } from '../../../../kit/state/shortcuts';
import { useSession } from '../../../../model/state/session';
import { useFormBatch } from './use-form-batch';
import type { Language } from '../../../../kit/text/words';
import { FORM_PAPERS, type FormPaper } from '../order';
import { createStore } from '../../../../kit/state/create-store';

/** The chosen form. */
interface FormChoice {
  /** Id of the form; null = the first one of the game. */
  readonly form: string | null;
  /** Whose books fill it in; null = it stays empty. */
  readonly party: PartyKey | null;
  /** Null = that of the screen. */
  readonly language: Language | null;
  readonly paper: FormPaper;
}

interface FormStore {
  readonly choice: FormChoice;
  readonly choose: (change: Partial<FormChoice>) => void;
}

/** State while the program runs, never stored with the campaign. */
export const useForms = createStore<FormStore>((set) => ({
  choice: { form: null, party: null, language: null, paper: 'A4' },
  choose: (change) => set(({ choice }) => ({ choice: { ...choice, ...change } })),
}));

const LANGUAGES: readonly Language[] = ['de', 'en'];

/** Represents no realm among the realms; no key of a party is empty. */
const NOBODY = '';

/** Which form, for whom, in which language, on which paper. */
const FormOptions = ({
  forms,
  form,
  parties,
  choice,
  language,
  onChange,
}: {
  readonly forms: readonly FormDefinition[];
  readonly form: FormDefinition;
  readonly parties: readonly Party[];
  readonly choice: FormChoice;
  readonly language: Language;
  readonly onChange: (change: Partial<FormChoice>) => void;
}) => {
  const { t } = useTranslation();
  const screen = useLanguage();
  return (
    <>
      <Select
        label={t('forms:form')}
        options={forms.map(({ id, title }) => ({ id, label: title[screen] }))}
        value={form.id}
        onChange={(id) => onChange({ form: id })}
      />
      <p className="ww-quiet ww-small">
        {t(
          form.id === OPENING_FORM
            ? 'forms:opening.hint'
            : form.isReturned
              ? 'forms:returned'
              : 'forms:kept',
        )}
      </p>
      <Select
        label={t('forms:filledFor')}
        options={[
          { id: NOBODY, label: t('forms:nobody') },
          ...parties.map(({ key, name }) => ({ id: key, label: name })),
        ]}
        value={choice.party ?? NOBODY}
        onChange={(party) => onChange({ party: party === NOBODY ? null : party })}
      />
      <div className="ww-print-pair ww-grid ww-align-end ww-gap-12">
        <ToggleGroup
          label={t('app:common.language')}
          isLabelShown
          value={language}
          options={LANGUAGES.map((id) => ({ id, label: t(`forms:languageName.${id}`) }))}
          onChange={(next) => onChange({ language: next })}
        />
        <ToggleGroup
          label={t('forms:paper')}
          isLabelShown
          value={choice.paper}
          options={FORM_PAPERS.map((id) => ({ id, label: id }))}
          onChange={(paper) => onChange({ paper })}
        />
      </div>
    </>
  );
};

/** The chosen form for every realm, one file each. */
const AllRealms = ({ task }: { readonly task: FormTask }) => {
  const { t } = useTranslation();
  const loaded = useFonts();
  const fonts = typeof loaded === 'string' ? undefined : loaded;
  const { running, outcome, cancel, start } = useFormBatch(task, fonts);
  const { execute, readOnly } = useSession();
  const isIdle = running === null && fonts !== undefined;
  const keys = useMemo((): readonly Shortcut[] => {
    const [first] = bridge.outlets;
    if (first === undefined || !isIdle) return [];
    return [
      {
        id: 'print.forms',
        keys: 'Mod+Shift+F',
        text: 'forms:key.all',
        scope: 'app:screen.print',
        icon: 'download',
        inText: true,
        run: () => void start(first),
      },
    ];
  }, [isIdle, start]);
  useShortcuts(keys);
  const readers = openingReaders(task.campaign).map(({ key }) => key);
  const note = (): void => {
    const command = noteOpening(task, readers, new Date().toISOString());
    if (command !== undefined) void execute(command);
  };
  return (
    <section className="ww-print-group ww-stack ww-gap-12" aria-label={t('forms:all')}>
      <h2 className="ww-over">{t('forms:all')}</h2>
      <p className="ww-quiet ww-small">{t('forms:allHint')}</p>
      <div className="ww-print-acts ww-row ww-align-stretch ww-gap-8">
        {bridge.outlets.map((kind, index) => (
          <Button
            key={kind}
            isDisabled={!isIdle}
            onPress={() => void start(kind)}
            {...(index === 0 ? { shortcut: 'Mod+Shift+F' } : {})}
          >
            {t(`forms:outlet.${kind}`)}
          </Button>
        ))}
      </div>
      {running === null ? null : (
        <ProgressBar
          label={t('forms:running', { realm: running.realm })}
          done={running.done}
          total={running.total}
          onCancel={cancel}
        />
      )}
      <p className="ww-small" role="status">
        {outcome}
      </p>
      {task.form.id === OPENING_FORM ? (
        <div>
          <Button
            variant="text"
            icon="dispatch"
            isDisabled={readOnly || readers.length === 0}
            onPress={note}
          >
            {t('forms:opening.note')}
          </Button>
        </div>
      ) : null}
    </section>
  );
};

const ViewState = ({
  campaign,
  system,
  forms,
  form,
}: {
  readonly campaign: Campaign;
  readonly system: RuleSystem<World>;
  readonly forms: readonly FormDefinition[];
  readonly form: FormDefinition;
}) => {
  const { t } = useTranslation();
  const screen = useLanguage();
  const { choice, choose } = useForms();
  const { parties } = campaign.world;
  const party = choice.party !== null && Object.hasOwn(parties, choice.party) ? choice.party : null;
  const { paper } = choice;
  const language = choice.language ?? screen;
  const task = useMemo(
    (): FormTask => ({ campaign, system, form, party, language, paper }),
    [campaign, system, form, party, language, paper],
  );
  const pages = useCallback((fonts: Fonts) => sheetsOf(task, fonts), [task]);
  return (
    <PrintTab
      campaign={campaign}
      title={t('forms:title')}
      intro={t('forms:intro')}
      options={
        <>
          <FormOptions
            forms={forms}
            form={form}
            parties={partiesInOrder(parties)}
            choice={{ ...choice, party }}
            language={language}
            onChange={choose}
          />
          {Object.keys(parties).length === 0 ? null : <AllRealms task={task} />}
        </>
      }
      pages={pages}
      onPaper={onPaper}
      file={formName(task)}
      language={language}
      party={party}
      isPdfOnly
      sum={(sheets) => <p>{t('forms:sheets', { count: sheets, paper })}</p>}
    />
  );
};

/** The forms of the game, empty or filled in for a realm from the books. */
export function FormsTab({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const chosen = useForms((state) => state.choice.form);
  const system = systems[campaign.system];
  const own = system?.forms?.definitions ?? [];
  const forms = isOpening(campaign) ? [...own, OPENING] : own;
  const form = forms.find(({ id }) => id === chosen) ?? forms[0];
  if (system === undefined || form === undefined)
    return (
      <div className="ww-print-empty">
        <EmptyState title={t('forms:none.title')}>{t('forms:none.text')}</EmptyState>
      </div>
    );
  return <ViewState campaign={campaign} system={system} forms={forms} form={form} />;
}
