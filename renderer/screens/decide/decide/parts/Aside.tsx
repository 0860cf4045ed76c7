import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toDecimal } from '../../../../../engine';
import { CardBlocks } from '../../../../model/turn/card/CardBlocks';
import { useTurnView } from '../../../../model/turn/turn-view';
import { TurnMap } from '../../../../model/turn/parts/TurnMap';
import type { TurnModel } from '../../../../model/turn/use-turn-model';
import { besideOf, type Card, ownBlocks } from '../model/cards';
import { reportedOn } from '../model/reported';
import { shieldColour } from '../../../../kit/cartography/colour';
import { cardLines, eventSentence } from '../../../../kit/explain';
import { useWords } from '../../../../kit/explain/react';
import { Shield } from '../../../../model/turn/card/Sign';
import { useFightWords } from '../../../../model/turn/report/fight-words';
import { useNames } from '../../../../model/turn/names';

/** Most realms whose text is shown at once; the rest is in their reports. */
const MOST = 8;

/** The future reports about the card, realm by realm. */
const ReportWords = ({ model, card }: { readonly model: TurnModel; readonly card: Card }) => {
  const { t } = useTranslation();
  const names = useNames();
  const words = useWords();
  const fightWords = useFightWords();
  const { proposal } = model.proposed;
  const rows = (proposal === null ? [] : reportedOn(card, proposal)).map(
    ({ party, fights, events }) => ({
      party,
      sentences: [
        ...new Set([
          ...fights.map(fightWords),
          ...events.flatMap((event) => [
            eventSentence(event, party, words),
            ...cardLines(event, words),
          ]),
        ]),
      ],
    }),
  );
  const title = t('decide:report.title');
  // A question that stands alone says nothing of its own; what comes of it may.
  if (rows.length === 0 && card.kind === 'question' && card.event === undefined) return null;
  return (
    <section className="ww-report-words" aria-label={title}>
      <h3 className="ww-head">{title}</h3>
      {rows.length === 0 ? <p className="ww-small ww-quiet">{t('decide:report.none')}</p> : null}
      {rows.slice(0, MOST).map(({ party, sentences }) => (
        <div key={party}>
          <h4 className="ww-over">
            <Shield colour={shieldColour(model.campaign.world.parties, party)} />{' '}
            {names.party(party)}
          </h4>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ))}
    </section>
  );
};

/** The map shows place and moment of the card; on leaving it shows the whole turn again. */
const useMapOf = (card: Card): void => {
  const choose = useTurnView((desk) => desk.choose);
  const { place } = card;
  const time = toDecimal(card.time);
  useEffect(() => {
    choose({ place: place === '' ? null : place, time });
  }, [choose, place, time]);
  useEffect(() => () => choose({ place: null, time: null }), [choose]);
};

/** Beside the card: the map at its moment, what led to it, what will be in the reports. */
export function Aside({ model, card }: { readonly model: TurnModel; readonly card: Card }) {
  const { t } = useTranslation();
  useMapOf(card);
  const event = besideOf(card, model.proposed.proposal?.events ?? []);
  return (
    <aside className="ww-card-aside ww-grid" aria-label={t('decide:card.map')}>
      <TurnMap model={model} isNumbered overlay={null} />
      <div className="ww-card-context ww-grid ww-gap-16">
        {event === undefined ? null : <CardBlocks blocks={ownBlocks(event)} event={event} />}
        <ReportWords model={model} card={card} />
      </div>
    </aside>
  );
}
