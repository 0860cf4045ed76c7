import type { ListedPerson } from '../../../../kernel';
import type { Party, World } from '../../../../world';
import { moonsOfTurn } from '../../rules/calendar';
import type { Values } from '../to-text/values';
import type { Language } from './figures';

/** Names of the moons by number (WW-3.4-01); a letter in English names the number as well, by which it is read. */
const MOONS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    ...['Widdermond', 'Falkenmond', 'Eulenmond', 'Jaguarmond', 'Rabenmond', 'Löwenmond'],
    ...['Dachsmond', 'Adlermond', 'Katzenmond', 'Drachenmond', 'Einhornmond', 'Wolfsmond'],
  ],
  en: [
    ...['Ram Moon', 'Falcon Moon', 'Owl Moon', 'Jaguar Moon', 'Raven Moon', 'Lion Moon'],
    ...['Badger Moon', 'Eagle Moon', 'Cat Moon', 'Dragon Moon', 'Unicorn Moon', 'Wolf Moon'],
  ],
};

const moonsText = ({ clock }: World, language: Language): string =>
  moonsOfTurn(clock)
    .map(({ no }) => {
      const name = MOONS[language][no - 1] ?? '';
      return language === 'de' ? name : `${name} (${String(no)})`;
    })
    .join(', ');

/** The head of a form for the open turn of a party, with those who play it (WW-8.2-02, WW-8.2-03). */
export const headValues = (
  world: World,
  party: Party,
  persons: readonly ListedPerson[],
  language: Language,
): Values => ({
  realm: party.name,
  turn: String(world.clock.turn),
  moons: moonsText(world, language),
  player: persons.map(({ name }) => name).join(', '),
});

/** The address of those who play a party: the first one known (WW-8.2-02). */
export const addressValue = (persons: readonly ListedPerson[]): Values => ({
  address: persons.map(({ address }) => address).find((address) => address !== '') ?? '',
});
