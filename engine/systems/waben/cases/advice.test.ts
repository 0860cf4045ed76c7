import { describe, expect, it } from 'vitest';
import { playCase } from '../../../cases';
import type { TurnInput } from '../../../kernel';
import { caseFilesOf } from '../../../testing/case-files';
import type { World } from '../../../world';
import { PROGRAM_FINDINGS } from '../data';
import { checkOrders, readOrders } from '../orders';
import { wabenCaseGame } from './game';

const CASES = caseFilesOf('waben').find(({ name }) => name === 'advice.cases.txt')?.cases ?? [];

const adviceIn = ({ orders, settings }: TurnInput<World>, world: World) =>
  checkOrders(readOrders(orders['a'] ?? '', 'a', world), world, settings).filter(({ code }) =>
    code.startsWith('F-ADV-'),
  );

describe('legal, but seldom meant', () => {
  it('every pattern has a case in which it warns', () => {
    const codes = Object.keys(PROGRAM_FINDINGS).filter((code) => code.startsWith('F-ADV-'));
    const shown = CASES.flatMap(({ expected }) => expected.map(({ value }) => value)).join(' ');
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !shown.includes(code))).toEqual([]);
  });

  it('WW-10.1-14: warns of nothing that follows from what the realm cannot know', () => {
    for (const one of CASES) {
      const { input } = playCase(wabenCaseGame, one).run;
      const { units, parties } = input.world;
      const [unit] = Object.values(units);
      if (unit === undefined) throw new Error('a world without units');
      const others = Object.entries(parties).map(
        ([key, party]) =>
          [
            key,
            key === 'a' ? party : { ...party, treasury: 12, relations: { a: 'alliance' as const } },
          ] as const,
      );
      const hidden: World = {
        ...input.world,
        units: {
          ...units,
          'b:777': { ...unit, id: 'b:777', party: 'b', number: 777, size: 99_000 },
        },
        parties: Object.fromEntries(others),
      };
      expect(adviceIn(input, hidden)).toEqual(adviceIn(input, input.world));
    }
  });
});
