import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import type { TextCase } from '../cases';
import type { Explained, TurnInput } from '../kernel';
import { settingsNotRead as eroberungSettings } from '../systems/eroberung/cases/settingsNotRead';
import { CLAUSES as EROBERUNG_CLAUSES } from '../systems/eroberung/data/clauses';
import { settingsNotRead as moerderspielSettings } from '../systems/moerderspiel/cases/settingsNotRead';
import { CLAUSES as MOERDERSPIEL_CLAUSES } from '../systems/moerderspiel/data/clauses';
import { CLAUSES as ORGANISATION_CLAUSES } from '../systems/organisation/data/clauses';
import { CLAUSES as PYGMA_CLAUSES } from '../systems/pygma/data/clauses';
import { cellsNotRead, figuresOfCases } from '../systems/waben/cases/figures';
import { settingsNotRead } from '../systems/waben/cases/settingsNotRead';
import { CLAUSES } from '../systems/waben/data';
import type { PartyKey, World } from '../world';
import { type CheckedCase, checkedCase } from './case-runner';
import { eroberungCases } from './eroberung-cases';
import { eroberungSamples, withOpenMoney } from './eroberung-samples';
import { moerderspielCases } from './moerderspiel-cases';
import { moerderspielSamples, withOtherNations } from './moerderspiel-samples';
import { figuresOfOrganisation, organisationCases } from './organisationCases';
import { organisationSamples, withOtherSecrets } from './organisationSamples';
import { pygmaCases } from './pygma-cases';
import { pygmaSamples, withOtherAccounts } from './pygma-samples';
import { wabenCases } from './waben-cases';

/** Sample of one game for the laws. */
export interface SystemSample {
  readonly inputs: readonly { readonly name: string; readonly input: TurnInput<World> }[];
  /** Plays and checks a case as text of the game's folder. */
  readonly checked: (one: TextCase) => CheckedCase;
  /** Every clause id of the game's rule page. */
  readonly clauses: readonly string[];
  /** Every figure of the worked examples besides those cases. */
  readonly figures: () => readonly Explained[];
  /** Cells no example reads yet, `table.column` or `table.row.column`, and why. */
  readonly cellsNotRead: Readonly<Record<string, string>>;
  /** Settings nothing reads yet, by key or by the first part of several keys, and why. */
  readonly settingsNotRead: Readonly<Record<string, string>>;
  /** The world with rows of the game's own changed that the viewer cannot know; absent = there are none. */
  readonly hidden?: (world: World, viewer: PartyKey) => World;
}

const { world, settings, seed } = tharosCampaign();
const tharos: TurnInput<World> = {
  world,
  orders: { tha: tharosOrders },
  rulings: {},
  settings,
  seed,
};

/** A sample for every registered game, by its id. */
export const samples: Readonly<Record<string, SystemSample>> = {
  waben: {
    inputs: [
      { name: 'the sample turn of the booklet', input: tharos },
      { name: 'a turn without orders', input: { ...tharos, orders: {} } },
      {
        name: 'a turn of three moons',
        input: { ...tharos, world: { ...world, clock: { ...world.clock, moonsPerTurn: 3 } } },
      },
    ],
    checked: (one) => checkedCase(wabenCases, one),
    clauses: CLAUSES,
    figures: figuresOfCases,
    cellsNotRead,
    settingsNotRead,
  },
  organisation: {
    inputs: organisationSamples,
    checked: (one) => checkedCase(organisationCases, one),
    clauses: ORGANISATION_CLAUSES,
    figures: figuresOfOrganisation,
    cellsNotRead: {},
    settingsNotRead: {},
    hidden: withOtherSecrets,
  },
  moerderspiel: {
    inputs: moerderspielSamples,
    checked: (one) => checkedCase(moerderspielCases, one),
    clauses: MOERDERSPIEL_CLAUSES,
    figures: () => [],
    cellsNotRead: {},
    settingsNotRead: moerderspielSettings,
    hidden: withOtherNations,
  },
  eroberung: {
    inputs: eroberungSamples,
    checked: (one) => checkedCase(eroberungCases, one),
    clauses: EROBERUNG_CLAUSES,
    figures: () => [],
    cellsNotRead: {},
    settingsNotRead: eroberungSettings,
    hidden: withOpenMoney,
  },
  pygma: {
    inputs: pygmaSamples,
    checked: (one) => checkedCase(pygmaCases, one),
    clauses: PYGMA_CLAUSES,
    figures: () => [],
    cellsNotRead: {},
    settingsNotRead: {},
    hidden: withOtherAccounts,
  },
};
