import { realmColour } from '../../../kit/cartography/colour';
import { RealmActs } from '../check/RealmActs';
import type { CheckActs } from '../check/use-check-acts';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import { RealmTabs } from './RealmTabs';

export interface DeskHeadProps {
  readonly model: DeskModel;
  readonly acts: CheckActs;
}

/** Realms and their states, and the word that ends the work on the one that is open. */
export const DeskHead = ({ model, acts }: DeskHeadProps) => (
  <header className="ww-desk-head">
    <RealmTabs
      realms={model.realms}
      chosen={model.party.key}
      colourOf={(party) => realmColour('light', model.campaign.world.parties, party)}
    />
    <RealmActs model={model} acts={acts} />
  </header>
);
