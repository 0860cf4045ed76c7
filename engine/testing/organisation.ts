import { seenlandBoard } from '../../assets/examples/seenland/campaign';
import { caseGameIn, type CaseSituation } from '../systems/organisation/cases/game';
import { stateOf } from '../systems/organisation/state/read';
import { withState } from '../systems/organisation/state/write';
import { BLANK_REGION_WORLD, type Region, type RegionBoard, type World } from '../world';

const drawn = seenlandBoard();

/** The six regions of the example with their seven borders (OS-22-01), nothing noted on them. */
export const exampleBoard: RegionBoard = {
  ...drawn,
  regions: Object.fromEntries(
    Object.entries(drawn.regions).map(([key, region]): [string, Region] => [
      key,
      { ...region, note: '' },
    ]),
  ),
};

/** The four organisations of the example with the start kit and its levels, as cases write them (OS-1-09, OS-22-02). */
const ORGANISATIONS: Readonly<Record<string, string>> = {
  kontor: `name Küstenkontor; seat kueste; money kueste 6; calm kueste 3
    trade 3 "Salzhandel" in kueste; infrastructure 1 "Speicherviertel" in kueste
    secret_service 1 "Hafenohren" in kueste`,
  orden: `name Orden der Hochwacht; seat hochland; money hochland 6; calm hochland 3
    military 3 "Turmritter" in hochland; fortification 1 "Passfeste" in hochland
    authority 1 "Ordensrat" in hochland`,
  waldbund: `name Waldbund; seat wald; money wald 6; calm wald 3
    trade 1 "Pelzmarkt" in wald; infrastructure 1 "Lichtungen" in wald
    military 1 "Förster" in wald; secret_service 2 "Späher" in wald`,
  zirkel: `name Zirkel der Schreiber; seat seen; money seen 6; calm seen 3
    research 2 "Archiv" in seen; trade 1 "Papiermühle" in seen
    authority 1 "Gelehrtenrat" in seen; secret_service 1 "Botenläufer" in seen`,
};

/** The organisations of the example in their first phase, or another, with additions by case lines (OS-1-13). */
export function organisationWorld(more: Readonly<Record<string, string>> = {}, turn = 1): World {
  const game = caseGameIn(organisationWorld);
  const { clock } = BLANK_REGION_WORLD;
  const board = exampleBoard;
  const empty: CaseSituation = {
    world: { ...BLANK_REGION_WORLD, clock: { ...clock, turn }, board },
    steps: [],
  };
  const { world } = Object.entries(ORGANISATIONS).reduce((given, [key, kit]) => {
    const text = `${kit}\n${more[key] ?? ''}`.replaceAll(/\n\s+/g, '\n');
    return game.give(given, key, text) ?? given;
  }, empty);
  const parties = Object.values(world.parties).map((party, colour) => ({ ...party, colour }));
  const coloured = { ...world, parties: Object.fromEntries(parties.map((one) => [one.key, one])) };
  return withState(coloured, stateOf(coloured, {}));
}
