import { AREAS, GOODS } from '../../data/kinds';
import { type Mirror, mirrorValue } from '../../rules/economy/goods';
import type { Mirror as MirrorRow } from '../../state/types';
import type { PygmaTurn } from '../turn';

/** Keeps the goods mirror of a realm with all its rows. */
export function withMirror(turn: PygmaTurn, realm: string, mirror: Mirror): void {
  const { settings } = turn.input;
  const rows = AREAS.map((area): MirrorRow => {
    const goods = Object.fromEntries(
      GOODS.map((good) => [good, mirrorValue(settings, mirror, area, good).value]),
    ) as Record<(typeof GOODS)[number], number>;
    const population = mirrorValue(settings, mirror, area, 'population').value;
    return { owner: realm, id: area, area, population, ...goods };
  });
  const others = turn.state.mirrors.filter(({ owner }) => owner !== realm);
  turn.state = { ...turn.state, mirrors: [...others, ...rows] };
}
