import type { ShelfItem } from '../../../../engine';
import type { RegisterPlace } from '../../../model/records/register';

/** What a thing on the shelf is called. */
export function shelfName(item: ShelfItem, { words, campaign }: RegisterPlace): string {
  switch (item.kind) {
    case 'unit':
      return (
        item.value.character?.name ??
        words('records:shelf.unit', {
          number: item.value.number,
          party: campaign.world.parties[item.value.party]?.name ?? item.value.party,
        })
      );
    case 'treaty':
      return item.value.parties.map((key) => campaign.world.parties[key]?.name ?? key).join(' – ');
    case 'culture':
      return item.value.title;
    case 'settlement':
      return `${item.value.name} ${item.field}`.trim();
    case 'record':
      return item.name;
    case 'person':
    case 'party':
      return item.value.name;
  }
}
