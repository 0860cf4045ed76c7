import { useTranslation } from 'react-i18next';
import { Sign } from '../../model/turn/card/Sign';
import type { Decision } from '../../../engine';
import { spoken } from '../../kit/explain';
import { useWords } from '../../kit/explain/react';
import { Face } from '../../model/turn/card/Die';
import type { WarEffect, WarRecord } from '../../../engine/systems/organisation';
import { effectGroups } from './war-model';
import { useNames } from '../../model/turn/names';
import { DecisionView } from '../../model/turn/card/DecisionView';

const Effect = ({
  effect,
  war,
  question,
}: {
  readonly effect: WarEffect;
  readonly war: WarRecord;
  readonly question: Decision | undefined;
}) => {
  const words = useWords();
  const names = useNames();
  const own = war.sides[effect.side].party;
  const other = war.sides[effect.side === 0 ? 1 : 0].party;
  return (
    <li
      className="ww-war-effect ww-grid ww-align-center"
      data-effect={effect.effect}
      data-side={effect.side}
    >
      <span className="ww-party-name">
        <Sign party={own} /> {names.party(own)}
      </span>
      <span>
        {words(`organisation:effect.${effect.effect}`, {
          ...spoken(effect.about, words),
          party: own,
          target: effect.about['party'] ?? other,
        })}
      </span>
      {question === undefined ? null : <DecisionView decision={question} isBare />}
    </li>
  );
};

/** The effects from 1 to 6, within a number by turns; where the rules leave a choice, its owner chooses here. */
export const WarEffects = ({
  war,
  decisions,
}: {
  readonly war: WarRecord;
  readonly decisions: readonly Decision[];
}) => {
  const { t } = useTranslation();
  return (
    <section className="ww-war-effects ww-grid ww-gap-8" aria-label={t('organisation:war.effects')}>
      <h4 className="ww-over">{t('organisation:war.effects')}</h4>
      <ol>
        {effectGroups(war.effects).map(({ die, effects }) => (
          <li key={die} className="ww-war-number ww-grid ww-align-start">
            <span
              className="ww-die ww-war-face"
              role="img"
              aria-label={t('organisation:war.number', { number: die })}
            >
              <Face value={die} size={26} />
            </span>
            <ul>
              {effects.map((effect, index) => (
                <Effect
                  key={index}
                  effect={effect}
                  war={war}
                  question={decisions.find(({ key }) => key === effect.question)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
};
