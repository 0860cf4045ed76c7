import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fight } from '../../../engine';
import type { DeskModel } from '../use-desk-model';
import { FightCard } from './FightCard';
import './fights.css';

/** True if a party takes part in a fight. */
const takesPart = ({ sides }: Fight, party: string): boolean =>
  sides.some(({ parties }) => parties.includes(party));

/** The fights of the realm, or of all realms. */
export const FightList = ({ model }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const { party, proposed } = model;
  const fights = proposed.proposal?.fights ?? [];
  const own = fights.filter((fight) => takesPart(fight, party.key));
  const shown = showsAll ? fights : own;
  return (
    <section aria-label={t('turn:fights.title', { party: party.name })}>
      <header className="ww-line-head">
        <h2 className="ww-head">
          {showsAll ? t('turn:fights.titleAll') : t('turn:fights.title', { party: party.name })}
        </h2>
        {fights.length > own.length ? (
          <button
            type="button"
            className="ww-findings-scope"
            aria-pressed={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll
              ? t('turn:fights.onlyOwn', { party: party.name })
              : t('turn:fights.all', { count: fights.length })}
          </button>
        ) : null}
      </header>
      {shown.length === 0 ? (
        <p className="ww-quiet ww-small">{t('turn:fights.none', { party: party.name })}</p>
      ) : (
        shown.map((fight) => <FightCard key={fight.key} fight={fight} />)
      )}
    </section>
  );
};
