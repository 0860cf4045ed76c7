import { describe, expect, it } from 'vitest';
import { sampledGame } from '../../../testing/corpus';
import { LETTERS } from '.';

const { world } = sampledGame('eroberung');

/** The sample world with a player of another name. */
const renamed = (name: string) => ({
  ...world,
  parties: {
    ...world.parties,
    blau: { ...world.parties['blau'], name },
  } as typeof world.parties,
});

const ordersIn = (text: string, name: string) =>
  LETTERS.read(text, 'rot', renamed(name)).rows.map(({ content: { order } }) => order);

describe('players of other names than colours (EW-18-04)', () => {
  it.each([
    ['Anna', 'Anna und ich greifen Iran an.', 'ATTACK'],
    ['Anna-Lena', 'Anna-Lena und ich greifen Iran an.', 'ATTACK'],
    ['Anna', 'Anna and we buy Iran.', 'BUY'],
    ['Anna', 'Gelb, Anna und ich kaufen Iran.', 'BUY'],
  ])('%s takes part in %j', (name, text, kind) => {
    const [order] = ordersIn(text, name);
    expect(order).toMatchObject({ kind, partners: expect.arrayContaining(['blau']) as unknown });
  });

  it('nobody of an unknown name does', () => {
    expect(ordersIn('Berta und ich greifen Iran an.', 'Anna')).not.toContainEqual(
      expect.objectContaining({ partners: ['blau'] }),
    );
  });
});
