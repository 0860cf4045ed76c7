import {
  isWritten,
  playedCase,
  printed,
  type RecordKind,
  type RecordRow,
  recordCases,
  type RuleSystem,
  shownIn,
  type World,
  moneyParts,
} from '../../engine';
import { moneyOf } from '../kit/explain';
import type { CaseSpeech, GameCases } from './game-view';

/** What a party has of a kind of record when a case begins, field by field, without those a blank one has as well. */
function ownRows(
  { id: game, currency }: RuleSystem<World>,
  kind: RecordKind<World>,
  owner: string | null,
  { words, language, played: { before: world, settings } }: CaseSpeech,
): readonly string[] {
  const place = { world, settings, owner };
  const blank = kind.blank?.(place);
  /** True unless it is a number or a flag as a blank record has it, or zero. */
  const isSaid = (field: (typeof kind.fields)[number], row: RecordRow): boolean => {
    const shown = shownIn(field, row, place);
    if (shown.as === 'nothing') return false;
    if (shown.as !== 'number' && shown.as !== 'yes') return true;
    const isZero = shown.as === 'number' && shown.number === 0;
    return !isZero && (blank === undefined || printedIn(field, row) !== printedIn(field, blank));
  };
  const printedIn = (field: (typeof kind.fields)[number], row: RecordRow): string =>
    printed(field, row, place, language, moneyParts(currency));
  const lines = kind
    .rows(world, settings)
    .filter((one) => one.owner === owner)
    .map(({ row }) =>
      kind.fields
        .filter((field) => isWritten(kind, field) && isSaid(field, row))
        .map((field) => {
          const label = words(`${game}:record.${kind.id}.field.${field.id}`);
          return `${label} ${printedIn(field, row)}`;
        })
        .join(', '),
    )
    .filter((line) => line !== '');
  return lines.length === 0
    ? []
    : [`${words(`${game}:record.${kind.id}.title`)}: ${lines.join(' / ')}`];
}

/**
 * What is true when a case begins of a party, or of a kind of record that is nobody's, in the labels of its records;
 * undefined if there is neither.
 */
export function recordsGiven(
  system: RuleSystem<World>,
  key: string,
  speech: CaseSpeech,
): string | undefined {
  const party = speech.played.before.parties[key];
  const shared = system.records.find(({ id, isShared }) => id === key && isShared === true);
  if (shared !== undefined) return ownRows(system, shared, null, speech).join('; ');
  if (party === undefined) return undefined;
  const money =
    party.treasury === 0 ? [] : [moneyOf(system.currency, speech.words).full(party.treasury)];
  const rows = system.records.flatMap((kind) => ownRows(system, kind, key, speech));
  const facts = [...money, ...rows];
  return facts.length === 0 ? undefined : `${party.name}: ${facts.join('; ')}`;
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
    given: (key, _, speech) => recordsGiven(system, key, speech),
    named: (text) => text,
  };
}
