import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type FormDefinition,
  type RuleSystem,
  systems,
  type World,
} from '../../../../../engine';
import { useLanguage } from '../../../../kit/explain/react';
import type { Fonts, Page } from '../../../../kit/paper';
import { Button, EmptyState } from '../../../../kit/ui';
import { guardOf } from '../../room/guard';
import { HeldBack } from '../../room/HeldBack';
import { Preview } from '../../room/Preview';
import { PrintedPages } from '../../room/PrintedPages';
import { useActs } from '../../room/use-acts';
import { useFonts } from '../../room/use-fonts';
import { usePaper } from '../../room/use-paper';
import { useForms } from '../form-store';
import { formName, formPages, type FormTask, onPaper } from '../make';
import { AllRealms } from './AllRealms';
import { FormOptions } from './FormOptions';

const NO_PAGES: readonly Page[] = [];

const Nothing = () => {
  const { t } = useTranslation();
  return (
    <div className="ww-print-empty">
      <EmptyState title={t('forms:none.title')}>{t('forms:none.text')}</EmptyState>
    </div>
  );
};

/** Save and print what lies on the desk. */
const Acts = ({
  task,
  pages,
  fonts,
}: {
  readonly task: FormTask;
  readonly pages: readonly Page[];
  readonly fonts: Fonts | 'loading' | 'failed';
}) => {
  const { t } = useTranslation();
  const { outcome, leaks, isBusy, save, print } = usePaper();
  const name = formName(task);
  const { campaign, party } = task;
  const guard = useMemo(
    () => (party === null ? undefined : guardOf(campaign, party)),
    [campaign, party],
  );
  const onSave = useCallback(() => {
    if (typeof fonts !== 'string')
      save(
        { pages, name, language: task.language, fonts, guard },
        { format: 'pdf', dpi: 150, sheet: null },
      );
  }, [fonts, save, pages, name, task.language, guard]);
  const onPrint = useCallback(() => print(name), [print, name]);
  useActs(onSave, onPrint);
  const isDisabled = isBusy || pages.length === 0;
  return (
    <div className="ww-print-go ww-stack ww-gap-8">
      <p>{t('forms:sheets', { count: pages.length, paper: task.paper })}</p>
      <div className="ww-print-acts ww-row ww-align-stretch ww-gap-8">
        <Button
          variant="filled"
          icon="download"
          shortcut="Mod+E"
          isDisabled={isDisabled}
          onPress={onSave}
        >
          {t('print:save')}
        </Button>
        <Button icon="print" shortcut="Mod+P" isDisabled={isDisabled} onPress={onPrint}>
          {t('print:print')}
        </Button>
      </div>
      <p className="ww-small" role="status">
        {fonts === 'failed' ? t('print:noFonts') : outcome}
      </p>
      <HeldBack leaks={leaks} guard={guard} />
    </div>
  );
};

const Desk = ({
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
  const fonts = useFonts();
  const { choice, choose } = useForms();
  const { parties } = campaign.world;
  const party = choice.party !== null && Object.hasOwn(parties, choice.party) ? choice.party : null;
  const { paper } = choice;
  const language = choice.language ?? screen;
  const task = useMemo(
    (): FormTask => ({ campaign, system, form, party, language, paper }),
    [campaign, system, form, party, language, paper],
  );
  const pages = useMemo(
    () => (typeof fonts === 'string' ? NO_PAGES : formPages(task, fonts)),
    [task, fonts],
  );
  const make = useCallback(() => onPaper(pages), [pages]);
  return (
    <div className="ww-print-leaf">
      <aside className="ww-print-options ww-stack" aria-label={t('forms:title')}>
        <div className="ww-print-choices ww-stack ww-gap-16" tabIndex={-1}>
          <header>
            <h1 className="ww-head">{t('forms:title')}</h1>
            <p className="ww-quiet ww-small">{t('forms:intro')}</p>
          </header>
          <FormOptions
            forms={forms}
            form={form}
            parties={Object.values(parties)}
            choice={{ ...choice, party }}
            language={language}
            onChange={choose}
          />
          {Object.keys(parties).length === 0 ? null : (
            <AllRealms task={task} fonts={typeof fonts === 'string' ? undefined : fonts} />
          )}
        </div>
        <Acts task={task} pages={pages} fonts={fonts} />
      </aside>
      <Preview pages={pages} />
      <PrintedPages make={make} />
    </div>
  );
};

/** The forms of the game, empty or filled in for a realm from the books. */
export const FormsLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const chosen = useForms((state) => state.choice.form);
  const system = systems[campaign.system];
  const forms = system?.forms?.definitions ?? [];
  const form = forms.find(({ id }) => id === chosen) ?? forms[0];
  if (system === undefined || form === undefined) return <Nothing />;
  return <Desk campaign={campaign} system={system} forms={forms} form={form} />;
};
