import type { Unit } from '../../../../engine';
import type { Register } from '../../../model/records/register';
import { UnitLink } from '../roster/MapLink';
import { objectionsOfRecord } from '../roster/figures';
import '../roster/roster.css';
import { CargoPart } from './CargoPart';
import { typeWords, unitColumns } from './columns';
import { createUnit } from './create';
import { RaisedPart } from './RaisedPart';
import { RenumberPart } from './RenumberPart';
import { unitRows } from './rows';
import { shelveUnit } from './shelve';

const isTroop = ({ character }: Unit): boolean => character === null;

/** All units of all realms: armies, fleets, caravans, work units, characters (WW-5.1-02, WW-11.1-03). */
export const unitsOf = (game: string): Register<Unit> => ({
  id: 'units',
  title: 'roster:unit.title',
  fresh: 'roster:unit.fresh',
  empty: { title: 'roster:unit.emptyTitle', text: 'roster:unit.emptyText' },
  objections: objectionsOfRecord('unit'),
  rows: unitRows,
  idOf: ({ id }) => id,
  nameOf: ({ number, type, character, party }, place) =>
    place.words('roster:unit.called', {
      number,
      what: character?.name ?? typeWords(type, place),
      party: place.campaign.world.parties[party]?.name ?? party,
    }),
  columns: unitColumns(game),
  sheet: [
    { id: 'who', fields: ['party', 'number', 'name', 'type'], Part: RenumberPart },
    {
      id: 'where',
      text: 'roster:part.where',
      fields: ['place', 'field', 'inside'],
      Part: UnitLink,
    },
    {
      id: 'force',
      text: 'roster:part.force',
      fields: ['size', 'minimumSize', 'leaders', 'leadersNeeded', 'movementPoints'],
      isShown: isTroop,
    },
    {
      id: 'raised',
      text: 'roster:unit.raised',
      fields: [],
      Part: RaisedPart,
      isShown: isTroop,
    },
    {
      id: 'orders',
      text: 'roster:part.orders',
      fields: ['order', 'scout', 'morale', 'carries', 'spares'],
    },
    {
      id: 'gold',
      text: 'roster:part.gold',
      fields: ['gold', 'upkeep', 'unpaid', 'raisingCost'],
    },
    {
      id: 'load',
      text: 'roster:part.load',
      fields: ['weight', 'capacity', 'load', 'free', 'cargo'],
      Part: CargoPart,
      isShown: isTroop,
    },
  ],
  create: createUnit,
  shelve: shelveUnit,
});
