import { useTranslation } from 'react-i18next';
import { spoken } from '../../../../explain';
import { ExplainedFigure, useRule, useWords } from '../../../../explain/react';
import { useExecute } from '../../../../turn/execute';
import { takeBack } from '../../../../state/decide';
import { useSession } from '../../../../state/session';
import { Button } from '../../../../ui';
import type { EventRecord } from '../../../../../engine/systems/organisation';
import { countingValues } from '../model/dice';
import { useTableNames } from '../use-table-names';
import { EventFate } from './EventFate';
import { GmShift } from './GmShift';
import { RerollButton } from './RerollButton';
import { Rerolls } from './Rerolls';
import { Sign } from './Sign';
import { TrayDie } from './TrayDie';

/** The two dice of the event and the one of its intensity. */
const Dice = ({ event }: { readonly event: EventRecord }) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const party = names.party(event.scope);
  const rolls = event.dice.filter(({ die }) => die === 'd6').slice(0, 3);
  return (
    <div className="ww-event-dice">
      {rolls.map((roll, index) => (
        <span key={roll.index} {...(index === 2 ? { 'data-apart': true } : {})}>
          <TrayDie
            roll={roll}
            label={t(index === 2 ? 'organisation:fate.intensityDie' : 'organisation:fate.die', {
              party,
              number: index + 1,
            })}
          />
        </span>
      ))}
    </div>
  );
};

/** Who pushed a chance which way, and what its die came to. */
const ChanceOf = ({ event }: { readonly event: EventRecord }) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const { chance, scope } = event;
  if (chance === undefined) return null;
  const label = t('organisation:fate.chanceDie', { party: names.party(scope) });
  return (
    <div className="ww-event-chance">
      <TrayDie roll={chance.die} label={label} />
      <dl>
        {chance.shifts.map(({ by, points }, index) => (
          <div key={index}>
            <dt>{by === 'gm' ? t('organisation:fate.byGm') : names.party(by)}</dt>
            <dd className="ww-figures">{names.signed(points)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('organisation:fate.total')}</dt>
          <dd>
            <ExplainedFigure
              value={names.plain(chance.total.value)}
              explained={chance.total}
              title={t('organisation:fate.total')}
            />
          </dd>
        </div>
      </dl>
      <Rerolls rerolls={chance.rerolls} />
    </div>
  );
};

const CLAUSE = 'OS-14-03';

/** What fell to an organisation by chance: dice, event, intensity, and how it ended. */
export const EventCard = ({ event }: { readonly event: EventRecord }) => {
  const { t } = useTranslation();
  const words = useWords();
  const names = useTableNames();
  const execute = useExecute();
  const rule = useRule(CLAUSE);
  const { readOnly, campaign } = useSession();
  const isByHand = campaign?.rulings[event.ruling] !== undefined;
  const name = t(`organisation:fate.name.${event.event}`);
  const party = event.scope === 'world' ? t('organisation:fate.world') : names.party(event.scope);
  const isRepeated = event.rolled !== event.event;
  return (
    <article
      className="ww-event-card"
      data-fate={event.state}
      aria-label={`${party}: ${name}`}
      {...(isByHand ? { 'data-hand': true } : {})}
    >
      <header>
        <span className="ww-table-party">
          <Sign party={event.scope} /> {party}
        </span>
        {rule.link}
      </header>
      {rule.text}
      <Dice event={event} />
      <h4>{name}</h4>
      <p className="ww-event-how">
        <span data-intensity={event.intensity}>
          {t(`organisation:fate.intensity.${event.intensity}`)}
        </span>
        <span data-state={event.state}>{t(`organisation:fate.state.${event.state}`)}</span>
        {isRepeated ? <span>{t('organisation:fate.repeated')}</span> : null}
      </p>
      <Rerolls rerolls={event.rerolls} />
      <RerollButton
        party={event.scope}
        dice={event.dice.slice(0, 3)}
        values={countingValues(event)}
      />
      <ChanceOf event={event} />
      {event.results.length === 0 ? null : (
        <ul className="ww-event-results">
          {event.results.map(({ key, about }, index) => (
            <li key={index}>{words(`organisation:event.${key}`, { ...spoken(about, words) })}</li>
          ))}
        </ul>
      )}
      <footer>
        {event.chance === undefined && event.state !== 'open' ? null : <GmShift event={event} />}
        <EventFate event={event} party={party} />
        {isByHand ? (
          <Button
            variant="text"
            isDisabled={readOnly}
            onPress={() => void execute(takeBack(name, event.ruling))}
          >
            {t('organisation:fate.restore')}
          </Button>
        ) : null}
      </footer>
    </article>
  );
};

export interface EventCardsProps {
  readonly events: readonly EventRecord[];
  readonly title: string;
}

/** A card per organisation. */
export const EventCards = ({ events, title }: EventCardsProps) =>
  events.length === 0 ? null : (
    <section className="ww-table-block" aria-label={title}>
      <h3 className="ww-head">{title}</h3>
      <div className="ww-event-cards">
        {events.map((event) => (
          <EventCard key={event.scope} event={event} />
        ))}
      </div>
    </section>
  );
