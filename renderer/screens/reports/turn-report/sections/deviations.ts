import type { Finding, March, TurnEvent } from '../../../../../engine';
import { isUnit, numberOf, ownerOf, ownUnits, placeName } from '../things';
import type { TurnReportBlock, TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { eventSentences } from '../event-sentences';
import { columnsOf, inTone, tableBlock, textBlock } from './block';
import { findingWords, placeOfFinding } from './finding-words';
import { isOwnFight, type OwnFight, resultOf } from './fights';
import { headsOf } from '../things';

/** What is told of one unit in the table. */
interface Deed {
  readonly unit: number;
  readonly march: March | undefined;
  readonly findings: readonly Finding[];
  readonly fights: readonly OwnFight[];
  readonly retreats: readonly TurnEvent[];
}

const unitOf = ({ about }: TurnEvent, me: string): number | null => {
  const unit = about['unit'];
  return isUnit(unit) && ownerOf(unit) === me ? numberOf(unit) : null;
};

const deedOf = ({ snapshot }: Speech, unit: number): Deed => {
  const { report, party } = snapshot;
  const march = report.marches.find((one) => one.unit === unit);
  const found = report.findings.filter(
    (finding) => finding.unit === unit && placeOfFinding(finding) === 'units',
  );
  const stop = march?.stop;
  const isKnown = stop === undefined || found.some(({ code }) => code === stop.code);
  return {
    unit,
    march,
    findings: isKnown ? found : [...found, stop],
    fights: report.fights
      .filter(isOwnFight)
      .filter(({ own, sides }) =>
        sides[own].units.some((one) => one.party === party.key && one.unit === unit),
      ),
    retreats: report.events.filter(
      (event) => event.kind === 'retreat' && unitOf(event, party.key) === unit,
    ),
  };
};

const hasDeviated = ({ findings, fights, retreats }: Deed): boolean =>
  findings.length + fights.length + retreats.length > 0;

const hasMoved = ({ march }: Deed): boolean =>
  march?.steps.some(({ outcome }) => outcome === 'done') ?? false;

const fightPhrases = (speech: Speech, { unit, fights }: Deed): readonly string[] =>
  fights.flatMap((fight) => {
    const mine = fight.sides[fight.own].units.find(
      (one) => one.unit === unit && one.party === speech.snapshot.party.key,
    );
    const lost = mine === undefined ? 0 : mine.before - mine.left;
    const heads = headsOf(speech, mine?.unitType, lost);
    return [
      speech.words(`turnReport:what.${resultOf(fight)}`),
      ...(lost === 0 ? [] : [speech.words('turnReport:what.lost', { heads })]),
    ];
  });

/** What happened to a unit in catchwords: `angekommen; Kampf gewonnen; 600 Krieger verloren`. */
const whatHappened = (speech: Speech, deed: Deed): string => {
  const { march, findings, retreats } = deed;
  const isArrived = hasMoved(deed) && march?.stop === undefined && retreats.length === 0;
  const start = findings.find(
    ({ code, about }) => code === 'F-ROW-STARTPOS' && about['reason'] === 'dropped',
  );
  // A way that never began explains everything else.
  const ways = (start === undefined ? findings : [start]).filter(
    ({ about }) => retreats.length === 0 || about['reason'] !== 'retreat',
  );
  const phrases = [
    ...(isArrived ? [speech.words('turnReport:what.arrived')] : []),
    ...fightPhrases(speech, deed),
    ...retreats.map(({ about }) =>
      speech.words('turnReport:what.retreated', {
        place: placeName(speech, String(about['to'] ?? '')),
      }),
    ),
    ...ways.map((finding) => findingWords(finding, 'reason', speech).replace(/\.$/, '')),
  ];
  return [...new Set(phrases)].join('; ');
};

const ORDER = /\bK[NAHVIR](?:E|F|B[1-6]?)?\b|\bAB\b|\bS[1-9]\b/g;

/** The order of a unit as its own letter gives it: the last code in its row; a dash where none is to be found. */
const orderOf = ({ snapshot, words }: Speech, unit: number): string => {
  const rows = snapshot.letter
    .split('\n')
    .filter((line) => new RegExp(`^\\D{0,4}${String(unit)}\\b`).test(line));
  const codes = rows.flatMap((row) => row.match(ORDER) ?? []);
  return codes.at(-1) ?? words('turnReport:none');
};

const cellsOf = (speech: Speech, deed: Deed): readonly string[] => {
  const { snapshot, words, figure } = speech;
  const listed = snapshot.list?.units.find(({ unit }) => unit === deed.unit);
  const size = listed?.size ?? (snapshot.list === undefined ? deed.march?.size : undefined) ?? 0;
  const none = words('turnReport:none');
  return [
    String(deed.unit),
    size === 0 ? none : figure(size),
    listed?.place ?? deed.march?.end ?? none,
    orderOf(speech, deed.unit),
    whatHappened(speech, deed),
  ];
};

const table = (speech: Speech, deeds: readonly Deed[]): readonly TurnReportBlock[] =>
  deeds.length === 0
    ? []
    : [
        tableBlock(
          {
            section: 'deviations',
            key: 'deviations',
            source: { kind: 'march', unit: deeds[0]?.unit ?? 0 },
            facts: deeds.map((deed) => cellsOf({ ...speech, tone: 'neutral' }, deed)),
            title: speech.words('turnReport:march.title'),
          },
          {
            kind: 'table',
            columns: columnsOf(speech, ['number', 'size', 'place', 'order', 'what'], 'what'),
            rows: deeds.map((deed) => ({ cells: cellsOf(speech, deed) })),
          },
        ),
      ];

const asOrdered = (
  speech: Speech,
  key: 'arrived' | 'stayed',
  deeds: readonly Deed[],
): readonly TextBlock[] => {
  const units = deeds.map(({ unit }) => unit);
  if (units.length === 0) return [];
  const text = speech.say(`turnReport:march.${key}`, {
    ...inTone(speech),
    count: units.length,
    units: ownUnits(speech, units),
  });
  const source = { kind: 'march', unit: units[0] ?? 0 } as const;
  return [textBlock({ section: 'deviations', key: `march/${key}`, source, facts: [units] }, text)];
};

const KINDS: ReadonlySet<string> = new Set([
  'desertion',
  'dissolution',
  'split',
  'merge',
  'disband',
  'loneLeader',
  'transfer',
  'unload',
  'terrainLoss',
  'cargoLoss',
  'starvation',
  'thawEscape',
  'thawLoss',
]);

/** The own units of the month by what became of their orders. */
export function deedsOf(speech: Speech) {
  const { report } = speech.snapshot;
  const told = report.findings.filter((finding) => placeOfFinding(finding) === 'units');
  const units = new Set([
    ...report.marches.map(({ unit }) => unit),
    ...told.flatMap(({ unit }) => (unit === undefined ? [] : [unit])),
  ]);
  const deeds = [...units].sort((a, b) => a - b).map((unit) => deedOf(speech, unit));
  const asPlanned = deeds.filter((deed) => !hasDeviated(deed) && deed.march?.unitType !== 'HF');
  return {
    deviated: deeds.filter(hasDeviated),
    arrived: asPlanned.filter(hasMoved),
    stayed: asPlanned.filter((deed) => !hasMoved(deed)),
    stopped: deeds.filter(({ march }) => march?.stop !== undefined),
  };
}

/**
 * The own units: those that acted otherwise than ordered and why, what became of the others, losses and changes
 * (WW-1.1-03, WW-10.1-12).
 */
export function deviations(speech: Speech): readonly TurnReportBlock[] {
  const { deviated, arrived, stayed } = deedsOf(speech);
  return [
    ...table(speech, deviated),
    ...asOrdered(speech, 'arrived', arrived),
    ...asOrdered(speech, 'stayed', stayed),
    ...eventSentences(
      speech,
      'deviations',
      speech.snapshot.report.events.filter(({ kind }) => KINDS.has(kind)),
    ),
  ];
}
