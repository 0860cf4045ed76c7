import {
  allFields,
  type GameBoard,
  type Party,
  type RuleSystem,
  type World,
} from '../../../../engine';
import { equip, foundRealm, freePartyKey } from '../../../model/map/commands/parties';
import { suggestedRealm } from '../../../model/genesis/suggest-name';
import { leastWorn, nameProblem } from '../../../model/records/realm-change';
import { changing, type Command } from '../../../model/state/command';
import {
  changed,
  type NewField,
  refused,
  specsUnder,
  type Register,
  type RegisterPlace,
} from '../../../model/records/register';

/** Where a party can have its seat, by its key and with its name: regions, or fields on which nothing stands yet. */
const seatsOf = (world: World, { lettered }: GameBoard<World>) => {
  if (lettered === undefined)
    return Object.values(world.board?.regions ?? {}).map(({ key, name }) => ({
      id: key,
      label: name,
    }));
  const { board, capitals, bases } = lettered.layout(world);
  const taken = new Set([...board.mountains, ...Object.values(capitals), ...Object.keys(bases)]);
  return allFields(board)
    .filter((field) => !taken.has(field))
    .map((field) => ({ id: field, label: field }));
};

/** Where a party of the open campaign can have its seat. */
export function seats({ campaign, system }: Pick<RegisterPlace, 'campaign' | 'system'>) {
  return system === undefined ? [] : seatsOf(campaign.world, system.board);
}

/** Gives a party that has nothing yet what its game gives newcomers; undefined where there is nothing to give. */
export function foundCommand(
  { key, name }: Pick<Party, 'key' | 'name'>,
  { campaign, system, settings }: Pick<RegisterPlace, 'campaign' | 'system' | 'settings'>,
): Command | undefined {
  const found = system?.parties.found;
  if (found === undefined || found(campaign.world, key, settings) === campaign.world)
    return undefined;
  return changing('records:command.found', { party: name }, (draft) => equip(draft, key));
}

/** A field of the form for a new party. */
export const field = specsUnder<NewField>((id) => `records:party.${id}`);

/** What every new party is asked for. */
export const NAME = field('name', 'text', {
  initial: () => '',
  suggest: ({ campaign }, tries) => suggestedRealm(campaign, tries),
});
export const RULER = field('ruler', 'text', { isOptional: true, initial: () => '' });

/** What a new party on a board needs: a name, who leads it, and where its seat is. */
export function newOnBoard({
  board,
}: Pick<RuleSystem<World>, 'board'>): NonNullable<Register<Party>['create']> {
  return {
    fields: [
      NAME,
      field('seat', 'choice', {
        options: ({ campaign }) => seatsOf(campaign.world, board),
        initial: ({ campaign }) => seatsOf(campaign.world, board)[0]?.id ?? null,
      }),
      RULER,
    ],
    make: ({ name: typed, seat, ruler }, { campaign }) => {
      const name = String(typed ?? '');
      const problem = nameProblem(campaign, name, null);
      if (problem !== undefined) return refused(`places:realm.${problem}`, { name });
      const region = String(seat ?? '');
      if (!seatsOf(campaign.world, board).some(({ id }) => id === region))
        return refused('records:party.noRegion');
      const key = freePartyKey(campaign, name);
      const sheet = { name, ruler: String(ruler ?? ''), colour: leastWorn(campaign) };
      const command = foundRealm(key, { ...sheet, kind: 'organisation', seat: region });
      return { ...changed(command.change), id: key };
    },
  };
}
