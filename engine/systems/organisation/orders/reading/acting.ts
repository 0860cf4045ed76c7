import type { RegionKey } from '../../../../world';
import type { Order, PlunderSpending, SabotageSpending } from '../order';
import { meantBy } from '../names';
import { folded } from '../fold';
import { type Token, wordsFrom } from '../tokens';
import { categoryOf } from '../words';
import {
  categoryIn,
  countIn,
  detailsIn,
  itemsOf,
  leaveOut,
  levelsWith,
  neededRegion,
  numberIn,
  objectTo,
  organisationIn,
  type Parts,
  regionAt,
  slotAt,
  statedRegion,
  trimmed,
  wordsIn,
} from './parts';

/** Times one effect can be wished for in a line; more is a slip of the pen. */
const MOST_TIMES = 40;

/** `HEUERE AN Militär +2 in Hochland` (OS-10). */
export const readHire = (parts: Parts): readonly Order[] => {
  const { count, rest } = countIn(parts, parts.loose, 'organisation.E_LEVEL', 1);
  const region = regionAt(parts, 'in', 'to');
  return [{ kind: 'HIRE', category: categoryIn(parts, rest), region, levels: count }];
};

/** The region that tokens name; `otherwise` where there are none. */
const regionIn = (parts: Parts, tokens: readonly Token[], otherwise: RegionKey): RegionKey => {
  const words = trimmed(tokens);
  if (words.length === 0) return otherwise;
  const region = meantBy(wordsIn(parts, words), parts.book.regions)?.key;
  if (region === undefined) objectTo(parts, 'organisation.E_TARGET', words, { reason: 'region' });
  return region ?? '';
};

/** `AUTORITÄT Hochland: Militär in Seenland`; without regions the seat, and the region of the authority (OS-5.4-02). */
export const readAuthority = (parts: Parts): readonly Order[] => {
  const { tail } = parts.line;
  if (tail.length === 0) {
    const from = statedRegion(parts, 'from') ?? parts.book.own?.seat ?? '';
    const region = statedRegion(parts, 'in') ?? from;
    const category = categoryIn(parts, numberIn(parts.loose).rest);
    return [{ kind: 'AUTHORITY_RAISE', from, category, region }];
  }
  const at = tail.findIndex(({ fold, isName }) => !isName && ['in', 'im', 'at'].includes(fold));
  const [what, where] = at < 0 ? [tail, []] : [tail.slice(0, at), tail.slice(at + 1)];
  const stated = trimmed(parts.loose);
  const from = stated.length > 0 ? regionIn(parts, stated, '') : regionAt(parts, 'in', 'from');
  const category = categoryIn(parts, numberIn(what).rest);
  return [{ kind: 'AUTHORITY_RAISE', from, category, region: regionIn(parts, where, from) }];
};

const textBehind = ({ line }: Parts): string => wordsFrom(line.letter, line.tail)?.text ?? '';

/** `UNTERSTÜTZUNG in Hochland mit 2: ...`, and the same for overload (OS-5.5-01, OS-5.5-02). */
export const readEscort =
  (kind: 'SUPPORT' | 'OVERLOAD') =>
  (parts: Parts): readonly Order[] => {
    const region = regionAt(parts, 'in', 'from');
    return [{ kind, region, levels: levelsWith(parts), text: textBehind(parts) }];
  };

/** `INFORMATION aus Küste über Seenland: ...` (OS-5.6-02). */
export const readInformation = (parts: Parts): readonly Order[] => {
  const from = regionAt(parts, 'from');
  const stated = statedRegion(parts, 'in', 'to');
  const about = slotAt(parts, 'about', 'on') ?? [];
  const text = [stated === null ? '' : wordsIn(parts, about), textBehind(parts)];
  return [
    {
      kind: 'INFORMATION',
      from,
      region: stated ?? neededRegion(parts, 'about', 'on'),
      levels: levelsWith(parts),
      text: text.filter((part) => part !== '').join(': '),
    },
  ];
};

/** How often an effect is wished for: `2 x stehlen`, `stehlen 2`. */
const timesOf = (parts: Parts, item: readonly Token[]) => {
  const isTimes = ({ fold }: Token): boolean => fold === 'x' || fold === '×' || fold === 'mal';
  const { count, rest } = countIn(
    parts,
    item.filter((token) => !isTimes(token)),
    'organisation.E_LEVEL',
    1,
  );
  return { count: Math.min(Math.max(1, Math.floor(count)), MOST_TIMES), words: trimmed(rest) };
};

const STEAL = /^(stehlen|stiehl|stehle|steal|diebstahl|geld|money|raub|rauben)$/;
const DAMAGE = /^(beschaedigen?|schaden|damage)$/;

const plunderEffect = (parts: Parts, words: readonly Token[]): PlunderSpending => {
  const [first, ...others] = words;
  if (first === undefined || STEAL.test(first.fold)) return { kind: 'steal' };
  const isGeneral = DAMAGE.test(first.fold) || categoryOf(first.text) === 'military';
  const name = wordsIn(parts, isGeneral ? others : words);
  return {
    kind: 'damage',
    advantage: name === '' || categoryOf(name) === 'military' ? null : name,
  };
};

const spendingIn = <Effect>(
  parts: Parts,
  details: readonly Token[],
  effectOf: (words: readonly Token[]) => Effect | undefined,
): readonly Effect[] | null => {
  const items = itemsOf(details);
  if (items.length === 0) return null;
  return items.flatMap((item) => {
    const { count, words } = timesOf(parts, item);
    const effect = effectOf(words);
    if (effect === undefined) leaveOut(parts, item);
    return effect === undefined ? [] : Array.from({ length: count }, () => effect);
  });
};

/** Who, from where, with how much, against whom: what plunder and sabotage have in common. */
const strikeOf = (parts: Parts) => {
  const from = regionAt(parts, 'from');
  const levels = levelsWith(parts);
  const region = neededRegion(parts, 'in', 'to');
  const target = organisationIn(parts, [...parts.loose, ...(slotAt(parts, 'against') ?? [])]);
  return { from, levels, region, target, ...detailsIn(parts, parts.line.tail) };
};

/** `PLÜNDERE mit 2 aus Hochland den Waldbund in Waldmark: stehlen, Militär` (OS-12). */
export const readPlunder = (parts: Parts): readonly Order[] => {
  const { details, ...strike } = strikeOf(parts);
  const spending = spendingIn(parts, details, (words) => plunderEffect(parts, words));
  return [{ kind: 'PLUNDER', ...strike, spending }];
};

const UNREST = /^(aufruhr|unruhe|unrest)$/;
const TRACELESS = /^(keinespuren|ohnespuren|spurlos|notraces?|traceless)$/;

const sabotageEffect = (words: readonly Token[]): SabotageSpending | undefined => {
  const fold = words.map((token) => folded(token.text)).join('');
  if (TRACELESS.test(fold)) return { kind: 'traceless' };
  return words.some((token) => UNREST.test(token.fold)) ? { kind: 'unrest' } : undefined;
};

/** `SABOTIERE aus Küste den Zirkel in Seenland: Aufruhr, keine Spuren` (OS-11). */
export const readSabotage = (parts: Parts): readonly Order[] => {
  const { details, ...strike } = strikeOf(parts);
  return [{ kind: 'SABOTAGE', ...strike, spending: spendingIn(parts, details, sabotageEffect) }];
};

const DIVISION = [
  ['mobilised', /^mobil/],
  ['attack', /^(angriff|angreif|attack)/],
  ['defence', /^(verteidig|abwehr|defen)/],
] as const;

/** Population and military as an organisation divides them for a war: whole numbers, 0 where nothing is said (OS-13-04). */
const divisionIn = (parts: Parts, details: readonly Token[]) => {
  const division = { mobilised: 0, attack: 0, defence: 0 };
  for (const item of itemsOf(details)) {
    const part = DIVISION.find(([, form]) => item.some(({ fold }) => form.test(fold)));
    const { value, token } = numberIn(item);
    if (part === undefined || token === undefined) leaveOut(parts, item);
    else if (!Number.isInteger(value) || value < 0)
      objectTo(parts, 'organisation.E_WAR_SPLIT', [token]);
    else division[part[0]] = value;
  }
  return division;
};

const warIn = (parts: Parts) => {
  const inline = slotAt(parts, 'with') ?? [];
  const { details, rerolls } = detailsIn(parts, [...inline, ...parts.line.tail]);
  return { ...divisionIn(parts, details), rerolls };
};

/** `KRIEG in Seenland gegen den Zirkel: 3 mobilisiert, Angriff 2, Verteidigung 1` (OS-13-02). */
export const readWar = (parts: Parts): readonly Order[] => {
  const region = neededRegion(parts, 'in');
  const opponent = organisationIn(parts, [...(slotAt(parts, 'against') ?? []), ...parts.loose]);
  return [{ kind: 'WAR', region, opponent, ...warIn(parts) }];
};

/** `VERTEIDIGUNG in Seenland gegen den Orden: 2 mobilisiert, Angriff 1, Verteidigung 1` (OS-13-03). */
export const readAnswer = (parts: Parts): readonly Order[] => {
  const region = regionAt(parts, 'in');
  const against = slotAt(parts, 'against');
  const opponent = against === undefined ? null : organisationIn(parts, against);
  return [{ kind: 'WAR_ANSWER', region, opponent, ...warIn(parts) }];
};

const WORLD = /^(welt|world|alle|all)$/;

/** `EINFLUSS auf Zirkel +1 mit Geld in Küste` (OS-14-06). */
export const readInfluence = (parts: Parts): readonly Order[] => {
  const { value, token, rest } = numberIn([...parts.loose, ...(slotAt(parts, 'on') ?? [])]);
  const words = trimmed(rest);
  const text = wordsIn(parts, words);
  const { organisations, regions } = parts.book;
  const chance = WORLD.test(folded(text))
    ? 'world'
    : (meantBy(text, organisations) ?? meantBy(text, regions))?.key;
  if (chance === undefined)
    objectTo(parts, 'organisation.E_TARGET', words, { reason: 'organisation' });
  if (!Number.isInteger(value) || value === 0)
    objectTo(parts, 'organisation.E_SPEND', token === undefined ? [] : [token]);
  const means = slotAt(parts, 'with') ?? [];
  const isMoney = ['', 'geld', 'money'].includes(folded(wordsIn(parts, means)));
  return [
    {
      kind: 'INFLUENCE',
      chance: chance ?? '',
      points: value,
      means: isMoney ? 'money' : categoryIn(parts, means),
      region: regionAt(parts, 'in', 'from'),
    },
  ];
};
