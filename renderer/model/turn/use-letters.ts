import { useCallback, useMemo, useState } from 'react';
import {
  type Campaign,
  correctedText,
  type Finding,
  grouped,
  type LetterReading,
  type OrderSheet,
  type ReceivedSheet,
  type Settings,
  type World,
} from '../../../engine';
import { type Proposed, type ReadingOf, useReadings, useUnreadable } from '../adjudicate';
import { findingsFor } from './model/findings';
import { likelyOwner, type LikelyOwner } from './model/owner';
import type { FindingsOf } from './model/realms';

/** A received sheet as read and checked. */
export interface ReadSheet {
  readonly received: ReceivedSheet;
  /** The text as it is read: with the GM's corrections. */
  readonly text: string;
  readonly sheet: OrderSheet<unknown>;
  readonly restated: LetterReading['restated'];
  /** The other realm the letter seems to come from. */
  readonly owner: LikelyOwner | null;
  /** The current letter has not been read: this is the one before it, or its words without a reading. */
  readonly isPending: boolean;
  /** The current letter cannot be read at all: these are its words without a reading. */
  readonly isUnreadable: boolean;
}

const readSheet = (
  received: ReceivedSheet,
  { text, sheet, restated }: LetterReading,
  world: World,
): ReadSheet => ({
  received,
  text,
  sheet,
  restated,
  owner: likelyOwner(sheet, world),
  isPending: false,
  isUnreadable: false,
});

/** A letter before it is read: nothing but its text. */
const unread = (received: ReceivedSheet, isUnreadable: boolean): ReadSheet => {
  const isPending = !isUnreadable;
  const { party } = received;
  const text = correctedText(received);
  const sheet = { party, text, columns: [], rows: [], findings: [] };
  return { received, text, sheet, restated: [], owner: null, isPending, isUnreadable };
};

const letterToRead = (received: ReceivedSheet) => ({
  party: received.party,
  text: correctedText(received),
});

/** What is read of the letters of all parties, against the world and the rules as they stand. */
export function useLetters({ id, system, world, sheets }: Campaign, settings: Settings): ReadingOf {
  const letters = useMemo(() => Object.values(sheets).map(letterToRead), [sheets]);
  return useReadings({ id, system, world, settings }, letters);
}

/** The letter of a party as it is read; until it is, the one before it stays. */
export function useReading(
  { id, world, sheets }: Campaign,
  party: string | undefined,
  readingOf: ReadingOf,
): ReadSheet | null {
  const received = party === undefined ? undefined : sheets[party];
  const isUnreadable = useUnreadable(id);
  const hasFailed = received !== undefined && isUnreadable(letterToRead(received));
  const read = useMemo(() => {
    if (received !== undefined && hasFailed) return unread(received, true);
    const reading = received === undefined ? undefined : readingOf(letterToRead(received));
    return received === undefined || reading === undefined
      ? null
      : readSheet(received, reading, world);
  }, [received, readingOf, world, hasFailed]);
  const desk = [id, world.clock.turn, party].join('/');
  const [last, setLast] = useState<{ readonly desk: string; readonly read: ReadSheet } | null>(
    null,
  );
  if (read !== null && last?.read !== read) setLast({ desk, read });
  const before = last?.desk === desk ? last.read : null;
  return useMemo(() => {
    if (received === undefined || read !== null) return read;
    return before === null ? unread(received, false) : { ...before, isPending: true };
  }, [received, read, before]);
}

/** The letter of any party as it was read last; undefined = there is none, or it is not read yet. */
export type ReadingOfParty = (party: string) => LetterReading | undefined;

/** The letters of all parties as they were read. */
export function useReadingOfParty({ sheets }: Campaign, readingOf: ReadingOf): ReadingOfParty {
  return useCallback(
    (party) => {
      const sheet = sheets[party];
      return sheet === undefined ? undefined : readingOf(letterToRead(sheet));
    },
    [sheets, readingOf],
  );
}

const NONE: readonly Finding[] = [];

/**
 * Findings of every party: those of the last run where it has read the current letter, else those of reading it, which
 * is done long before; null until then.
 */
export function useFindingsOf(
  { sheets, world, settings, editions }: Campaign,
  { proposal, basis }: Proposed,
  readingOf: ReadingOf,
): FindingsOf {
  const isRunHere =
    basis?.world === world && basis.settings === settings && basis.editions === editions;
  const read = isRunHere ? basis.sheets : null;
  return useMemo(() => {
    const byRun = grouped(proposal?.findings ?? [], ({ party }) => party);
    const find = (party: string): readonly Finding[] | null => {
      const sheet = sheets[party];
      if (sheet === undefined || read?.[party] === sheet)
        return findingsFor(party, byRun.get(party) ?? NONE);
      const reading = readingOf(letterToRead(sheet));
      return reading === undefined ? null : findingsFor(party, reading.findings);
    };
    const found = new Map(Object.keys(world.parties).map((party) => [party, find(party)]));
    return (party) => found.get(party) ?? (found.has(party) ? null : NONE);
  }, [sheets, world.parties, proposal, read, readingOf]);
}

/** The findings of a party; until its letter is read, those shown before it. */
export function useFindings(party: string, findingsOf: FindingsOf): readonly Finding[] {
  const found = findingsOf(party);
  const [last, setLast] = useState({ party, findings: found ?? [] });
  if (found !== null && (last.party !== party || last.findings !== found))
    setLast({ party, findings: found });
  return found ?? (last.party === party ? last.findings : NONE);
}
