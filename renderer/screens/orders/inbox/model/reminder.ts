import type { Campaign, OutgoingLetter, Party, Person } from '../../../../../engine';
import { articlesOf } from '../../../../kit/text/cases';
import { dateOf } from '../../../../kit/explain';
import type { RealmState } from '../../../../model/turn/model/realms';

/** Texts in a player's language, whatever the language of the interface. */
export type LetterWords = (key: string, about?: Readonly<Record<string, unknown>>) => string;

/** The reminder of a realm in the open turn has one id: written again it takes the place of the old one. */
export function reminderId(turn: number, party: string): string {
  return `reminder-${turn}-${party}`;
}

/** Realms whose letter is missing and that the GM did not let go on without one. */
export function missingRealms(realms: readonly RealmState[]): readonly Party[] {
  return realms
    .filter(({ state, isOnDefaults }) => state === 'missing' && !isOnDefaults)
    .map(({ party }) => party);
}

/** The reminder of one realm in a language. */
export function reminderOf(
  {
    world,
    name,
    deadline,
    system,
    settings,
  }: Pick<Campaign, 'world' | 'name' | 'deadline' | 'system' | 'settings'>,
  party: Party,
  players: readonly Person[],
  words: LetterWords,
  { at, day }: { readonly at: string; readonly day: (iso: string) => string },
): OutgoingLetter {
  const { turn } = world.clock;
  const about = {
    realm: party.name,
    articles: articlesOf(world.parties),
    world: name,
    turn,
    month: dateOf({ system, settings, clock: world.clock }, words),
    players: players.map((person) => person.name).join(', '),
  };
  const due =
    deadline === null
      ? words('inbox:reminder.soon')
      : words('inbox:reminder.due', { day: day(deadline) });
  const greeting = words(
    players.length === 0 ? 'inbox:reminder.hello' : 'inbox:reminder.dear',
    about,
  );
  return {
    id: reminderId(turn, party.key),
    turn,
    party: party.key,
    kind: 'reminder',
    title: words('inbox:reminder.subject', about),
    text: [
      greeting,
      words('inbox:reminder.text', about),
      due,
      words('inbox:reminder.otherwise'),
      words('inbox:reminder.bye'),
    ].join('\n\n'),
    writtenAt: at,
    sentAt: null,
  };
}
