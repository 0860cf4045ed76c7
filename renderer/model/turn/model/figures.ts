import { type Explained, type Roll, rollKey } from '../../../../engine';

const partsOf = (explained: Explained): readonly Explained[] => {
  switch (explained.kind) {
    case 'operation':
      return explained.parts;
    case 'rule':
      return [explained.body];
    case 'override':
      return [explained.original];
    default:
      return [];
  }
};

/** The dice behind a figure, in the order in which they fell. */
export function rollsIn(explained: Explained): readonly Roll[] {
  return explained.kind === 'roll' ? [explained] : partsOf(explained).flatMap(rollsIn);
}

/** Key of the ruling by which the GM types in a die. */
export function keyOfRoll({ stream, index }: Roll): string {
  return rollKey(stream, index);
}

/** Faces of a die, or among how many a lot was drawn. */
export function facesOf({ die, faces }: Roll): number {
  return die === 'lot' ? (faces ?? 1) : die === 'd6' ? 6 : 100;
}

/** The part of a figure that is a fact of this name, or stands over it by the GM's hand. */
export function partNamed(explained: Explained, name: string): Explained | undefined {
  if (explained.kind === 'fact') return explained.name === name ? explained : undefined;
  if (explained.kind === 'override')
    return partNamed(explained.original, name) === explained.original
      ? explained
      : partNamed(explained.original, name);
  return partsOf(explained)
    .map((part) => partNamed(part, name))
    .find((part) => part !== undefined);
}

/** What a figure is added up from, named: sums within sums and named sums opened, nothing that is zero. */
export function summands(explained: Explained): readonly Explained[] {
  if (explained.kind === 'override') return summands(explained.original);
  if (explained.kind === 'rule') {
    const inner = summands(explained.body);
    return explained.body.kind === 'operation' && explained.body.operator === 'sum'
      ? inner
      : [explained];
  }
  if (explained.kind === 'operation' && explained.operator === 'sum')
    return explained.parts.flatMap(summands).filter(({ value }) => value !== 0);
  if (explained.kind === 'operation')
    return explained.operator === 'minimum' || explained.operator === 'maximum'
      ? explained.parts.filter(({ kind }) => kind !== 'fact').flatMap(summands)
      : [explained];
  return [explained];
}
