import { useTranslation } from 'react-i18next';
import type { Decision, FlagDecision, Json, TurnEvent } from '../../../engine';
import { DecisionView } from '../../model/turn/card/DecisionView';
import { useDecision } from '../../model/turn/card/use-decision';
import { Button } from '../../kit/ui';
import { isWar, type WarEffect, type WarRecord } from '../../../engine/systems/organisation';
import { useTable } from '../../model/turn/table/table-store';
import { usePlaceName } from '../../model/explain/use-game';
import { useNames } from '../../model/turn/names';
import { WarPanel } from './WarPanel';
import './war.css';
import { Sign } from '../../model/turn/card/Sign';
import { rendered } from '../../kit/explain';
import { useWords } from '../../kit/explain/react';
import { Face } from '../../model/turn/card/Die';

/** The effects of one number of the die, in the order in which they alternate (OS-13-09). */
interface EffectGroup {
  readonly die: number;
  readonly effects: readonly WarEffect[];
}

/** Effects from 1 to 6; numbers without a roll are left out. */
const effectGroups = (effects: readonly WarEffect[]): readonly EffectGroup[] =>
  [1, 2, 3, 4, 5, 6]
    .map((die) => ({ die, effects: effects.filter((effect) => effect.die === die) }))
    .filter((group) => group.effects.length > 0);

/** The decisions on the card of a war. */
const decisionsOf = ({ blocks = [] }: TurnEvent): readonly Decision[] =>
  blocks.flatMap((block) => (block.kind === 'decision' ? [block.decision] : []));

/** A decision of an input under a key. */
const decisionAt = <Input extends 'fields' | 'flag'>(
  decisions: readonly Decision[],
  input: Input,
  key: string,
): Extract<Decision, { readonly input: Input }> | undefined =>
  decisions.find(
    (one): one is Extract<Decision, { readonly input: Input }> =>
      'input' in one && one.input === input && one.key === key,
  );

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
          ...rendered(effect.about, words),
          party: own,
          target: effect.about['party'] ?? other,
        })}
      </span>
      {question === undefined ? null : <DecisionView decision={question} isBare />}
    </li>
  );
};

/** The effects from 1 to 6, within a number by turns; where the rules leave a choice, its owner chooses here. */
const WarEffects = ({
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

interface WarProps {
  readonly war: WarRecord;
  /** Whether both divisions are revealed. */
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
      <div className="ww-war-sides ww-grid">
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
 * A war on its card: two sides across from each other. Each division is entered behind a cover and revealed together;
 * then come the dice and, from 1 to 6, their effects.
 */
export function WarTable({ data, event }: { readonly data: Json; readonly event: TurnEvent }) {
  if (!isWar(data)) return null;
  const decisions = decisionsOf(event);
  const revealing = decisionAt(decisions, 'flag', data.revealed);
  return revealing === undefined ? null : (
    <War war={data} revealing={revealing} decisions={decisions} event={event} />
  );
}
