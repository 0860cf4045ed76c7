import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fight } from '../../../engine';
import { useRule } from '../../explain/react';
import { Button, FindingRow } from '../../ui';
import { ruleOutcome, withdrawRuling } from '../commands';
import { useExecute } from '../execute';
import { useTurnDesk } from '../desk-store';
import { Figure } from '../parts/Figure';
import { useSideName } from './names';
import { OutcomeForm } from './OutcomeForm';
import { Rounds } from './Rounds';
import { SideTable } from './SideTable';

const BOOTY: readonly [number, number] = [0, 1_000_000_000];

const Booty = ({ fight }: { readonly fight: Fight }) => {
  const { t } = useTranslation();
  const name = useSideName();
  if (fight.booty.length === 0) return null;
  return (
    <p className="ww-fight-booty">
      <b>{t('turn:fights.booty')}</b>{' '}
      {fight.booty.map(({ party, gold, ruling }, index) => {
        const realm = name({ parties: [party] });
        return (
          <span key={party}>
            {index > 0 ? ', ' : ''}
            {realm}{' '}
            <Figure
              explained={gold}
              title={t('turn:fights.bootyOf', { party: realm })}
              ruling={ruling}
              range={BOOTY}
            />
            {' GS'}
          </span>
        );
      })}
    </p>
  );
};

/** Who holds the field, by the dice or by the GM's word, and the way to say otherwise. */
const Outcome = ({ fight, title }: { readonly fight: Fight; readonly title: string }) => {
  const { t } = useTranslation();
  const name = useSideName();
  const execute = useExecute();
  const [isRuling, setRuling] = useState(false);
  const { winner, overruled } = fight;
  const verdict =
    winner === null
      ? t('turn:fights.drawn')
      : t('turn:fights.won', { side: name(fight.sides[winner]) });
  return (
    <>
      {overruled === undefined ? null : (
        <FindingRow kind="HAND">{t('turn:fights.overruled', { reason: overruled })}</FindingRow>
      )}
      <div className="ww-fight-verdict">
        <b>{verdict}</b>
        {isRuling ? null : (
          <Button variant="hand" icon="pencil" onPress={() => setRuling(true)}>
            {t('turn:fights.overrule')}
          </Button>
        )}
        {overruled === undefined ? null : (
          <Button variant="text" onPress={() => void execute(withdrawRuling(fight.ruling, title))}>
            {t('explain:popover.restore')}
          </Button>
        )}
      </div>
      {isRuling ? (
        <OutcomeForm
          fight={fight}
          onSubmit={(outcome, reason) => {
            void execute(ruleOutcome(fight.ruling, title, outcome, reason));
            setRuling(false);
          }}
          onCancel={() => setRuling(false)}
        />
      ) : null}
    </>
  );
};

/** A fight as a card: place, sides, rounds, outcome, booty; every figure opens, most can be overruled. */
export const FightCard = ({ fight }: { readonly fight: Fight }) => {
  const { t } = useTranslation();
  const { place, choose } = useTurnDesk();
  const rule = useRule(fight.clause);
  const title = t('turn:fights.at', {
    kind: t(`turn:fights.kind.${fight.kind}`),
    place: fight.place,
  });
  return (
    <article className="ww-fight" aria-label={title} data-fight={fight.key}>
      <header className="ww-line-head">
        <h3 className="ww-head">
          {t(`turn:fights.kind.${fight.kind}`)}{' '}
          <button
            type="button"
            className="ww-event-place ww-figures"
            aria-label={t('turn:events.show', { place: fight.place })}
            aria-pressed={place === fight.place}
            onClick={() => choose({ place: fight.place })}
          >
            {fight.place}
          </button>
        </h3>
        <span className="ww-small ww-quiet">{t(`app:moon.${String(fight.moon)}`)}</span>
        {rule.link}
      </header>
      {rule.text}
      <Outcome fight={fight} title={title} />
      <SideTable fight={fight} index={0} />
      <SideTable fight={fight} index={1} />
      <Rounds fight={fight} />
      <Booty fight={fight} />
    </article>
  );
};
