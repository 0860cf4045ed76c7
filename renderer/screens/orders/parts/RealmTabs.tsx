import { useEffect, useRef } from 'react';
import { Tab, TabList } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { IconButton, sideMarks, useSideOverflow } from '../../../kit/ui';
import type { RealmState } from '../../../model/turn/model/realms';
import { Shield } from '../../../model/turn/card/Sign';
import './realm-tabs.css';

export interface RealmTabsProps {
  readonly realms: readonly RealmState[];
  /** Key of the realm whose tab is open; it is scrolled into view. */
  readonly chosen: string;
  readonly colourOf: (party: string) => string;
}

/** About how wide a tab is in CSS pixels with its name in full. */
const tabWidth = ({ party }: RealmState): number => 56 + 7.6 * Math.max(party.name.length, 11);

const bringIntoSight = (strip: HTMLElement): void => {
  const tab = strip.querySelector('[aria-selected="true"]');
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** The state as text: open findings of a letter that is not checked, open questions of one that is. */
const useStateWords = ({ state, open, questions, isOnDefaults }: RealmState): string => {
  const { t } = useTranslation();
  if (isOnDefaults) return t('turn:state.defaults');
  if (state === 'received' && open > 0) return t('turn:state.receivedOpen', { count: open });
  if (state === 'checked' && questions > 0)
    return t('turn:state.checkedWithQuestions', { count: questions });
  return t(`turn:state.${state}`);
};

/** The state in a word or two, drawn by the style sheet where realms stand close together; hidden from screen readers. */
const ShortWords = ({ realm }: { readonly realm: RealmState }) => {
  const { t } = useTranslation();
  const { state, open, questions, isOnDefaults } = realm;
  const words = (): string => {
    if (isOnDefaults) return t('check:tab.defaults');
    if (state === 'received' && open > 0) return t('check:tab.open', { count: open });
    if (state === 'checked' && questions > 0) return t('check:tab.questions', { count: questions });
    return t(`turn:state.${state}`);
  };
  return (
    <span className="ww-realm-short" data-state={state} data-words={words()} aria-hidden="true" />
  );
};

const StateWords = ({ realm }: { readonly realm: RealmState }) => {
  const { t } = useTranslation();
  const { state, waitsFor } = realm;
  const with_ = waitsFor.map(({ name }) => name).join(', ');
  return (
    <>
      <span
        className="ww-realm-state"
        data-state={state}
        {...(with_ === '' ? {} : { title: t('check:tab.waits', { realms: with_ }) })}
      >
        {useStateWords(realm)}
        {waitsFor.length === 0 || state === 'missing' ? null : (
          <span className="ww-realm-waits">
            {' '}
            {t('check:tab.with', { count: waitsFor.length, realm: with_ })}
          </span>
        )}
      </span>
      <ShortWords realm={realm} />
    </>
  );
};

/**
 * The realms with the state of their orders, one tab each. Where there is no space for all names on one line the open one
 * keeps its own there and the others take two; tabs that still do not fit are reached by the arrows at the ends.
 */
export function RealmTabs({ realms, chosen, colourOf }: RealmTabsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const overflow = useSideOverflow(list, bringIntoSight);
  const { room, isBefore, isAfter } = overflow;
  const isCrowded = room > 0 && realms.reduce((total, realm) => total + tabWidth(realm), 0) > room;
  useEffect(() => {
    if (list.current !== null) bringIntoSight(list.current);
  }, [chosen, isCrowded]);
  const turn = (direction: 1 | -1): void => {
    const { current } = list;
    current?.scrollBy({ left: direction * 0.8 * current.clientWidth });
  };
  const hasArrows = isBefore || isAfter;
  return (
    <div className="ww-realm-strip ww-row ww-align-stretch">
      {hasArrows ? (
        <IconButton
          icon="left"
          label={t('check:tab.before')}
          excludeFromTabOrder
          isDisabled={!isBefore}
          onPress={() => turn(-1)}
        />
      ) : null}
      <TabList
        ref={list}
        className="ww-realm-tabs ww-side-scroll ww-row ww-align-stretch ww-gap-2"
        {...sideMarks(overflow)}
        aria-label={t('turn:realms.label')}
        data-crowded={isCrowded}
      >
        {realms.map((realm) => (
          <Tab key={realm.party.key} id={realm.party.key} className="ww-realm-tab ww-grid">
            <Shield colour={colourOf(realm.party.key)} />
            <b title={realm.party.name}>{realm.party.name}</b>
            <StateWords realm={realm} />
          </Tab>
        ))}
      </TabList>
      {hasArrows ? (
        <IconButton
          icon="right"
          label={t('check:tab.after')}
          excludeFromTabOrder
          isDisabled={!isAfter}
          onPress={() => turn(1)}
        />
      ) : null}
    </div>
  );
}
