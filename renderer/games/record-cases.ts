import {
  isWritten,
  playedCase,
  printed,
  type RecordKind,
  recordCases,
  type RuleSystem,
  shownIn,
  type World,
  moneyParts,
} from '../../engine';
import { moneyOf } from '../kit/explain';
import type { CaseSpeech, GameCases } from './game-view';

/** What a party has of a kind of record when a case begins, field by field. */
function ownRows(
  { id: game, currency }: RuleSystem<World>,
  kind: RecordKind<World>,
  owner: string,
  { words, language, played: { before: world, settings } }: CaseSpeech,
): readonly string[] {
  const place = { world, settings, owner };
  const lines = kind
    .rows(world, settings)
    .filter((one) => one.owner === owner)
    .map(({ row }) =>
      kind.fields
        .filter((field) => isWritten(kind, field) && shownIn(field, row, place).as !== 'nothing')
        .map((field) => {
          const label = words(`${game}:record.${kind.id}.field.${field.id}`);
          return `${label} ${printed(field, row, place, language, moneyParts(currency))}`;
        })
        .join(', '),
    );
  return lines.length === 0
    ? []
    : [`${words(`${game}:record.${kind.id}.title`)}: ${lines.join(' / ')}`];
}

/** The cases of a game that are played and rendered by its declaration: see `recordCases`. */
export function recordGameCases(
  system: RuleSystem<World>,
  empty: World,
  files: readonly string[],
): GameCases {
  const game = recordCases(system, empty);
  return {
    files,
    play: (one) => playedCase(game, one),
    given: (key, _, speech) => {
      const party = speech.played.before.parties[key];
      if (party === undefined) return undefined;
      const money = moneyOf(system.currency, speech.words).full(party.treasury);
      const rows = system.records.flatMap((kind) => ownRows(system, kind, key, speech));
      return `${party.name}: ${[money, ...rows].join('; ')}`;
    },
    named: (text) => text,
  };
}
