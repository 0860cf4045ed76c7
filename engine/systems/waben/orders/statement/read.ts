import type { Problem } from '../finding';
import { isEmptyLine, linesOf } from '../sheet/lines';
import { readLand } from './land';
import { type ListLine, listLine } from './line';
import { readMuster } from './muster';
import { withoutMarkup } from './plain';
import { readCharacters, readUnits } from './roster';
import { type Section, sectionOf } from './sections';
import { isFigureLine, unstacked } from './stack';
import type { Statement } from './statement';
import { readInfrastructure, readSettlements, readStructures } from './structures';
import { readStorage, readSummary, readUpkeep } from './summary';

/**
 * The rows of every list, in the order of the letter. A name above a bare number is a row pasted cell by cell, no
 * heading.
 */
const rowsBySection = (text: string): ReadonlyMap<Section, readonly ListLine[]> => {
  const found = new Map<Section, ListLine[]>();
  const lines = linesOf(withoutMarkup(text))
    .filter((line) => !isEmptyLine(line))
    .map((line) => listLine(text, line));
  let section: Section = 'none';
  lines.forEach((line, index) => {
    const turned = isFigureLine(lines[index + 1]) ? null : sectionOf(line);
    section = turned ?? section;
    const rows = found.get(section);
    if (rows === undefined) found.set(section, [line]);
    else rows.push(line);
  });
  return found;
};

/**
 * Reads the lists of a realm out of a letter: land, settlements, structures, raising, infrastructure, upkeep,
 * summary, storage, units, characters (WW-3.3-06, WW-3.3-07). Every figure keeps its words; malformed numbers
 * become problems at their words; what is no list is left alone. Never throws; time grows linearly with the text.
 */
export const readStatement = (text: string): Statement => {
  const problems: Problem[] = [];
  const reading = { text, problems };
  const sections = rowsBySection(text);
  const of = (section: Section): readonly ListLine[] =>
    unstacked(text, section, sections.get(section) ?? []);
  const { summary, storage } = readSummary(of('summary'), reading);
  return {
    text,
    land: readLand(of('land'), reading),
    settlements: readSettlements(of('settlements'), reading),
    structures: readStructures(of('structures')),
    muster: readMuster(of('muster'), reading),
    infrastructure: readInfrastructure(of('infrastructure'), reading),
    upkeep: readUpkeep(of('upkeep'), reading),
    summary,
    storage: [...storage, ...readStorage(of('storage'), reading)],
    units: readUnits(of('units'), problems),
    characters: readCharacters(of('characters')),
    problems: problems.toSorted((a, b) => a.at.span.start - b.at.span.start),
  };
};
