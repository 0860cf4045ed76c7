import {
  type Campaign,
  formCodeIn,
  type InboxItem,
  type OrderRow,
  partiesNamedIn,
  type Party,
  type PartyKey,
  type Person,
  type RuleSystem,
  withEnclosed,
  type World,
} from '../../../../../engine';
import { fittingRows } from '../../../../model/turn/model/owner';
import { orderingParties } from '../../../../model/turn/model/realms';

/** Evidence for a realm. */
export interface Evidence {
  /** Orders that name units of the realm where they stand, of all orders read. */
  readonly fitting: number;
  readonly rows: number;
  /** The sender plays the realm. */
  readonly isSender: boolean;
  /** The head of the letter or its title names the realm or its ruler. */
  readonly isNamed: boolean;
}

/** The realm a document seems to come from. */
export interface Suggestion {
  readonly party: Party;
  readonly evidence: Evidence;
  /** There is no evidence for another realm: it may be filed unseen. */
  readonly isClear: boolean;
}

const addressOf = (sender: string): string =>
  (/<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender).trim().toLowerCase();

const playsNow = ({ roles }: Person, turn: number): readonly PartyKey[] =>
  roles
    .filter(({ since = -Infinity, until = Infinity }) => since <= turn && turn <= until)
    .map(({ party }) => party);

/** The realms played by the person with an e-mail address. */
const partiesOfSender = (sender: string, { people, clock }: World): readonly PartyKey[] => {
  const address = addressOf(sender);
  if (address === '') return [];
  const players = Object.values(people).filter(
    ({ email }) => email.trim().toLowerCase() === address,
  );
  return [...new Set(players.flatMap((person) => playsNow(person, clock.turn)))];
};

/** A line that names a recipient or a vote, not the sender. */
const ADDRESSED =
  /^\s*(?:an|to|f(?:ü|ue)r|botschaft|nachricht|message|mitteilung|stimme|votum|vote)\b/i;

/** A line that names the writer. */
const WRITER =
  /^\s*(?:(?:organi[sz]ation|nation|reich|realm|spieler(?:in)?|player|von|from|absender)\s*:|(?:reich|realm)[\s|])/i;

const headOf = ({ name, text }: InboxItem): string =>
  [name, ...text.slice(0, 1000).split('\n').slice(0, 6)]
    .filter((line) => !ADDRESSED.test(line))
    .join('\n');

/** Lines at the head of a form: its code, the title of the letter, the realm that fills it in. */
const FORM_HEAD = 3;

/**
 * The realms a document names: the one a line of its head names as sender, else all in its head, and, on one of our
 * forms, the one it was made for.
 */
const namedBy = (item: InboxItem, world: World): readonly PartyKey[] => {
  const code = formCodeIn(item.text);
  if (code === undefined) {
    const head = headOf(item);
    const signed = head.split('\n').filter((line) => WRITER.test(line));
    const written = partiesNamedIn(signed.join('\n'), world);
    return written.length === 1 ? written : partiesNamedIn(head, world);
  }
  const head = item.text.split('\n').slice(0, FORM_HEAD).join('\n');
  const made = code.party !== null && Object.hasOwn(world.parties, code.party) ? [code.party] : [];
  return [...new Set([...made, ...partiesNamedIn(head, world)])];
};

/** The document that encloses all others, itself if none does. */
const rootOf = (inbox: Campaign['inbox'], item: InboxItem, depth = 0): InboxItem => {
  const outer = item.enclosedIn === undefined ? undefined : inbox[item.enclosedIn];
  return outer === undefined || depth > 8 ? item : rootOf(inbox, outer, depth + 1);
};

/** The documents by which one is judged: all that came with it, itself among them. */
export function documentsBeside(inbox: Campaign['inbox'], item: InboxItem): readonly InboxItem[] {
  return withEnclosed(inbox, rootOf(inbox, item).id);
}

/** The party as whose letters documents are read before it is known whose they are; '' = there is none. */
export function anybodyIn(world: World): PartyKey {
  return orderingParties(world)[0]?.key ?? '';
}

/** Best first: most orders, then the sender, then the name. */
const weightOf = ({ fitting, rows, isSender, isNamed }: Evidence): number =>
  (rows === 0 ? 0 : (4 * fitting) / rows) + (isSender ? 2 : 0) + (isNamed ? 1 : 0);

const only = <T>(values: readonly T[]): T | undefined =>
  values.length === 1 ? values[0] : undefined;

/** What is known of a document before realms are weighed. */
interface Clues {
  readonly rows: readonly OrderRow<unknown>[];
  readonly senders: readonly PartyKey[];
  readonly named: readonly PartyKey[];
}

/** The realm that alone fits most orders: more than half of all, and twice as many as the next one. */
const ownerOfRows = (
  fitting: ReadonlyMap<PartyKey, number>,
  rows: number,
): PartyKey | undefined => {
  const [best, second] = [...fitting].sort((a, b) => b[1] - a[1]);
  if (best === undefined || 2 * best[1] <= rows) return undefined;
  return best[1] > (second?.[1] ?? 0) && best[1] >= 2 * (second?.[1] ?? 0) ? best[0] : undefined;
};

const weighed = ({ rows, senders, named }: Clues, world: World): Suggestion | null => {
  const parties = orderingParties(world);
  const fitting = new Map(
    parties.map(({ key }) => [key, rows.length === 0 ? 0 : fittingRows({ rows }, world, key)]),
  );
  const ranked = parties
    .map((party) => ({
      party,
      evidence: {
        fitting: fitting.get(party.key) ?? 0,
        rows: rows.length,
        isSender: senders.includes(party.key),
        isNamed: named.includes(party.key),
      },
    }))
    .sort((a, b) => weightOf(b.evidence) - weightOf(a.evidence));
  const [best, second] = ranked;
  if (best === undefined || weightOf(best.evidence) === 0) return null;
  if (second !== undefined && weightOf(second.evidence) === weightOf(best.evidence)) return null;
  const signs = [ownerOfRows(fitting, rows.length), only(senders), only(named)].filter(
    (sign) => sign !== undefined,
  );
  // Orders of games without units fit nobody and prove nothing.
  const isContradicted =
    best.evidence.fitting === 0 && [...fitting.values()].some((one) => one > 0);
  const isClear =
    signs.length > 0 && signs.every((sign) => sign === best.party.key) && !isContradicted;
  return { ...best, isClear };
};

/** Suggests realms for the documents of a mailbox; the result for a document is cached. */
export type Suggester = (item: InboxItem) => Suggestion | null;

/**
 * A suggester over a mailbox. A document is judged by its orders, its sender and its head; where it has none of
 * these, by those of the mail that encloses it and of what that encloses beside it.
 */
export function suggesterOf(
  { inbox, world }: Pick<Campaign, 'inbox' | 'world'>,
  { read }: Pick<RuleSystem<World>['orders'], 'read'>,
): Suggester {
  const anybody = anybodyIn(world);
  const rows = new Map<string, readonly OrderRow<unknown>[]>();
  const found = new Map<string, Suggestion | null>();
  const rowsOf = (item: InboxItem): readonly OrderRow<unknown>[] => {
    const known = rows.get(item.id) ?? read(item.text, anybody, world).rows;
    rows.set(item.id, known);
    return known;
  };
  const namedIn = (items: readonly InboxItem[]): readonly PartyKey[] => [
    ...new Set(items.flatMap((item) => namedBy(item, world))),
  ];
  const cluesOf = (item: InboxItem): Clues => {
    const root = rootOf(inbox, item);
    const beside = withEnclosed(inbox, root.id).filter(({ id }) => id !== item.id);
    const ownRows = rowsOf(item);
    const ownNames = namedIn([item]);
    return {
      rows: ownRows.length > 0 ? ownRows : beside.flatMap(rowsOf),
      senders: partiesOfSender(item.sender === '' ? root.sender : item.sender, world),
      named: ownNames.length > 0 ? ownNames : namedIn(beside),
    };
  };
  return (item) => {
    const known = found.get(item.id);
    if (known !== undefined) return known;
    const suggestion = weighed(cluesOf(item), world);
    found.set(item.id, suggestion);
    return suggestion;
  };
}
