import { afterEach, describe, expect, it } from 'vitest';
import { fraction, type Json, type TurnEvent } from '../../../engine';
import { closeScreen } from '../../app/testing';
import { showCard } from '../../model/turn/card/testing';
import { Encounter } from './Encounter';

afterEach(closeScreen);

const EVENT: TurnEvent = {
  kind: 'encounter',
  clause: 'WW-7.1-06',
  time: fraction(0),
  place: '210/19',
  parties: [],
  about: { a: 'tha:209', b: 'val:109', orderA: 'KA', orderB: 'KV', cell: 'ST' },
};

describe('the two of an encounter, neither of which is in the world', () => {
  it.each<[string, Json, readonly string[]]>([
    [
      'have the heads and types they met with',
      { a: { size: 4000, type: 'R' }, b: { size: 1, type: 'K' } },
      ['KA, Angreifen4.000 Reiter', 'KV, Verteidigen1 Krieger'],
    ],
    [
      'have their orders alone in journals of earlier versions',
      null,
      ['KA, Angreifen', 'KV, Verteidigen'],
    ],
    [
      'leave out what is no figure',
      { a: { size: '4000', type: 'R' }, b: [1] },
      ['KA, Angreifen', 'KV, Verteidigen'],
    ],
  ])('%s', async (_, data, said) => {
    await showCard(<Encounter data={data} event={EVENT} />);
    const lines = document.querySelectorAll('.ww-meeter > .ww-small');
    expect([...lines].map(({ textContent }) => textContent)).toEqual(said);
  });
});
