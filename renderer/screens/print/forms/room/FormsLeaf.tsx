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
import type { Fonts } from '../../../../kit/paper';
import { EmptyState } from '../../../../kit/ui';
import { PrintTab } from '../../room/PrintTab';
import { useForms } from '../form-store';
import { formName, formPages, type FormTask, onPaper } from '../make';
import { AllRealms } from './AllRealms';
import { FormOptions } from './FormOptions';

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
  const { choice, choose } = useForms();
  const { parties } = campaign.world;
  const party = choice.party !== null && Object.hasOwn(parties, choice.party) ? choice.party : null;
  const { paper } = choice;
  const language = choice.language ?? screen;
  const task = useMemo(
    (): FormTask => ({ campaign, system, form, party, language, paper }),
    [campaign, system, form, party, language, paper],
  );
  const pages = useCallback((fonts: Fonts) => formPages(task, fonts), [task]);
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
            parties={Object.values(parties)}
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
export const FormsLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const chosen = useForms((state) => state.choice.form);
  const system = systems[campaign.system];
  const forms = system?.forms?.definitions ?? [];
  const form = forms.find(({ id }) => id === chosen) ?? forms[0];
  if (system === undefined || form === undefined)
    return (
      <div className="ww-print-empty">
        <EmptyState title={t('forms:none.title')}>{t('forms:none.text')}</EmptyState>
      </div>
    );
  return <Desk campaign={campaign} system={system} forms={forms} form={form} />;
};
