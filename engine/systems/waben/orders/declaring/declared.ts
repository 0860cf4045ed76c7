import type { Lattice } from '../../../../hex';
import { latticeOf, type World } from '../../../../world';
import type { Words } from '../content';
import type { Declaration } from '../declaration';
import { declarationsOfStatement, readStatement, type StructureRow } from '../statement';
import { partyFinder } from './parties';
import { type ReadDeclarations, readDeclarations } from './read';

/** A structure marked "neu" in the list of structures (WW-4.1-33). */
const buildOf = ({ structure, place, side, name, harbours, words }: StructureRow): Declaration => ({
  kind: 'build',
  structure,
  value: null,
  place: side === null ? { kind: 'field', field: place } : { kind: 'side', field: place, side },
  name: name === '' ? null : name,
  harbours,
  gold: null,
  ...words,
});

const overlaps = ({ span: a }: Words, { span: b }: Words): boolean =>
  a.start < b.end && b.start < a.end;

/**
 * Everything a letter declares: its single statements, and what the tables of its balance and its list of
 * structures say. What both readers find at the same words counts once; a statement is the closer word. In the
 * order of the letter.
 */
export const declaredIn = (
  text: string,
  party: string,
  world: World,
  lattice: Lattice = latticeOf(world.map),
): ReadDeclarations => {
  const { declarations, findings } = readDeclarations(text, party, world, lattice);
  const statement = readStatement(text);
  const listed = [
    ...declarationsOfStatement(statement, partyFinder(world)),
    ...statement.structures.filter(({ isNew }) => isNew).map(buildOf),
  ].filter((one) => !declarations.some((other) => overlaps(one, other)));
  return {
    declarations: [...declarations, ...listed].sort((a, b) => a.span.start - b.span.start),
    findings: findings.filter(
      ({ code, span, words }) =>
        code !== 'F-ORD-REMARK' ||
        span === undefined ||
        !listed.some((one) => overlaps(one, { text: words, span })),
    ),
  };
};
