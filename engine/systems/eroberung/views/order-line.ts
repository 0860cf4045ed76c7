import { inLanguage, type Words } from '../../../kernel';
import type { World } from '../../../world';
import type { Weapon } from '../arcade/parameters';
import type { Order, Partners } from '../orders/order';
import { WEAPON_WORDS } from '../records/labels';

type Language = 'de' | 'en';

/** An order as a line of a letter, in words the reader of letters understands in both languages (EW-42-02). */
export function orderLine(order: Order, { board, parties }: World, language: Language): string {
  const text = (...words: Words): string => inLanguage(words, language);
  const country = (key: string): string => board?.regions[key]?.names?.[language] ?? key;
  const player = (key: string): string => parties[key]?.name ?? key;
  const and = (names: readonly string[]): string => names.join(text(' und ', ' and '));
  const weapon = (one: Weapon): string => text(...WEAPON_WORDS[one]);
  const withWhom = (partners: Partners): string => {
    if (partners === null) return '';
    if (partners.length === 0) return text(' allein', ' alone');
    return text(' gemeinsam mit ', ' together with ') + and(partners.map(player));
  };
  switch (order.kind) {
    case 'DIGIT':
      return `${text('Ziffer', 'digit')} ${String(order.digit)}`;
    case 'SET':
      return `${text('Markensatz', 'marker set')} ${String(order.set)}`;
    case 'MOTHERLAND':
      return `${text('Mutterland', 'motherland')}: ${order.countries.map(country).join(', ')}`;
    case 'HOME':
      return `${text('Heimatbündnisse', 'home alliances')}: ${order.countries.map(country).join(', ')}`;
    case 'BUY':
      return `${text('Kauf', 'buy')} ${country(order.region)}${withWhom(order.partners)}`;
    case 'ATTACK': {
      const armed = order.weapon === null ? '' : text(' mit ', ' with ') + weapon(order.weapon);
      const whom = withWhom(order.partners);
      return `${text('Angriff auf', 'attack')} ${country(order.region)}${armed}${whom}`;
    }
    case 'PASS':
      return text('Passen', 'pass');
    case 'PACT':
      return `${text('Bündnis mit', 'alliance with')} ${and(order.players.map(player))}`;
    case 'LEAVE':
      return text('Bündnis verlassen', 'leave alliance');
    case 'CONTRIBUTE': {
      const about = order.region === null ? '' : ` ${text('in', 'on')} ${country(order.region)}`;
      const amount = String(order.amount);
      return `${text('Beitrag', 'contribution')} ${amount} ${text('für', 'for')} ${player(order.player)}${about}`;
    }
    case 'WEAPONS':
      return `${text('Waffen', 'weapons')}: ${order.weapons.map(weapon).join(', ')}`;
  }
}
