import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CardBlock,
  coverKeys,
  isCovered,
  type Rulings,
  type TurnEvent,
} from '../../../../engine';
import { eventSentence, rendered, standingAlone } from '../../../kit/explain';
import { useIsOnMap, usePlaceName } from '../../explain/use-game';
import { useRule, useWords } from '../../../kit/explain/react';
import type { GameBlock } from '../../../games/game-view';
import { Icon } from '../../../kit/ui';
import { useTurnView } from '../turn-view';
import { useNames } from '../names';
import { keyOfRoll } from '../model/figures';
import { useShownRulings } from '../whatif/shown';
import './card.css';
import { CardBlocks } from './CardBlocks';
import { OwnBlocks } from './own-blocks';
import { Sign } from './Sign';

/** Who learns of it: everybody, or those named; nothing of cards that are the GM's alone. */
const Seen = ({ event: { isPublic, witnesses, parties } }: { readonly event: TurnEvent }) => {
  const { t } = useTranslation();
  const words = useWords();
  const [doer = ''] = parties;
  const all = witnesses ?? parties;
  const others = all.filter((party) => party !== doer);
  const isKnown = isPublic === true || others.length > 0;
  if (isPublic !== true && all.length === 0) return null;
  const ofSome = others.length === 0 ? 'own' : all.includes(doer) ? 'also' : 'only';
  const ofOthers = ofSome === 'own' && parties.length > 1 ? 'doer' : ofSome;
  const kind = isPublic === true ? 'all' : ofOthers;
  return (
    <span className="ww-small ww-quiet ww-event-card-seen ww-inline">
      <Icon name={isKnown ? 'eye' : 'secret'} size={14} />
      {t(`card:seen.${kind}`, rendered({ parties: kind === 'doer' ? [doer] : others }, words))}
    </span>
  );
};

/** Where it happened; on a map it leads there. */
const Place = ({ place }: { readonly place: string }) => {
  const { t } = useTranslation();
  const placeName = usePlaceName();
  const isOnMap = useIsOnMap();
  const choose = useTurnView((desk) => desk.choose);
  if (place === '') return null;
  if (!isOnMap) return <span className="ww-small ww-quiet">{placeName(place)}</span>;
  return (
    <button
      type="button"
      className="ww-event-place ww-figures"
      aria-label={t('turn:events.show', { place })}
      onClick={() => choose({ place })}
    >
      {placeName(place)}
    </button>
  );
};

/** Keys of the GM's decisions in what a block shows. */
const keysOf = (block: CardBlock): readonly string[] => {
  switch (block.kind) {
    case 'dice':
      return block.rolls.map(keyOfRoll);
    case 'figure':
      return block.ruling === undefined ? [] : [block.ruling];
    case 'decision':
      return [block.decision.key];
    default:
      return [];
  }
};

/** What of a card is shown: all of it, but of a covered one, or where the game shows it whole, the game's own blocks. */
const shownBlocks = (
  event: TurnEvent,
  own: Readonly<Record<string, GameBlock>>,
  rulings: Rulings,
): readonly CardBlock[] => {
  const { blocks = [] } = event;
  const isWhole = blocks.some((block) => block.kind === 'own' && own[block.name]?.isWhole === true);
  return isWhole || isCovered(event, rulings)
    ? blocks.filter(({ kind }) => kind === 'own')
    : blocks;
};

export interface CardViewProps {
  readonly event: TurnEvent;
  /** Content below its blocks. */
  readonly children?: ReactNode;
}

/** A card: what happened in one sentence, whom it concerns, where, who learns of it, and its details. */
export function CardView({ event, children }: CardViewProps) {
  const words = useWords();
  const names = useNames();
  const rulings = useShownRulings();
  const rule = useRule(event.clause);
  const { place } = event;
  // Parties beyond the two a covered card is about are covered with it.
  const parties = isCovered(event, rulings) ? event.parties.slice(0, 2) : event.parties;
  const sentence = eventSentence(event, '', words);
  const [first] = parties;
  const actor = first === undefined ? '' : names.party(first);
  const blocks = shownBlocks(event, use(OwnBlocks), rulings);
  // Opening a die is no decision about what happened.
  const isByHand = (event.blocks ?? [])
    .flatMap(keysOf)
    .some((key) => !coverKeys(event).includes(key) && rulings[key] !== undefined);
  return (
    <article
      className="ww-event-card ww-stack ww-align-start ww-gap-8"
      data-event={event.kind}
      aria-label={standingAlone(event, sentence, actor)}
      {...(isByHand ? { 'data-hand': true } : {})}
      {...(isCovered(event, rulings) ? { 'data-covered': true } : {})}
    >
      <header>
        {parties.map((party) => (
          <span key={party} className="ww-party-name">
            <Sign party={party} /> {names.party(party)}
          </span>
        ))}
        <span className="ww-event-card-where ww-inline ww-wrapping">
          <Place place={place} />
          <Seen event={{ ...event, parties }} />
          {rule.link}
        </span>
      </header>
      {rule.text}
      <h4>{sentence}</h4>
      <CardBlocks blocks={blocks} event={event} />
      {children}
    </article>
  );
}
