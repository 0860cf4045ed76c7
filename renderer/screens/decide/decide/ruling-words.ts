import { useContext, useMemo } from 'react';
import {
  type DecisionSubject,
  type Fight,
  isCovered,
  type Json,
  type Proposal,
  type Ruling,
  type World,
} from '../../../../engine';
import { decidedInWords, decisionInWords, figuresOf } from '../../../kit/explain';
import { LexiconContext, useWords } from '../../../kit/explain/react';
import type { Words } from '../../../kit/text/words';
import { keyOfRoll } from '../../../model/turn/model/figures';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { fightTitle } from './card-title';
import { unitOfId } from '../../../model/turn/names';

/** The subject and the value of a ruling, as text. */
export interface RulingWords {
  readonly subject: string;
  readonly value: string;
}

interface Speaker {
  readonly words: Words;
  readonly parties: Readonly<Record<string, string>>;
  readonly fights: readonly Fight[];
}

const unitName = (id: string, { words, parties }: Speaker): string => {
  const { party, unit } = unitOfId(id);
  return words('decide:unit', { party: parties[party] ?? party, unit });
};

const moonName = (moon: string, { words }: Speaker): string => words(`app:moon.${moon}`);

/** A ruling within a fight, by what follows its key. */
const withinFight = (fight: Fight, rest: readonly string[], speaker: Speaker): string => {
  const { words, parties } = speaker;
  const [what = '', one = '', two = ''] = rest;
  const about = (key: string, more: Readonly<Record<string, string | number>>): string =>
    words(`decide:ruling.about.${key}`, { fight: fightTitle(fight, words), ...more });
  switch (what) {
    case 'special':
      return about('special', { number: Number(one) + 1 });
    case 'loss':
      return about('loss', { round: one, unit: unitName(two, speaker) });
    case 'booty':
      return about('booty', { party: parties[one] ?? one });
    case 'stormPoints':
      return about('stormPoints', { unit: unitName(one, speaker) });
    case 'points': {
      const unit = unitName(one, speaker);
      if (two === '') return about('points', { unit });
      if (two === 'own') return about('own', { unit });
      return about('cause', { unit, cause: causeWords(fight, rest.join('/'), two, words) });
    }
    default:
      return about('outcome', {});
  }
};

const causeWords = (fight: Fight, rest: string, key: string, words: Words): string => {
  const point = fight.sides
    .flatMap(({ units }) => units.flatMap(({ goodPoints = [] }) => goodPoints))
    .find(({ ruling }) => ruling === `${fight.key}/${rest}`);
  return point === undefined ? key : words(`explain:goodPoint.${point.cause}`, point.about);
};

/** Rulings over figures, by the first part of their keys. */
const OF_FIGURES: Readonly<Record<string, (parts: readonly string[], speaker: Speaker) => string>> =
  {
    encounter: ([, big = '', small = '', a = '', b = ''], speaker) =>
      speaker.words('decide:ruling.about.encounter', {
        place: `${big}/${small}`,
        a: unitName(a, speaker),
        b: unitName(b, speaker),
      }),
    loss: ([, unit = '', moon = ''], speaker) =>
      speaker.words('decide:ruling.about.terrain', {
        unit: unitName(unit, speaker),
        moon: moonName(moon, speaker),
      }),
    starve: ([, unit = '', moon = ''], speaker) =>
      speaker.words('decide:ruling.about.starve', {
        unit: unitName(unit, speaker),
        moon: moonName(moon, speaker),
      }),
    retreat: ([, unit = '', moon = ''], speaker) =>
      speaker.words('decide:ruling.about.retreat', {
        unit: unitName(unit, speaker),
        moon: moonName(moon, speaker),
      }),
    siege: (parts, speaker) => ofPlace('siege', parts, speaker),
    work: (parts, speaker) => ofPlace('work', parts, speaker),
    lossPct: ([, big = '', small = ''], { words }) =>
      words('decide:ruling.about.field', { place: `${big}/${small}` }),
    march: ([, unit = '', number = '', what = ''], speaker) =>
      speaker.words(`decide:ruling.about.${what === 'cost' ? 'cost' : 'difficulty'}`, {
        unit: unitName(unit, speaker),
        number,
      }),
    upkeep: ([, unit = ''], speaker) =>
      speaker.words('decide:ruling.about.upkeep', { unit: unitName(unit, speaker) }),
    disband: ([, unit = ''], speaker) =>
      speaker.words('decide:ruling.about.refund', { unit: unitName(unit, speaker) }),
    message: (_, { words }) => words('decide:ruling.about.message'),
    balance: ([, party = ''], { words, parties }) =>
      words('decide:ruling.about.balance', { party: parties[party] ?? party }),
    ack: (_, { words }) => words('decide:ruling.about.note'),
  };

/** `siege/settlement 210/19/8`: the place is between the kind and the moon. */
const ofPlace = (name: 'siege' | 'work', parts: readonly string[], speaker: Speaker): string =>
  speaker.words(`decide:ruling.about.${name}`, {
    place: parts.slice(1, -1).join('/').replace(/^\w+ /, ''),
    moon: moonName(parts.at(-1) ?? '', speaker),
  });

const ROLL = /^roll (.+) (\d+)$/;

const rollSubject = (stream: string, index: string, { fights, words }: Speaker): string => {
  const fight = fights.find((one) => one.stream === stream);
  const number = Number(index) + 1;
  return fight === undefined
    ? words('decide:ruling.about.otherRoll', { number })
    : words('decide:ruling.about.roll', { number, fight: fightTitle(fight, words) });
};

const subjectOf = (key: string, speaker: Speaker): string => {
  const [, stream, index] = ROLL.exec(key) ?? [];
  if (stream !== undefined && index !== undefined) return rollSubject(stream, index, speaker);
  const fight = speaker.fights.find((one) => key === one.ruling || key.startsWith(`${one.key}/`));
  if (fight !== undefined) {
    const rest = key === fight.ruling ? [] : key.slice(fight.key.length + 1).split('/');
    return withinFight(fight, rest, speaker);
  }
  const parts = key.split('/');
  const textOf = OF_FIGURES[parts[0] ?? ''];
  return textOf === undefined
    ? speaker.words('decide:ruling.about.other', { key })
    : textOf(parts, speaker);
};

const isOutcome = (value: Json): value is { readonly winner: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'winner' in value;

const valueOf = ({ key, value }: Ruling, { words }: Speaker): string => {
  if (typeof value === 'number') return figuresOf(words).plain(value);
  if (isOutcome(value))
    return typeof value.winner === 'number'
      ? words('decide:ruling.outcomeWon', { side: value.winner + 1 })
      : words('decide:ruling.outcomeDrawn');
  if (typeof value !== 'string') return '';
  return key.startsWith('encounter/')
    ? words(`explain:question.encounter.options.${value}.label`, encounterUnits(key))
    : value;
};

/** The two units of an encounter, by the key of its ruling. */
const encounterUnits = (key: string): { readonly a: string; readonly b: string } => {
  const [, , , a = '', b = ''] = key.split('/');
  return { a, b };
};

/** What the run offers to decide: its questions, and on its cards decisions, figures and dice, by their keys. */
function knownOf({
  events,
  questions,
}: Pick<Proposal<World>, 'events' | 'questions'>): ReadonlyMap<string, DecisionSubject> {
  const known = new Map<string, DecisionSubject>(
    questions.map((question) => [question.key, question]),
  );
  for (const { blocks = [], coveredUntil, parties } of events) {
    const cover = coveredUntil === undefined ? {} : { coveredUntil };
    for (const block of blocks) {
      if (block.kind === 'decision') {
        known.set(block.decision.key, block.decision);
      } else if (block.kind === 'figure' && block.ruling !== undefined) {
        known.set(block.ruling, { name: block.name, about: block.about, ...cover });
      } else if (block.kind === 'dice') {
        for (const [index, roll] of block.rolls.entries()) {
          const [party] = parties;
          const about = {
            ...block.about,
            number: index + 1,
            ...(party === undefined ? {} : { party }),
          };
          known.set(keyOfRoll(roll), { name: block.name, about, ...cover });
        }
      }
    }
  }
  return known;
}

const NOTHING = { events: [], questions: [], fights: [] };

/**
 * Texts of the GM's rulings of a turn, by what each was about in its results, else by its key; without the hidden
 * values.
 */
export function useRulingTexts(
  results: Pick<Proposal<World>, 'events' | 'questions' | 'fights'>,
  isHidden: (about: DecisionSubject) => boolean = () => false,
): (ruling: Ruling) => RulingWords {
  const words = useWords();
  const { parties } = useContext(LexiconContext);
  const known = useMemo(() => knownOf(results), [results]);
  return (ruling) => {
    const { key, value } = ruling;
    const found = known.get(key);
    const about = ruling.subject ?? found;
    // An encounter is identified by the two that meet, which are in its key.
    const subject =
      about === undefined || about.name === 'encounter' ? '' : decisionInWords(about, words);
    if (about === undefined || subject === '') {
      const speaker = { words, parties, fights: results.fights };
      return { subject: subjectOf(key, speaker), value: valueOf(ruling, speaker) };
    }
    return {
      subject,
      value: [about, found ?? about].some(isHidden)
        ? words('decide:ruling.covered')
        : decidedInWords(about, value, words),
    };
  };
}

/** Texts of the GM's rulings of a month; of the open month without the values that are still covered. */
export function useRulingWords(
  { proposed, campaign: { rulings } }: TurnModel,
  shows: 'open' | 'everything' = 'open',
): (ruling: Ruling) => RulingWords {
  return useRulingTexts(
    proposed.whole ?? NOTHING,
    (about) => shows === 'open' && isCovered(about, rulings),
  );
}
