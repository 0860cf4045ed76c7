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
      {realms.map(({ party, state, questions }) => (
        <Tab key={party.key} id={party.key} className="ww-realm-tab">
          <Shield colour={colourOf(party.key)} />
          <b>{party.name}</b>
          <span data-state={state}>
            {state === 'checked'
              ? t('turn:state.checkedWithQuestions', { count: questions })
              : t(`turn:state.${state}`)}
          </span>
        </Tab>
      ))}
    </TabList>
  );
};
