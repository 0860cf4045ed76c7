import { hexGameOf, readPosition, sideHome, type Work, workId } from '../../../../engine';
import { optionsOf } from '../register';
import { refused, type Register } from '../../../model/records/register';
import { latticeOn } from '../roster/place';
import { type Site, writeWork } from '../roster/works';
import { type Structure, structureRows } from './rows';
import { finish } from './state';

const ON_SIDES = ['road', 'bridge', 'wall', 'canal'] as const;

/** What a new structure needs: kind, side and who builds; it is begun, or stands at once. */
export const createStructure: NonNullable<Register<Structure>['create']> = {
  fields: [
    {
      id: 'kind',
      text: 'roster:work.kind',
      kind: 'choice',
      options: optionsOf(ON_SIDES, (id) => `explain:kindOfWork.${id}`),
      initial: () => 'road',
    },
    {
      id: 'place',
      text: 'roster:work.place',
      kind: 'text',
      hint: 'roster:work.placeHint',
      initial: () => '',
    },
    {
      id: 'owner',
      text: 'roster:work.owners',
      kind: 'realm',
      initial: ({ campaign }) => Object.keys(campaign.world.parties)[0] ?? null,
    },
    {
      id: 'value',
      text: 'roster:work.value',
      kind: 'number',
      isOptional: true,
      hint: 'roster:work.valueHint',
      initial: () => null,
    },
    { id: 'isFinished', text: 'roster:town.isFinished', kind: 'flag', initial: () => false },
  ],
  make: (values, place) => {
    const { campaign, system, settings } = place;
    const kind = ON_SIDES.find((one) => one === values['kind']) ?? 'road';
    const typed = String(values['place'] ?? '');
    const lattice = latticeOn(campaign.world.map);
    const position = readPosition(typed, lattice);
    if (!position.ok || position.value.kind !== 'side')
      return refused('roster:refused.side', { typed });
    const { field, side } = kind === 'wall' ? position.value : sideHome(lattice, position.value);
    const given = values['value'];
    const style = hexGameOf(system).structures?.types(settings)[kind];
    const value =
      style?.isValueFixed !== true && typeof given === 'number' ? given : (style?.value ?? 1);
    const site: Site = { kind, field, side, value };
    const id = workId(kind, field, side);
    if (structureRows(campaign).some((row) => row.id === id))
      return refused('roster:refused.structureThere', { typed });
    const owner = String(values['owner'] ?? '');
    const begun: Partial<Work> = {
      owners: owner === '' ? [] : [owner],
      progress: 0,
      begun: campaign.world.clock.turn,
      completed: null,
    };
    const made = values['isFinished'] === true ? finish(site, campaign) : writeWork(site, begun);
    return made.kind === 'refused' ? made : { ...made, id, name: typed };
  },
};
