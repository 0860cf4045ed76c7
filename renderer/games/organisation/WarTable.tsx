import { useTranslation } from 'react-i18next';
import type { Decision, FlagDecision, Json, TurnEvent } from '../../../engine';
import { DecisionView } from '../../model/turn/card/DecisionView';
import { useDecision } from '../../model/turn/card/use-decision';
import { Button } from '../../kit/ui';
import { isWar, type WarRecord } from '../../../engine/systems/organisation';
import { decisionAt, decisionsOf } from './war-model';
import { useTable } from '../../model/turn/table/table-store';
import { usePlaceName } from '../../model/explain/use-game';
import { useNames } from '../../model/turn/names';
import { WarEffects } from './WarEffects';
import { WarPanel } from './WarPanel';
import './war.css';

interface WarProps {
  readonly war: WarRecord;
  /** That both divisions lie open. */
  readonly revealing: FlagDecision;
  readonly decisions: readonly Decision[];
  readonly event: TurnEvent;
}

const War = ({ war, revealing, decisions, event }: WarProps) => {
  const { t } = useTranslation();
  const names = useNames();
  const placeName = usePlaceName();
  const reveal = useDecision(revealing);
  const isEntering = useTable(({ entering }) => entering?.startsWith(`${war.key} `) ?? false);
  const isOpen = reveal.held !== undefined;
  const [first, second] = war.sides;
  const title = t('organisation:war.title', {
    one: names.party(first.party),
    other: names.party(second.party),
    region: placeName(war.region),
  });
  return (
    <section className="ww-war ww-grid ww-gap-16" aria-label={title} data-open={isOpen}>
      <header className="ww-war-head ww-row ww-align-end ww-wrapping ww-split">
        <div>
          <p className="ww-small ww-quiet">
            {t(isOpen ? 'organisation:war.isOpen' : 'organisation:war.isCovered')}
          </p>
          {isEntering && !isOpen ? (
            <p className="ww-small" role="status">
              {t('organisation:war.entering')}
            </p>
          ) : null}
        </div>
        {isOpen ? (
          <Button variant="text" isDisabled={reveal.readOnly} onPress={reveal.takeBack}>
            {t('organisation:war.cover')}
          </Button>
        ) : (
          <Button
            variant="filled"
            icon="eye"
            isDisabled={reveal.readOnly || isEntering}
            onPress={() => reveal.decide(true, reveal.text('reason'))}
          >
            {reveal.text('act')}
          </Button>
        )}
      </header>
      <div className="ww-war-sides">
        {([0, 1] as const).map((index) => {
          const { party, ruling } = war.sides[index];
          const division = decisionAt(decisions, 'fields', ruling);
          return division === undefined ? null : (
            <WarPanel
              key={party}
              war={war}
              index={index}
              isOpen={isOpen}
              division={division}
              event={event}
            />
          );
        })}
      </div>
      {decisions
        .filter(({ name }) => name === 'organisation.ally')
        .map((decision) => (
          <DecisionView key={decision.key} decision={decision} />
        ))}
      {isOpen ? (
        <WarEffects war={war} decisions={decisions} />
      ) : (
        <p className="ww-war-waits ww-quiet">{t('organisation:war.waits')}</p>
      )}
    </section>
  );
};

/**
 * A war on its card: two sides across from each other. What each divides is entered behind a cover and laid open
 * together; then come the dice and, from 1 to 6, their effects.
 */
export const WarTable = ({ data, event }: { readonly data: Json; readonly event: TurnEvent }) => {
  if (!isWar(data)) return null;
  const decisions = decisionsOf(event);
  const revealing = decisionAt(decisions, 'flag', data.revealed);
  return revealing === undefined ? null : (
    <War war={data} revealing={revealing} decisions={decisions} event={event} />
  );
};
