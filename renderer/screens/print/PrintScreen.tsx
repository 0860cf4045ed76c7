import { useTranslation } from 'react-i18next';
import { useSession } from '../../model/state/session';
import { Checkbox, Select, TabSwitch, ToggleGroup } from '../../kit/ui';
import { choiceIn, leavesOf, openTab, type PrintTab as TabId, usePrint } from './print-store';
import './print-screen.css';
import { type ComponentType, useCallback, useMemo } from 'react';
import { tabShortcuts, useShortcuts } from '../../kit/state/shortcuts';
import type { Campaign } from '../../../engine';
import { FormsTab } from './forms/tabs/FormsTab';
import { BoardTab } from './tabs/BoardTab';
import { MapsTab } from './tabs/MapsTab';
import { PagesTab } from './tabs/PagesTab';
import { useLanguage } from '../../kit/explain/react';
import type { Fonts } from '../../kit/paper';
import { layOut } from '../../kit/paper/flow';
import { chronicleDocument } from './chronicle/document';
import { LanguageChoice, PaperChoice } from './tabs/PaperChoice';
import { PosterTab } from './tabs/PosterTab';
import { PrintTab } from './tabs/PrintTab';
import { wordsOf } from '../../kit/text/words';
import { BLANK_SIZES, blankFields, type BlankOrder, composeBlank } from './blank';
import { Millimetres } from './tabs/Millimetres';

const SIZE_NAMES = ['small', 'large'] as const;

const BlankOptions = ({
  order,
  onChange,
}: {
  readonly order: BlankOrder;
  readonly onChange: (change: Partial<BlankOrder>) => void;
}) => {
  const { t } = useTranslation();
  const sizes = BLANK_SIZES.map((mm, index) => ({
    id: String(mm),
    label: t(`print:blank.${SIZE_NAMES[index] ?? 'small'}`),
  }));
  return (
    <>
      <ToggleGroup
        label={t('print:blank.size')}
        isLabelShown
        value={String(order.fieldMm)}
        options={sizes}
        onChange={(id) => onChange({ fieldMm: Number(id) })}
      />
      <Millimetres value={order.fieldMm} onChange={(fieldMm) => onChange({ fieldMm })} />
      <PaperChoice value={order} onChange={onChange} />
      <Checkbox
        isSelected={order.grossfeldLines}
        onChange={(grossfeldLines) => onChange({ grossfeldLines })}
      >
        {t('print:blank.grossfeldLines')}
      </Checkbox>
      <Checkbox isSelected={order.numbers} onChange={(numbers) => onChange({ numbers })}>
        {t('print:blank.numbers')}
      </Checkbox>
      <p className="ww-small">{t('print:blank.fields', { count: blankFields(order).length })}</p>
    </>
  );
};

/** Blank sheets of fields to draw on. */
const BlankTab = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { blank } = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const pages = useCallback(
    (fonts: Fonts) => [composeBlank(blank, { say: wordsOf(language), language, fonts })],
    [blank, language],
  );
  const mm = new Intl.NumberFormat(language).format(blank.fieldMm);
  return (
    <PrintTab
      campaign={campaign}
      title={t('print:blank.title')}
      intro={t('print:blank.intro')}
      options={
        <>
          <BlankOptions
            order={blank}
            onChange={(part) => choose(campaign.id, { blank: { ...blank, ...part } })}
          />
          <p className="ww-quiet ww-small">{t('print:printHint')}</p>
        </>
      }
      pages={pages}
      file={t('print:blank.fileName', { mm })}
      language={language}
    />
  );
};

/** What is public of all applied turns, on sheets of paper. */
const ChronicleTab = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const screen = useLanguage();
  const choice = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const language = choice.language ?? screen;
  const { tone, paper } = choice.chronicle;
  const pages = useCallback(
    (fonts: Fonts) => layOut(chronicleDocument({ campaign, language, tone, paper }), fonts),
    [campaign, language, tone, paper],
  );
  const change = (part: Partial<typeof choice.chronicle>): void =>
    choose(campaign.id, { chronicle: { ...choice.chronicle, ...part } });
  return (
    <PrintTab
      campaign={campaign}
      title={t('print:chronicle.title')}
      intro={t('print:chronicle.intro')}
      options={
        <>
          <ToggleGroup
            label={t('delivery:edit.tone')}
            value={tone}
            options={(['neutral', 'inCharacter'] as const).map((id) => ({
              id,
              label: t(`delivery:edit.${id}`),
            }))}
            onChange={(next) => change({ tone: next })}
          />
          <LanguageChoice
            value={language}
            onChange={(next) => choose(campaign.id, { language: next })}
          />
          <Select
            label={t('print:paper')}
            value={paper}
            options={(['A4', 'A5', 'Letter'] as const).map((id) => ({ id, label: id }))}
            onChange={(next) => change({ paper: next })}
          />
        </>
      }
      pages={pages}
      file={t('print:fileName', { realm: campaign.name, date: t('print:chronicle.title') })}
      language={language}
    />
  );
};

/** A tab of the screen; it fills the space below the tab bar. */
type TabContent = ComponentType<{ readonly campaign: Campaign }>;

const TABS: Readonly<Record<TabId, TabContent>> = {
  maps: MapsTab,
  blank: BlankTab,
  board: BoardTab,
  forms: FormsTab,
  chronicle: ChronicleTab,
  poster: PosterTab,
  pages: PagesTab,
};

/** Sheets for paper: maps or the board as one party knows them, forms, and what there is to draw on. */
export function PrintScreen() {
  const { t } = useTranslation();
  const campaign = useSession((session) => session.campaign);
  const chosen = usePrint((state) => state.tab);
  const set = usePrint((state) => state.set);
  const tabs = useMemo(() => (campaign === null ? [] : leavesOf(campaign)), [campaign]);
  const keys = useMemo(
    () =>
      tabShortcuts(
        (tab) => `print:leaf.${tab}`,
        { scope: 'app:screen.print', icon: 'print' },
        tabs,
        (tab) => usePrint.getState().set({ tab }),
      ),
    [tabs],
  );
  useShortcuts(keys);
  if (campaign === null) return null;
  const tab = openTab({ tab: chosen }, campaign);
  const Tab = TABS[tab];
  return (
    <div className="ww-whole ww-stack">
      <div className="ww-print-leaves">
        <TabSwitch
          label={t('print:leaves')}
          nameOf={(one) => t(`print:leaf.${one}`)}
          tabs={tabs}
          value={tab}
          onChange={(next) => set({ tab: next })}
        />
      </div>
      <Tab key={tab} campaign={campaign} />
    </div>
  );
}
