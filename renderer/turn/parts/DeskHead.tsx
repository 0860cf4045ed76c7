import { realmColour } from '../../cartography/colour';
import type { DeskModel } from '../use-desk-model';
import { RealmTabs } from './RealmTabs';

/** Realms and their states. */
export const DeskHead = ({ model }: { readonly model: DeskModel }) => (
  <header className="ww-desk-head">
    <RealmTabs
      realms={model.realms}
      chosen={model.party.key}
      colourOf={(party) => realmColour('light', model.campaign.world.parties, party)}
    />
  </header>
);
