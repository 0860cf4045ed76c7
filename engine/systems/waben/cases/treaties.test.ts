import { describe, expect, it } from 'vitest';
import type { GrossfeldNo } from '../../../hex';
import { nodesOf, type TurnInput } from '../../../kernel';
import { at, deepFreeze, mapOf, realm, tinyWorld, uniform } from '../../../testing';
import type { World } from '../../../world';
import { waben } from '..';
import { grossfeldSteps } from '../rules/diplomacy/distance';
import { lossChance } from '../rules/diplomacy/messageLoss';
import { kindNamed } from '../rules/diplomacy/treatyKind';

const inputOf = (world: World, change: Partial<TurnInput<World>> = {}): TurnInput<World> =>
  deepFreeze({ world, orders: {}, rulings: {}, settings: {}, seed: 'demo', ...change });

const MAIL = {
  id: 'm1',
  from: 'tha',
  to: 'ely',
  kind: 'message',
  title: 'Gruß',
  text: 'Text',
  isPublic: null,
} as const;

describe('mail', () => {
  it('the chance is a figure that explains itself (WW-9.5-07)', () => {
    const chance = lossChance(12, {});
    expect([chance.value, lossChance(40, {}).value, lossChance(0, {}).value]).toEqual([22, 30, 0]);
    const facts = nodesOf(chance).flatMap((node) =>
      node.kind === 'fact' ? [[node.name, node.value]] : [],
    );
    expect(Object.fromEntries(facts)).toEqual({
      lossCap: 30,
      lossPerStep: 2,
      noLoss: 0,
      grossfeldSteps: 12,
      neighbouring: 1,
    });
  });

  it('steps of Großfelder: 210 and 002 are one apart, a cylinder goes the shorter way (WW-9.5-08)', () => {
    const map = mapOf(uniform('210', 0, 0), uniform('002', 1, -1), uniform('001', 7, 2));
    const steps = (to: string): number => grossfeldSteps(map, at('210/01'), at(`${to}/48`));
    expect([steps('002'), steps('210'), steps('001'), steps('999')]).toEqual([1, 0, 9, 0]);
    const wide = {
      ...mapOf(uniform('210', 0, 0), uniform('001', 7, 0)),
      topology: { kind: 'cylinder', columns: 8 },
    } as const;
    expect(grossfeldSteps(wide, at('210/01'), at('001/01'))).toBe(4);
    expect(Object.keys(wide.grossfelder)).toContain('001' satisfies string as GrossfeldNo);
  });

  it.each<readonly [string, string]>([
    ['Bündnis gegen Valdrun', 'alliance'],
    ['Wegerecht', 'passage'],
    ['Straßenbau an der Grenze', 'roadBuilding'],
    ['Ewiger Friede', 'peace'],
    ['Heirat', 'other'],
  ])('the title %s proposes %s', (title, kind) => {
    expect(kindNamed(title)).toBe(kind);
  });

  it('culture and messages change no figure of the game (WW-1.5-02)', () => {
    const world = tinyWorld({ parties: [realm('tha'), realm('ely')] });
    const kinds = ['culture', 'announcement', 'message'] as const;
    const mail = kinds.map((kind, index) => ({ ...MAIL, kind, id: `m${String(index)}` }));
    const [silent, loud] = [undefined, mail].map((post) => {
      const after = waben.adjudicate(
        inputOf(world, post === undefined ? {} : { mail: post }),
      )?.world;
      const { parties, ...rest } = after ?? world;
      const bare = Object.values(parties).map((party) => ({ ...party, contacts: [] }));
      return JSON.stringify([rest, bare]);
    });
    expect(loud).toBe(silent);
  });
});
