import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fact, type FightUnit } from '../../../../../engine';
import { tharosCampaign } from '../../../../../assets/examples/tharos';
import { closeScreen, openScreen } from '../../../../app/testing';
import { useSession } from '../../../../model/state/session';
import { GoodPoints } from './GoodPoints';

afterEach(closeScreen);

const NOTHING = fact('waben.none', 0);
const UNIT: FightUnit = {
  party: 'tha',
  unit: 101,
  unitType: 'K',
  order: 'N',
  before: 1,
  left: 1,
  fate: 'stays',
  points: NOTHING,
  strength: NOTHING,
  goodPoints: [],
  ownPointsRuling: 'points/tha:101',
};

describe('a good point of the GM’s own', () => {
  it('reports a missing number of points, and is not written', async () => {
    const user = await openScreen(<GoodPoints unit={UNIT} />, tharosCampaign());
    await user.click(screen.getByRole('button', { name: /^Eigenen Grund für/ }));
    await user.clear(screen.getByLabelText('Punkte'));
    await user.type(screen.getByRole('textbox', { name: /Begründung|Grund/ }), 'Nebel{Enter}');
    expect(screen.queryAllByText(/Trage ein, wie viele Punkte/)).toHaveLength(1);
    expect(useSession.getState().campaign?.rulings).toEqual(tharosCampaign().rulings);
  });
});
