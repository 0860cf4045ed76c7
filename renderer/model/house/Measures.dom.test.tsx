import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { systems } from '../../../engine';
import { showParts } from '../../app/testing';
import { useSession } from '../state/session';
import { Editions } from './Editions';
import { Measures } from './Measures';
import { useHouse } from './use-house';

/** Editions and the results of the rules; commands change the campaign at once. */
function Parts() {
  const campaign = useSession((session) => session.campaign) ?? tharosCampaign();
  const system = systems['waben'];
  if (system?.presets === undefined) throw new Error('no presets');
  const house = useHouse(campaign, system);
  return (
    <>
      <Editions id="editions" house={house} />
      <Measures id="measures" house={house} presets={system.presets} />
    </>
  );
}

describe('results of the house rules', () => {
  it('compares with the rulebook, with the curve of odds, and changes with an edition that begins with a set', async () => {
    useSession.setState({
      campaign: tharosCampaign(),
      readOnly: false,
      execute: (command) => {
        const { campaign } = useSession.getState();
        if (campaign !== null && 'replace' in command)
          useSession.setState({ campaign: command.replace(campaign) });
        return Promise.resolve();
      },
    });
    showParts(<Parts />, 'de', 'waben');
    const curve = () =>
      screen
        .getByRole('img', { name: /Runden, die der Angreifer gewinnt/ })
        .getAttribute('aria-label');
    const row = () =>
      screen.getByText('Eine Runde im Kampf: sicher gewinnt er erst über').closest('tr')
        ?.textContent;
    expect(row()).toContain('1,67 : 11,67 : 1');
    expect(curve()).toContain('hier: 4 % bei 0,75 : 1');
    await userEvent.click(screen.getByRole('button', { name: /Vorlage/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Milde' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fassung anlegen' }));
    expect(row()).toContain('1,67 : 12,33 : 1');
    expect(curve()).toContain('Milde: 16 % bei 0,75 : 1');
    useSession.setState({ campaign: null });
  });
});
