import { useEffect, useRef } from 'react';
import { Tab, TabList } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { RealmState } from '../model/realms';
import { Shield } from './Shield';

export interface RealmTabsProps {
  readonly realms: readonly RealmState[];
  /** Key of the realm whose tab is open; it is kept in sight. */
  readonly chosen: string;
  readonly colourOf: (party: string) => string;
}

/** The state in words: open findings of a letter that is not checked, open questions of one that is. */
const StateWords = ({ realm }: { readonly realm: RealmState }) => {
  const { t } = useTranslation();
  const { state, open, questions, isOnDefaults, waitsFor } = realm;
  const with_ = waitsFor.map(({ name }) => name).join(', ');
  const words = (): string => {
    if (isOnDefaults) return t('turn:state.defaults');
    if (state === 'received' && open > 0) return t('turn:state.receivedOpen', { count: open });
    if (state === 'checked' && questions > 0)
      return t('turn:state.checkedWithQuestions', { count: questions });
    return t(`turn:state.${state}`);
  };
  return (
    <span
      data-state={state}
      {...(with_ === '' ? {} : { title: t('check:tab.waits', { realms: with_ }) })}
    >
      {words()}
      {waitsFor.length === 0 || state === 'missing' ? null : (
        <span className="ww-realm-waits">
          {' '}
          {t('check:tab.with', { count: waitsFor.length, realm: with_ })}
        </span>
      )}
    </span>
  );
};

/** The realms with the state of their orders, one tab each. */
export const RealmTabs = ({ realms, chosen, colourOf }: RealmTabsProps) => {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <TabList ref={list} className="ww-realm-tabs" aria-label={t('turn:realms.label')}>
      {realms.map((realm) => (
        <Tab key={realm.party.key} id={realm.party.key} className="ww-realm-tab">
          <Shield colour={colourOf(realm.party.key)} />
          <b>{realm.party.name}</b>
          <StateWords realm={realm} />
        </Tab>
      ))}
    </TabList>
  );
};
