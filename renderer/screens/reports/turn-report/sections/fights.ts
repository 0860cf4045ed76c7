import type { ReportedFight, SeenFighter } from '../../../../../engine';
import { grouped, type TurnEvent } from '../../../../../engine';
import type { Phrase } from '../../../../kit/text/grammar';
import type { TurnReportBlock, FactsBlock, TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { headsOf, ownUnit, ownUnits, unitLabel, unitPhrase, whereOf } from '../things';
import { eventSentences } from '../event-sentences';
import { columnsOf, inTone, tableBlock, textBlock } from './block';
import { goodPointCauses } from './good-points';
import { moment } from './moment';

/** A fight in which the reader has a side. */
export type OwnFight = ReportedFight & { readonly own: 0 | 1 };

export function isOwnFight(fight: ReportedFight): fight is OwnFight {
  return fight.own !== null;
}

const sidesOf = ({ own, sides }: OwnFight) => ({
  mine: sides[own],
  theirs: sides[own === 0 ? 1 : 0],
});

/** Losses of a side by kinds of goods: `600 Krieger und zehn Reiter`; empty = none. */
const lossesOf = (speech: Speech, fight: OwnFight): string => {
  const { units } = sidesOf(fight).mine;
  const byType = grouped(units, ({ unitType }) => unitType);
  const heads = [...byType].flatMap(([type, of]): readonly string[] => {
    const lost = of.reduce((sum, { before, left }) => sum + before - left, 0);
    return lost === 0 ? [] : [headsOf(speech, type, lost).nom];
  });
  return speech.grammar.list(heads);
};

/** How a fight went for the reader. */
export function resultOf({ own, winner }: OwnFight): 'won' | 'beaten' | 'drawn' {
  if (winner === null) return 'drawn';
  return winner === own ? 'won' : 'beaten';
}

const mineOf = (speech: Speech, fight: OwnFight): Phrase => {
  const me = speech.snapshot.party.key;
  const { mine } = sidesOf(fight);
  const own = mine.units.filter(({ party }) => party === me).map(({ unit }) => unit);
  const allies = [...new Set(mine.units.map(({ party }) => party))].filter((key) => key !== me);
  const phrases = own.length === 0 ? [] : [ownUnits(speech, own)];
  return speech.grammar.several([...phrases, ...allies.map(speech.partyOf)]);
};

const foesOf = (speech: Speech, fight: OwnFight): Phrase => {
  const { seen, units, parties } = sidesOf(fight).theirs;
  const kinds = [...new Set(seen.map(({ party, kind }) => `${party}:${kind}`))];
  const known = units.map(({ party, unit }) => `${party}:${String(unit)}`);
  const ids = [...kinds, ...known];
  return speech.grammar.several(
    ids.length === 0 ? parties.map(speech.partyOf) : ids.map((id) => unitPhrase(speech, id)),
  );
};

const pointSentences = (speech: Speech, fight: OwnFight): readonly string[] =>
  sidesOf(fight)
    .mine.units.filter(
      ({ party, points }) => party === speech.snapshot.party.key && points.value !== 0,
    )
    .map(({ unit, unitType, points }) =>
      speech.say('turnReport:fight.points', {
        unit: ownUnit(speech, unit, unitType),
        sum: speech.grammar.number(points.value),
        causes: goodPointCauses(speech, points),
      }),
    );

const courseOf = (speech: Speech, fight: OwnFight): readonly string[] => {
  const tone = inTone(speech);
  const rounds = speech.grammar.count('round', fight.rounds.length);
  const losses = lossesOf(speech, fight);
  const gold = fight.booty.reduce((sum, booty) => sum + booty.gold.value, 0);
  return [
    ...(speech.tone === 'neutral'
      ? []
      : [speech.say(`turnReport:fight.role.${sidesOf(fight).mine.role}`)]),
    fight.rounds.length === 0
      ? speech.say('turnReport:fight.undecided')
      : speech.say(`turnReport:fight.${resultOf(fight)}`, { ...tone, rounds }),
    losses === ''
      ? speech.say('turnReport:fight.noLosses', tone)
      : speech.say('turnReport:fight.losses', { ...tone, losses }),
    ...(gold === 0
      ? []
      : [speech.say('turnReport:fight.booty', { gold: speech.grammar.count('goldPiece', gold) })]),
    ...pointSentences(speech, fight),
    ...(fight.overruled === undefined ? [] : [speech.say('turnReport:fight.overruled')]),
  ];
};

const factsOfFight = ({
  key,
  kind,
  place,
  winner,
  sides,
  rounds,
  booty,
}: OwnFight): readonly unknown[] => [
  key,
  kind,
  place,
  winner,
  sides.map(({ role, parties, units, seen }) => [
    role,
    parties,
    units.map(({ party, unit, before, left, points, fate }) => [
      party,
      unit,
      before,
      left,
      points.value,
      fate,
    ]),
    seen,
  ]),
  rounds.map(({ no, roundStrength, losses }) => [no, roundStrength.value, losses]),
  booty.map(({ gold }) => gold.value),
];

/** Who attacked whom; where both sides did, the reader's side first. */
const attackOf = (speech: Speech, fight: OwnFight) => {
  const [mine, foes] = [mineOf(speech, fight), foesOf(speech, fight)];
  const { role } = sidesOf(fight).mine;
  if (role === 'meeting') return { attacker: mine, target: foes, context: 'meeting' };
  const [attacker, target] = role === 'attacker' ? [mine, foes] : [foes, mine];
  return { attacker, target, count: attacker.isPlural ? 2 : 1 };
};

const report = (speech: Speech, fight: OwnFight): TextBlock => {
  const where = whereOf(speech, fight.place);
  const when = { When: moment(speech, fight.time), where };
  const began =
    speech.tone === 'neutral'
      ? speech.say(`turnReport:fight.began.neutral.${fight.kind}`, {
          ...when,
          ...attackOf(speech, fight),
        })
      : speech.say(`turnReport:fight.began.inCharacter.${fight.kind}`, {
          ...when,
          own: mineOf(speech, fight),
          foes: foesOf(speech, fight),
        });
  return textBlock(
    {
      section: 'fights',
      key: `fight/${fight.key}`,
      source: { kind: 'fight', key: fight.key },
      facts: factsOfFight(fight),
      title: speech.say(`turnReport:fight.title.${fight.kind}`, { where }),
    },
    [began, ...courseOf(speech, fight)].join(' '),
  );
};

const fateIn = (speech: Speech, fate: SeenFighter['fate']): string =>
  speech.words(`turnReport:fight.fate.${fate}`);

const ownRows = (speech: Speech, fight: OwnFight) =>
  fight.sides.flatMap(({ units }) =>
    units.map(({ party, unit, unitType, before, left, points, fate }) => ({
      cells: [
        unitLabel(speech, `${party}:${String(unit)}`, unitType),
        ...[before, left].map((heads) => headsOf(speech, unitType, heads).nom),
        speech.figure(points.value),
        fateIn(speech, fate),
      ],
    })),
  );

const seenRows = (speech: Speech, fight: OwnFight) =>
  sidesOf(fight).theirs.seen.map(({ party, kind, before, left, fate }) => ({
    cells: [
      unitLabel(speech, `${party}:${kind}`),
      ...[before, left].map((size) =>
        kind === 'unknown'
          ? speech.words('turnReport:none')
          : speech.words(`turnReport:size.${String(size)}`),
      ),
      speech.words('turnReport:none'),
      fateIn(speech, fate),
    ],
  }));

const roundResult = (fight: OwnFight, round: OwnFight['rounds'][number]): string => {
  if (round.isSuccess === true && round.winner === fight.own) return 'through';
  if (round.winner === null) return 'drawn';
  return round.winner === fight.own ? 'won' : 'lost';
};

const roundRows = (speech: Speech, fight: OwnFight) =>
  fight.rounds.map((round) => ({
    cells: [
      String(round.no),
      speech.figure(round.strength.value),
      speech.words('turnReport:fight.percent', { value: speech.figure(round.dice.value) }),
      speech.figure(round.losses.reduce((sum, { lost }) => sum + lost, 0)),
      speech.words(`turnReport:fight.round.${roundResult(fight, round)}`),
    ],
  }));

const tables = (speech: Speech, fight: OwnFight): readonly FactsBlock[] => {
  const origin = {
    section: 'fights',
    source: { kind: 'fight', key: fight.key },
    facts: factsOfFight(fight),
  } as const;
  const units = tableBlock(
    { ...origin, key: `fight/${fight.key}/units` },
    {
      kind: 'table',
      columns: columnsOf(speech, ['side', 'before', 'after', 'points', 'fate'], 'side'),
      rows: [...ownRows(speech, fight), ...seenRows(speech, fight)],
    },
  );
  if (fight.rounds.length === 0) return [units];
  const rounds = tableBlock(
    { ...origin, key: `fight/${fight.key}/rounds` },
    {
      kind: 'table',
      columns: columnsOf(speech, ['round', 'strength', 'dice', 'losses', 'result']),
      rows: roundRows(speech, fight),
    },
  );
  return [units, rounds];
};

const KINDS: ReadonlySet<string> = new Set([
  'encounter',
  'fight',
  'retreat',
  'investment',
  'pursuit',
  'removal',
  'fate',
]);

/** Encounters that a fight describes better, and fights described in full. */
const isRenderedByFight = (
  fights: readonly OwnFight[],
  { kind, about, place }: TurnEvent,
): boolean => {
  if (kind === 'fight') return fights.some(({ key }) => key === about['fight']);
  const isClash = ['fight', 'storm', 'attack', 'sally'].includes(String(about['outcome'] ?? ''));
  return kind === 'encounter' && isClash && fights.some((fight) => fight.place === place);
};

/** Fights and encounters: the own side in full, the other by kind and class; onlookers learn place and parties (WW-7.2-04). */
export function fights(speech: Speech): readonly TurnReportBlock[] {
  const { report: told } = speech.snapshot;
  const own = told.fights.filter(isOwnFight);
  const events = told.events.filter(
    (event) => KINDS.has(event.kind) && !isRenderedByFight(own, event),
  );
  return [
    ...own.flatMap((fight) => [report(speech, fight), ...tables(speech, fight)]),
    ...eventSentences(speech, 'fights', events),
  ];
}
