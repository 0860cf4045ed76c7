import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hexGameOf, type Campaign, systems } from '../../../engine';
import { lexiconOf } from '../../kit/explain';
import { LexiconContext, useLanguage } from '../../kit/explain/react';
import { useSession } from '../../model/state/session';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../kit/state/shortcuts';
import { hasSecrets, useVeil } from '../../model/state/veil';
import { EmptyState, KeyCap } from '../../kit/ui';
import './records.css';
import { useRecordsView } from '../../model/records/records-store';
import { registersOf } from './registers';

const shortcut = shortcutsOf('app:screen.records');

/** Goes to the register before or after the open one. */
const step = (by: 1 | -1): void => {
  const { register, enter } = useRecordsView.getState();
  const { campaign } = useSession.getState();
  const registers = campaign === null ? [] : registersOf(campaign);
  const here = registers.findIndex(({ id }) => id === register);
  const next = registers[(here + by + registers.length) % registers.length];
  if (next !== undefined) enter(next.id);
};

const KEYS: readonly Shortcut[] = [
  shortcut('records.nextRegister', 'Alt+ArrowDown', 'records:key.nextRegister', () => step(1), {
    inText: true,
  }),
  shortcut(
    'records.previousRegister',
    'Alt+ArrowUp',
    'records:key.previousRegister',
    () => step(-1),
    { inText: true },
  ),
  shortcut('records.secrets', 'G', 'records:key.secrets', () => useVeil.getState().toggle(), {
    isEnabled: () => {
      const system = systems[useSession.getState().campaign?.system ?? ''];
      return system !== undefined && hasSecrets(system);
    },
  }),
];

const Contents = ({ campaign, here }: { readonly campaign: Campaign; readonly here: string }) => {
  const { t } = useTranslation();
  const enter = useRecordsView((cast) => cast.enter);
  return (
    <nav className="ww-cast-contents ww-stack" aria-label={t('records:contents')}>
      <ul>
        {registersOf(campaign).map(({ id, title, count }) => (
          <li key={id}>
            <button
              type="button"
              {...(id === here ? { 'aria-current': 'page' as const } : {})}
              onClick={() => enter(id)}
            >
              <span>{t(title)}</span>
              {count === undefined ? null : <small className="ww-figures">{count(campaign)}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p className="ww-cast-contents-keys ww-small ww-quiet">
        <KeyCap keys="Alt+ArrowUp" /> <KeyCap keys="Alt+ArrowDown" />
        <span>{t('records:key.change')}</span>
      </p>
    </nav>
  );
};

const OpenRecords = ({ campaign }: { readonly campaign: Campaign }) => {
  const language = useLanguage();
  const wanted = useRecordsView(({ register }) => register);
  const registers = registersOf(campaign);
  const entry = registers.find(({ id }) => id === wanted) ?? registers[0];
  const terrains = hexGameOf(systems[campaign.system]).terrains;
  const lexicon = useMemo(
    () => lexiconOf(campaign.world, terrains, language),
    [campaign.world, terrains, language],
  );
  useShortcuts(KEYS);
  useEffect(() => () => useVeil.getState().veil(), []);
  if (entry === undefined) return null;
  return (
    <LexiconContext value={lexicon}>
      <div className="ww-cast ww-grid ww-whole">
        <Contents campaign={campaign} here={entry.id} />
        <entry.Content key={`${campaign.id} ${entry.id}`} campaign={campaign} />
      </div>
    </LexiconContext>
  );
};

/** The records screen: everybody and everything the GM has a sheet of. */
export function RecordsScreen() {
  const { t } = useTranslation();
  const campaign = useSession((session) => session.campaign);
  if (campaign === null)
    return <EmptyState title={t('records:noWorld.title')}>{t('records:noWorld.text')}</EmptyState>;
  return <OpenRecords campaign={campaign} />;
}
