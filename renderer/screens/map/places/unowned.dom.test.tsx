import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { newPerson, settlementAt } from '../../../../engine';
import {
  tinyCampaignOf,
  at,
  edited,
  founding,
  mapOf,
  realm,
  uniform,
} from '../../../../engine/testing/world';
import { closeScreen, openCampaign, openScreen } from '../../../app/testing';
import { PartyPlayers } from '../../../model/records/PartyPlayers';
import { useRecordsView } from '../../../model/records/records-store';
import { useSession } from '../../../model/state/session';
import { UnitsTab } from '../inspector/UnitsTab';
import { RealmOnTheSpot } from './RealmOnTheSpot';
afterEach(closeScreen);

const TOWN = at('210/26');
const FREE = realm('frei', { name: 'Freie Ansiedlungen', kind: 'organisation', capital: null });
const NORHEIM = realm('nor', { name: 'Norheim', capital: null });

const withTown = (...parties: ReturnType<typeof realm>[]) =>
  tinyCampaignOf({
    parties: [FREE, ...parties],
    map: edited(mapOf(uniform('210', 0, 0)), founding(TOWN, 'std', 'Jorsund', 'frei', 10)),
  });

/** A component over the open campaign, whose commands are carried out. */
const Open = ({ part }: { readonly part: 'spot' | 'players' | 'units' }) => {
  const { campaign, execute } = useSession();
  const onCommand = (command: Parameters<typeof execute>[0]) => void execute(command);
  const party = campaign?.world.parties['nor'];
  if (campaign === null) return null;
  if (part === 'units')
    return (
      <UnitsTab
        sheet={{ field: TOWN, owner: { key: 'nor', name: 'Norheim' }, gm: { units: [] } } as never}
        parties={{}}
      />
    );
  if (part === 'spot')
    return <RealmOnTheSpot campaign={campaign} field={TOWN} onCommand={onCommand} />;
  return party === undefined ? null : (
    <PartyPlayers campaign={campaign} party={party} isDisabled={false} onCommand={onCommand} />
  );
};

describe('a settlement nobody rules', () => {
  it('becomes the capital of a new realm with a name, land included, in one step of undo', async () => {
    const user = await openScreen(<Open part="spot" />, withTown());
    await user.click(screen.getByRole('button', { name: 'Neues Reich gründen' }));
    const { world } = openCampaign();
    const [made] = Object.values(world.parties).filter(({ kind }) => kind === 'realm');
    expect(made).toMatchObject({ capital: TOWN });
    expect(made?.name).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect(settlementAt(world.map, TOWN)?.owner).toBe(made?.key);
    expect(world.map.grossfelder[uniform('210', 0, 0).no]?.owner[25]).toBe(made?.key);
    await useSession.getState().undo();
    expect(Object.keys(openCampaign().world.parties)).toEqual(['frei']);
    expect(settlementAt(openCampaign().world.map, TOWN)?.owner).toBe('frei');
  });

  it('is given to a realm there is', async () => {
    const user = await openScreen(<Open part="spot" />, withTown(NORHEIM));
    await user.click(screen.getByRole('button', { name: /Einem Reich geben/ }));
    await user.click(screen.getByRole('option', { name: 'Norheim' }));
    expect(settlementAt(openCampaign().world.map, TOWN)?.owner).toBe('nor');
    expect(openCampaign().world.parties['nor']?.capital).toBe(TOWN);
  });
});

describe('the sheet of units at a field', () => {
  it('leads to the form of a new one there, for the realm of the field', async () => {
    const user = await openScreen(<Open part="units" />, withTown(NORHEIM));
    await user.click(screen.getByRole('button', { name: 'Neue Einheit hier' }));
    expect(useRecordsView.getState()).toMatchObject({
      register: 'unit',
      registers: { unit: { side: 'new', preset: { newPlace: TOWN, owner: 'nor' } } },
    });
  });
});

describe('the players of a realm', () => {
  it('are chosen on its form, and taken away again', async () => {
    const campaign = withTown(NORHEIM);
    const anna = newPerson('p1', 'Anna');
    const world = { ...campaign.world, people: { p1: anna } };
    const user = await openScreen(<Open part="players" />, { ...campaign, world });
    await user.click(screen.getByRole('button', { name: /Spieler wählen/ }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Anna' }));
    expect(openCampaign().world.people['p1']?.roles).toEqual([{ party: 'nor', kind: 'single' }]);
    await user.click(screen.getByRole('button', { name: 'Anna spielt hier nicht mehr' }));
    expect(openCampaign().world.people['p1']?.roles).toEqual([]);
  });
});
